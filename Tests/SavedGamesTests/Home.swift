import AppSandbox
import Foundation
import SaveFormat
import SavedGames
import Testing
import TicTacToe

/// A container of its own for one test, gone with it.
final class Home {
  /// Holds the container and what lies outside it.
  let outside: String
  let saves: Saves

  var path: String { outside + "/home" }
  var documents: String { path + "/Documents" }

  /// 14:05:22 on 30 November 2026, wherever the test runs.
  let now: Date

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "saved-games-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    outside = folder.resolvingSymlinksInPath().path
    saves = Saves(in: try Sandbox(home: URL(filePath: outside + "/home")))
    let moment = DateComponents(year: 2026, month: 11, day: 30, hour: 14, minute: 5, second: 22)
    now = try #require(Calendar(identifier: .gregorian).date(from: moment))
  }

  deinit { try? FileManager.default.removeItem(atPath: outside) }

  @discardableResult
  func save(_ game: Game, as name: String = "SavedGames") throws -> Replaced {
    try saves.save(game, as: try SaveName(name), now: now)
  }

  func restore(_ name: String = "SavedGames") throws -> Game {
    try saves.restore(try SaveName(name)).game
  }

  /// Every name in Documents but Inbox, hidden ones too, without `.data`.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: documents).filter { $0 != "Inbox" }
      .map { $0.hasSuffix(".data") ? String($0.dropLast(5)) : $0 }.sorted()
  }

  func locks() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/tmp")
  }

  func bytes(_ name: String = "SavedGames") throws -> Data {
    try Data(contentsOf: URL(filePath: "\(documents)/\(name).data"))
  }

  /// Puts a file there as an editor would.
  func put(_ data: Data, as name: String = "SavedGames") throws {
    try data.write(to: URL(filePath: "\(documents)/\(name).data"))
  }

  /// Everything in the container: what it is, when it changed and what it holds.
  func snapshot() throws -> [String: String] {
    var snapshot: [String: String] = [:]
    for name in [""] + (FileManager.default.subpaths(atPath: path) ?? []) {
      var status = stat()
      #expect(lstat("\(path)/\(name)", &status) == 0)
      let content = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
      let times = "\(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
      snapshot[name] = "\(status.st_mode) \(times) \(content.base64EncodedString())"
    }
    return snapshot
  }
}

/// A game with these moves, of which the last `undone` are taken back.
func game(
  _ moves: String, undone: Int = 0, on rules: Rules = .classic, seats: Seats = Seats()
) throws -> Game {
  var game = Game(rules: rules, seats: seats)
  for name in moves.split(separator: " ") { try game.play(try #require(Square(name))) }
  for _ in 0..<undone { game.undo() }
  return game
}

func bytes(_ game: Game) -> Data { Data(SaveText.bytes(of: game)) }
