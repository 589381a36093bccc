import Testing
import TicTacToe

struct GameTests {
  @Test func aNewGameIsEmptyAndTheFirstPlayerIsToMove() throws {
    #expect(Game().toMove == .x)
    #expect(try Game(rules: rules(4, 4, first: .o)).toMove == .o)
    #expect(Game().isActive && Game().outcome == nil)
    #expect(Game().rows == ["...", "...", "..."])
    #expect(Game().freeSquares.count == 9)
  }

  @Test func marksTakeTurns() throws {
    let game = try game("b2 a1 c3")
    #expect(game.rows == ["..X", ".X.", "O.."])
    #expect(game.moves == squares("b2 a1 c3"))
    #expect(game.toMove == .o)
  }

  @Test(arguments: Array(Rules.classic.squares))
  func aTakenSquareIsRefusedAndNothingChanges(_ square: Square) throws {
    var game = Game()
    try game.play(square)
    let before = game
    #expect(throws: IllegalMove.squareIsTaken(square, by: .x)) { try game.play(square) }
    #expect(game == before)
    #expect(IllegalMove.squareIsTaken(square, by: .x).description == "\(square) is taken.")
  }

  @Test(arguments: ["d1", "a4", "h8"])
  func aSquareOffTheBoardIsRefusedAndNothingChanges(_ name: String) throws {
    let square = try square(name)
    var game = try game("b2 a1")
    game.undo()
    let before = game
    let error = IllegalMove.squareIsOffTheBoard(square, .classic)
    #expect(throws: error) { try game.play(square) }
    #expect(game == before)
    #expect(
      error.description == "\(name) is off the board, which has 3 columns and 3 rows.")
  }

  @Test(arguments: [
    ("a1 a2 b1 b2 c1", Outcome.won(by: .x), "The game is over: X won."),
    ("a1 a2 b1 b2 c3 c2", .won(by: .o), "The game is over: O won."),
    ("a1 b1 c1 b2 a2 c2 b3 a3 c3", .draw, "The game is over: it is a draw."),
    ("a1 b1 c1 b2 a2 c2 a3", .won(by: .x), "The game is over: X won."),
  ])
  func afterTheEndNoMoveIsTaken(_ names: String, _ outcome: Outcome, _ words: String) throws {
    var game = try game(names)
    #expect(game.outcome == outcome)
    #expect(!game.isActive)
    #expect(game.toMove == nil)
    let before = game
    for square in game.rules.squares {
      #expect(throws: IllegalMove.gameIsOver(outcome)) { try game.play(square) }
    }
    #expect(game == before)
    #expect(IllegalMove.gameIsOver(outcome).description == words)
  }

  @Test func theOutcomeIsSaidInOneWayOnly() {
    #expect(Outcome.won(by: .x).description == "X won")
    #expect(Outcome.won(by: .o).description == "O won")
    #expect(Outcome.draw.description == "draw")
  }
}
