import Foundation
import SaveFormat
import SavedGames
import Testing
import TicTacToe

struct RestoringTests {
  @Test func undoAndUndoneMovesSurvive() throws {
    let home = try Home()
    let saved = try game("b2 a1 c3 c1 a3", undone: 2)
    try home.save(saved)
    var restored = try home.restore()
    #expect(restored == saved)
    #expect(restored.redo() == Square("c1"))
    #expect(restored.redo() == Square("a3"))
    #expect(restored.redo() == nil)
    for _ in 0..<5 { restored.undo() }
    #expect(restored.undo() == nil)
    #expect(restored.grid == Grid())
  }

  @Test func restoringTwiceWorksAndChangesNothing() throws {
    let home = try Home()
    for moves in ["b2", "b2 a1"] { try home.save(game(moves)) }
    let before = try home.snapshot()
    for _ in 1...2 { #expect(try home.restore() == game("b2 a1")) }
    #expect(try home.saves.list().count == 2)
    #expect(try home.snapshot() == before)
  }

  @Test func theEarlierIsOfferedWhenTheNewestIsDamagedAndNeverTaken() throws {
    let home = try Home()
    let moves = ["b2", "b2 a1", "b2 a1 c3", "b2 a1 c3 c1", "b2 a1 c3 c1 a3"]
    for moves in moves { try home.save(game(moves)) }
    try home.put(home.bytes().dropLast(4))
    let before = try home.snapshot()
    let error = try #require(throws: RestoreError.self) { try home.saves.restore() }
    #expect(error.why.diagnostics.map(\.code) == [.syntax])
    #expect(error.why.diagnostics.map(\.file) == [home.documents + "/SavedGames.data"])
    let earlier = try #require(error.earlier)
    #expect(try earlier.game == game(moves[3]))
    #expect(try home.saves.restore(earlier.name).game == game(moves[3]))
    #expect(try home.snapshot() == before)
  }

  @Test func nothingIsOfferedThatCannotBeRead() throws {
    let home = try Home()
    try home.put(Data())
    try home.put(Data("{".utf8), as: "SavedGames.earlier")
    let error = try #require(throws: RestoreError.self) { try home.saves.restore() }
    #expect(error.earlier == nil)
  }

  @Test(arguments: [#"mkdir "$0""#, #"mkfifo "$0""#, #"ln -s nowhere "$0""#, "true"])
  func theEarlierIsOfferedWhateverStandsInThePlaceOfTheNewest(_ obstacle: String) throws {
    let home = try Home()
    try home.put(bytes(game("a1")), as: "SavedGames.earlier")
    let path = home.documents + "/SavedGames.data"
    #expect(try run("/bin/sh", ["-c", obstacle, path]).status == 0)
    let error = try #require(throws: RestoreError.self) {
      try home.saves.restore(calling: "SavedGames.data")
    }
    #expect(error.why.diagnostics.map(\.code) == [.file])
    #expect(error.why.diagnostics.map(\.file) == ["SavedGames.data"])
    #expect(try error.earlier?.game == game("a1"))
  }
}
