import Solver
import Testing
import TicTacToe

@Suite struct SolvedBoardTests {
  @Test(arguments: [false, true])
  func everyPositionOfThreeByThreeIsWorthWhatMinimaxSays(isMisere: Bool) throws {
    let rules = Rules(3, 3, 3, isMisere: isMisere)
    let board = try #require(SolvedBoard(rules))
    var minimax = PlainMinimax(rules)
    let positions = rules.reachablePositions()
    #expect(positions.count == 5_478)
    #expect(board.count == 5_478)
    let wrong = positions.filter { board.evaluation(of: $0) != minimax.evaluation(of: $0) }
    #expect(wrong.isEmpty)
  }

  @Test func whatNoGameReachesHasNoValue() throws {
    let board = try #require(SolvedBoard(.classic))
    #expect(board.evaluation(of: Grid("XX./.../...")) == nil)
    #expect(board.evaluation(of: Grid("XXX/OOO/...")) == nil)
    #expect(board.evaluation(of: Grid(".../..../...X")) == nil)
  }

  @Test func aBoardOfMoreThanTwelveSquaresIsNotSolvedAtOnce() {
    let isTooLarge = SolvedBoard(Rules(7, 2, 3)) == nil
    #expect(isTooLarge)
  }
}
