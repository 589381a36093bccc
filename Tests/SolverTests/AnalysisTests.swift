import Solver
import Testing
import TicTacToe

@Suite struct AnalysisTests {
  @Test func theEmptyBoardIsADrawWhereverXBegins() {
    let analysis = Analysis(of: Game())
    #expect(analysis.headline == "draw")
    #expect(
      analysis.lines == [
        "a1 draw", "b1 draw", "c1 draw", "a2 draw", "b2 draw", "c2 draw", "a3 draw", "b3 draw",
        "c3 draw",
      ])
    #expect(analysis.principalVariation.count == 9)
  }

  @Test func theBestMoveComesFirstAndALossSaysHowLongItTakes() throws {
    let analysis = Analysis(of: try Game(rules: .classic, grid: Grid(".../.../X..")))
    #expect(analysis.headline == "draw")
    #expect(analysis.lines.first == "b2 draw")
    #expect(
      analysis.lines.dropFirst().sorted() == [
        "a2 X wins in 6", "a3 X wins in 6", "b1 X wins in 6", "b3 X wins in 6", "c1 X wins in 6",
        "c2 X wins in 6", "c3 X wins in 6",
      ])
  }

  @Test func aWinCountsTheMovesOfBothAndTheVariationPlaysThem() throws {
    let rules = Rules(4, 3, 3)
    let analysis = Analysis(of: Game(rules: rules))
    #expect(analysis.headline == "X wins in 7")
    #expect(analysis.lines.first?.hasSuffix("X wins in 7") == true)
    var game = Game(rules: rules)
    for square in analysis.principalVariation { try game.play(square) }
    #expect(game.outcome == .won(by: .x))
    #expect(game.moves.count == 7)
  }

  @Test(
    arguments: [("XXX/OO./...", "X won"), ("XOX/XOO/OXX", "draw"), ("OOO/XX./X..", "O won")])
  func aFinishedGameSaysHowItEnded(rows: String, headline: String) throws {
    let analysis = Analysis(of: try Game(rules: .classic, grid: Grid(rows)))
    #expect(analysis.headline == headline)
    #expect(analysis.lines.isEmpty)
    #expect(analysis.principalVariation.isEmpty)
  }

  @Test func whatNobodyLookedAtIsUnknown() throws {
    let game = Game(rules: Rules(8, 8, 5))
    let analysis = Analysis(of: game, within: SearchBudget(nodes: 100))
    #expect(analysis.headline == "unknown")
    #expect(analysis.lines.count == 64)
    #expect(analysis.lines.first == "a1 unknown")
  }

  @Test func aSoonerWinAndALaterLossAreBetter() {
    #expect(Evaluation(.win, plies: nil) > Evaluation(.draw, plies: 4))
    #expect(Evaluation(.win, plies: 3) > Evaluation(.win, plies: 5))
    #expect(Evaluation(.win, plies: 3) > Evaluation(.win, plies: nil))
    #expect(Evaluation(.loss, plies: 6) > Evaluation(.loss, plies: 4))
    #expect(Evaluation(.draw, plies: 2) > Evaluation(.loss, plies: 60))
  }

  @Test(arguments: [(4, 4, 3, "X wins in 5"), (4, 4, 4, "draw"), (5, 4, 4, "draw")])
  func largerBoardsAreAnalysedWhole(columns: Int, rows: Int, inARow: Int, headline: String) {
    let analysis = Analysis(of: Game(rules: Rules(columns, rows, inARow)))
    #expect(analysis.headline == headline)
    #expect(!analysis.lines.contains { $0.hasSuffix("unknown") || $0.hasSuffix("wins") })
  }
}
