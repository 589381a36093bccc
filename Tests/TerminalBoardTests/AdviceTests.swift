import Solver
import TerminalBoard
import Testing
import TicTacToe

/// Hints and the analysis.
struct AdviceTests {
  private func hinted(_ game: Game) -> GameSession {
    var session = GameSession(game: game)
    #expect(session.perform(.hint) == [.analyse(game, request: 1)])
    #expect(session.status == "\(game.rules.toMove(on: game.grid)) to move. Looking for a hint...")
    #expect(session.perform(analysed(game, request: 1)).isEmpty)
    return session
  }

  @Test(arguments: [
    ("a1 b2", "Hint: every square holds the draw.", 7),
    ("b2 b1", "Hint: a1, c1, a2, c2 and 2 more win in 5.", 6),
    ("a1 b1 a2", "Hint: a3 holds out longest; X wins in 4.", 1),
    ("b2 a1 c3 a3", "Hint: a2 holds the draw.", 1), ("a1 b2 a2 b1", "Hint: a3 wins in 1.", 1),
  ])
  func aHintSaysWhatTheBestSquaresDo(_ moves: String, _ words: String, _ count: Int) {
    let session = hinted(game(moves))
    #expect(session.status.hasPrefix(words))
    #expect(session.hinted.count == count)
  }

  @Test func aHintThatIsNotProvenSaysSo() {
    var session = GameSession(game: large)
    _ = session.perform(.hint)
    _ = session.perform(.analysed(unknown, guess: square("e4"), request: 1))
    #expect(session.status == "Hint: e4 looks best, but that is not proven. X to move.")
    #expect(session.hinted == SquareSet(square("e4")))
  }

  @Test func aHintGoesAwayWithTheNextMove() {
    var session = hinted(midgame)
    #expect(session.perform(.play(square("a2"))).count == 1)
    #expect(session.hinted.isEmpty && session.status == "O to move.")
  }

  @Test func theAnalysisFollowsTheGameUntilItIsTurnedOff() {
    var session = GameSession(game: midgame)
    #expect(session.perform(.analyse) == [.analyse(midgame, request: 1)])
    _ = session.perform(analysed(midgame, request: 1))
    #expect(session.status == "X to move. Analysis: a draw.")
    #expect(session.perform(.hint).isEmpty && session.hinted.count == 1)
    let next = game("b2 a1 c3 a3 b1")
    #expect(session.perform(.play(square("b1"))).last == .analyse(next, request: 2))
    #expect(session.analysis == nil)
    // The answer to the position before.
    #expect(session.perform(analysed(midgame, request: 1)).isEmpty && session.analysis == nil)
    _ = session.perform(analysed(next, request: 2))
    #expect(session.status == "O to move. Analysis: O wins in 1.")
    #expect(session.perform(.analyse).isEmpty && !session.showsAnalysis)
    #expect(session.perform(.undo).count == 1)
  }

  @Test func turningItOffEndsTheSearch() {
    var session = GameSession(game: large)
    _ = session.perform(.analyse)
    #expect(session.perform(.analyse) == [.stopThinking])
    #expect(session.task == nil)
  }

  @Test func theComputersMoveGoesBeforeTheAnalysis() {
    var session = GameSession(game: againstComputer)
    #expect(session.perform(.analyse) == [.think(againstComputer, request: 1)])
    let effects = session.perform(.thought(choice("a1"), request: 1))
    #expect(effects.count == 2 && effects.last == .analyse(session.game, request: 2))
  }

  @Test func whoWatchesComputersSeesTheAnalysisBeforeEachMove() {
    var session = GameSession(game: computers)
    _ = session.perform(.begin)
    #expect(session.perform(.analyse) == [.analyse(computers, request: 2)])
    #expect(session.perform(analysed(computers, request: 2)) == [.think(computers, request: 3)])
  }

  @Test func everyFreeSquareShowsWhatItIsWorth() {
    let start = game("b2 b1")
    var session = GameSession(game: start)
    _ = session.perform(.analyse)
    _ = session.perform(analysed(start, request: 1))
    let text = Frame(session, size: Size(columns: 60, rows: 12), glyphs: .ascii).rows.joined()
      .map(\.text).joined()
    #expect(text.components(of: "+5") == 6)
    #expect(text.components(of: "=") == 1)
  }

  @Test func theReportIsTheValueThenEverySquareThenTheBestPlay() {
    let report = Analysis(of: game("b2 a1 c3 a3")).report
    #expect(
      report.dropLast() == [
        "draw", "a2 draw", "b1 O wins in 2", "c1 O wins in 2", "c2 O wins in 2", "b3 O wins in 2",
      ])
    #expect(report.last?.hasPrefix("best play: a2 c2 ") == true)
    #expect(unknown.report.first == "unknown" && unknown.report.last == "h8 unknown")
    #expect(Analysis(of: game("a1 a2 b1 b2 c1")).report == ["X won"])
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
