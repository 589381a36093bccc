import Foundation
import SavedGames
import Testing
import TicTacToe

/// Saves that are refused: in words, and nothing changes.
struct RefusalTests {
  private func refusal(_ home: Home, _ game: Game, as name: SaveName = .standard) -> String? {
    #expect(throws: SaveError.self) { try home.saves.save(game, as: name, now: home.now) }?
      .description
  }

  static let reserved = [
    "Autosave-1", "Autosave-27", "SavedGames.earlier", "a.earlier", "a.damaged-1", "x.damaged-12",
  ]

  @Test(arguments: reserved)
  func theProgramsOwnNamesAreRefused(_ name: String) throws {
    let home = try Home()
    let words = "\"\(name)\" is a name that the program gives itself; choose another."
    #expect(try refusal(home, game("a1"), as: SaveName(name)) == words)
    #expect(try home.names() == [])
  }

  static let ordinary = [
    "Autosave", "Autosave-0", "Autosave-01", "Autosave-1b", "earlier", "a.damaged-", "a.damaged-0",
  ]

  @Test(arguments: ordinary)
  func namesThatOnlyLookLikeThemAreFree(_ name: String) throws {
    let home = try Home()
    try home.save(game("a1"), as: name)
    #expect(try home.names() == [name])
  }

  static let impossible: [(String, String)] = [
    ("", "a name holds no / and does not begin with a dot"),
    (".data", "a name holds no / and does not begin with a dot"),
    ("..", "a name holds no / and does not begin with a dot"),
    (".hidden", "a name holds no / and does not begin with a dot"),
    ("../a", "a name holds no / and does not begin with a dot"),
    ("a/b", "a name holds no / and does not begin with a dot"),
    ("/etc/passwd", "a name holds no / and does not begin with a dot"),
    ("a\u{0}b", "it holds control characters"), ("a\u{1B}[2J", "it holds control characters"),
    ("a\nb", "it holds control characters"), ("a\u{9B}b", "it holds control characters"),
    (String(repeating: "é", count: 101), "a name has at most 200 bytes"),
  ]

  @Test(arguments: impossible)
  func textsThatNameNoFileAreRefused(_ text: String, _ reason: String) {
    let fault = #expect(throws: SaveNameFault.self) { try SaveName(text) }
    #expect(fault?.description.hasSuffix(" cannot name a saved game: " + reason) == true)
  }

  @Test func theLongestNameHasRoomForEveryEnding() throws {
    let home = try Home()
    let name = String(repeating: "é", count: 100)
    for moves in ["a1", "b2", "b2 a1", "a1"] { try home.save(game(moves), as: name) }
    try home.put(Data(), as: name)
    try home.save(game("c3"), as: name)
    #expect(try home.names().count == 5)
  }

  static let obstacles = [
    (#"ln -s "$1" "$2""#, "a symbolic link"), (#"ln -s nowhere "$2""#, "a symbolic link"),
    (#"ln -s "$2" "$2""#, "a symbolic link"), (#"mkfifo "$2""#, "a named pipe (FIFO)"),
    (#"mkdir "$2""#, "a folder"),
  ]

  @Test(arguments: obstacles, ["SavedGames", "SavedGames.earlier"])
  func whatIsNoFileIsRefusedAndLeftAlone(_ obstacle: (String, String), _ name: String) throws {
    let home = try Home()
    let target = home.outside + "/target", path = "\(home.documents)/\(name).data"
    try bytes(game("a1")).write(to: URL(filePath: target))
    if name != "SavedGames" { try home.save(game("b2")) }
    #expect(try run("/bin/sh", ["-c", obstacle.0, "sh", target, path]).status == 0)
    let before = try home.snapshot()
    #expect(
      try refusal(home, game("b2 a1")) == "\(path): is \(obstacle.1), not a regular file.")
    #expect(try home.snapshot() == before)
    #expect(try Data(contentsOf: URL(filePath: target)) == bytes(game("a1")))
  }

  @Test func aReadOnlyFileIsRefused() throws {
    for moves in ["b2", "b2 a1", "c3"] {
      let home = try Home()
      try home.save(game("b2"))
      #expect(chmod(home.documents + "/SavedGames.data", 0o444) == 0)
      let before = try home.snapshot()
      let words = "\(home.documents)/SavedGames.data: is read-only."
      #expect(try refusal(home, game(moves)) == words)
      #expect(try home.snapshot() == before)
    }
  }

  @Test func aReadOnlyFolderIsRefused() throws {
    let home = try Home()
    try home.save(game("b2"))
    #expect(chmod(home.documents, 0o555) == 0)
    let before = try home.snapshot()
    for name in ["SavedGames", "new"] {
      let words = "\(home.documents)/\(name).data: the folder is read-only."
      #expect(try refusal(home, game("b2 a1"), as: SaveName(name)) == words)
    }
    #expect(try home.snapshot() == before)
    #expect(chmod(home.documents, 0o700) == 0)
  }
}
