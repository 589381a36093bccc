import Foundation
import SaveFormat
import SavedGames
import Testing
import TicTacToe

/// Files from outside the container.
struct OutsideTests {
  /// Writes a file outside and says where.
  private func outside(_ home: Home, _ data: Data, named name: String) throws -> String {
    let path = "\(home.outside)/\(name)"
    try data.write(to: URL(filePath: path))
    return path
  }

  private func inbox(_ home: Home) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.documents + "/Inbox")
  }

  /// The same but for the time at which the Inbox last changed.
  private func snapshot(_ home: Home) throws -> [String: String] {
    try home.snapshot().filter { $0.key != "Documents/Inbox" }
  }

  @Test(arguments: ["a.data", ".hidden", "SavedGames.data", "no ending", "..."])
  func theCopyIsGoneAndNothingElseChanged(_ name: String) throws {
    let home = try Home()
    try home.save(game("c3"))
    let path = try outside(home, bytes(game("a1 b2", undone: 1)), named: name)
    let before = try snapshot(home)
    for _ in 1...2 {
      #expect(try home.saves.restore(fileAt: path).game == game("a1 b2", undone: 1))
    }
    #expect(try inbox(home) == [])
    #expect(try snapshot(home) == before)
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes(game("a1 b2", undone: 1)))
  }

  @Test(arguments: [Data(), Data(count: 400), Data(count: 70_000), Data("{".utf8)])
  func theCopyOfADamagedFileIsGoneToo(_ data: Data) throws {
    let home = try Home()
    let path = try outside(home, data, named: "a.data")
    let error = #expect(throws: UnreadableSave.self) { try home.saves.restore(fileAt: path) }
    #expect(error?.diagnostics.map(\.file) == [path])
    #expect(try inbox(home) == [])
  }

  @Test func whatAnotherProgramLeftInTheInboxStays() throws {
    let home = try Home()
    let path = try outside(home, bytes(game("a1")), named: "a.data")
    try Data("other".utf8).write(to: URL(filePath: home.documents + "/Inbox/a.data"))
    #expect(try home.saves.restore(fileAt: path).game == game("a1"))
    #expect(try inbox(home) == ["a.data"])
  }

  @Test func anInboxThatTakesNothingIsNotBlamedOnTheFile() throws {
    let home = try Home()
    let path = try outside(home, bytes(game("a1")), named: "a.data")
    #expect(chmod(home.documents + "/Inbox", 0o555) == 0)
    let error = #expect(throws: UnreadableSave.self) { try home.saves.restore(fileAt: path) }
    #expect(
      error?.diagnostics.map(\.description) == [
        "\(path): error: no copy of it can be read in the game's own folder: "
          + "\(home.documents)/Inbox/a.data: the folder is read-only [file]"
      ])
    #expect(chmod(home.documents + "/Inbox", 0o700) == 0)
  }

  @Test func whatIsNoFileIsSaidSo() throws {
    let home = try Home()
    for (path, words) in [
      (home.outside, "this is a folder, not a file that holds a save"),
      (home.outside + "/none", "there is no such file"),
      ("/dev/null", "this is a character device, not a file that holds a save"),
    ] {
      let restored = #expect(throws: UnreadableSave.self) { try home.saves.restore(fileAt: path) }
      let checked = #expect(throws: UnreadableSave.self) { try Saves.check(fileAt: path) }
      for error in [restored, checked] {
        #expect(error?.diagnostics.map(\.sentence) == [words])
      }
    }
    #expect(try inbox(home) == [])
  }

  @Test func aCheckNeedsNoContainer() throws {
    let home = try Home()
    let path = try outside(home, Data(#"{ "grid": ["XO.", ".X.", "..."] }"#.utf8), named: "a.data")
    let before = try home.snapshot()
    #expect(try Saves.check(fileAt: path).game.rows == ["XO.", ".X.", "..."])
    #expect(try home.snapshot() == before)
  }
}
