import Foundation
import SaveFormat
import SavedGames
import Testing
import TicTacToe

struct SavingTests {
  @Test func theFileIsTheDesignedOneByteForByte() throws {
    let home = try Home()
    let seats = Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect))
    #expect(try home.save(game("a3 b2 c1", seats: seats)) == .nothing)
    let text = """
      {
        "first" : "X",
        "grid" : [
          "X..",
          ".O.",
          "..X"
        ],
        "inARow" : 3,
        "misere" : false,
        "moves" : "a3 b2 c1",
        "names" : {
          "O" : "",
          "X" : "Ada"
        },
        "players" : {
          "O" : "perfect",
          "X" : "person"
        },
        "state" : "active",
        "toMove" : "O",
        "undone" : "",
        "version" : 1
      }

      """
    #expect(try String(decoding: home.bytes(), as: UTF8.self) == text)
    #expect(home.saves.path(of: .standard) == home.documents + "/SavedGames.data")
  }

  @Test func theSameGameSavedThreeTimesGivesTheSameBytesAndOneFile() throws {
    let home = try Home()
    let game = try game("b2 a1 c3", undone: 1)
    #expect(try (1...3).map { _ in try home.save(game) } == [.nothing, .sameGame, .sameGame])
    #expect(try home.bytes() == bytes(game))
    #expect(try home.names() == ["SavedGames"])
  }

  @Test func aLaterStateLeavesTheOneBeforeAsTheEarlier() throws {
    let home = try Home()
    let states = try ["b2", "b2 a1", "b2 a1 c3"].map { try game($0) }
    for state in states { try home.save(state) }
    #expect(try home.names() == ["SavedGames", "SavedGames.earlier"])
    #expect(try home.bytes() == bytes(states[2]))
    #expect(try home.bytes("SavedGames.earlier") == bytes(states[1]))
  }

  @Test func takingMovesBackIsALaterStateOfTheSameGame() throws {
    let home = try Home()
    try home.save(game("b2 a1 c3"))
    #expect(try home.save(game("b2 a1 c3", undone: 2)) == .sameGame)
    #expect(try home.bytes("SavedGames.earlier") == bytes(game("b2 a1 c3")))
  }

  @Test func whatAPersonWroteAroundTheSameGameIsKeptAsTheEarlier() throws {
    let home = try Home()
    let game = try game("b2 a1")
    let written = Data("// my best game\n".utf8) + bytes(game)
    try home.put(written)
    #expect(try home.save(game) == .sameGame)
    #expect(try home.bytes("SavedGames.earlier") == written)
    try home.save(game)
    #expect(try home.bytes("SavedGames.earlier") == written)
  }

  @Test func namesAreSavedSideBySide() throws {
    let home = try Home()
    try home.save(game("a1"), as: "monday")
    try home.save(game("b2"), as: "Ærø ☃.data")
    #expect(try home.names() == ["monday", "Ærø ☃"])
    #expect(try home.restore("monday") == game("a1"))
    #expect(try home.restore("Ærø ☃") == game("b2"))
  }

  @Test func fiftyQuickSavesAreOneResult() throws {
    let home = try Home()
    let moves = ["b2", "b2 a1", "b2 a1 c3", "b2 a1 c3 c1", "b2 a1 c3 c1 b1"]
    for number in 0..<50 { try home.save(game(moves[number / 10])) }
    #expect(try home.bytes() == bytes(game(moves[4])))
    #expect(try home.bytes("SavedGames.earlier") == bytes(game(moves[3])))
    #expect(try home.names() == ["SavedGames", "SavedGames.earlier"])
  }

  @Test func aSaveThatNoProgramWouldReadIsNotWritten() throws {
    let home = try Home()
    let name = String(repeating: "x", count: SaveText.limit)
    let error = #expect(throws: SaveError.self) {
      try home.save(game("a1", seats: Seats(x: Seat(name: name))))
    }
    #expect(error?.description == "The save would be larger than 64 KiB.")
    #expect(try home.names() == [])
  }
}
