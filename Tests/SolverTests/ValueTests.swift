import Solver
import Testing
import TicTacToe

@Suite struct ValueTests {
  /// The misère games with more squares are proven by `make prove`.
  @Test(
    arguments: Reference.smallBoards.filter { !$0.rules.isMisere || $0.rules.squares.count < 13 })
  func aSmallGameHasItsPublishedValue(_ reference: Reference) {
    var solver = PositionSolver(reference.rules)
    #expect(solver.evaluation(of: Grid()) == reference.evaluation)
  }

  @Test func theTableHasEverySmallBoard() {
    #expect(Reference.smallBoards.count == 328)
  }

  @Test(
    arguments: [
      (5, 4, 4, .draw), (6, 4, 4, .draw), (5, 5, 4, .draw), (6, 5, 4, .win), (6, 6, 4, .win),
      (5, 5, 5, .draw), (6, 6, 5, .draw),
    ] as [(Int, Int, Int, Value)])
  func aLargerGameHasItsPublishedValue(columns: Int, rows: Int, inARow: Int, value: Value) {
    var solver = PositionSolver(Rules(columns, rows, inARow))
    #expect(solver.value(of: Grid()) == value)
  }

  @Test func aBoundProvesFourByFourInOnePosition() {
    var solver = PositionSolver(Rules(4, 4, 4))
    #expect(solver.value(of: Grid()) == .draw)
    #expect(solver.visited == 1)
  }

  @Test func everyPositionOfThreeByThreeHasItsValueByPlainSearchAndByProof() throws {
    let board = try #require(SolvedBoard(.classic))
    var plain = PositionSolver(.classic)
    var proving = PositionSolver(.classic, plainSearchLimit: 0)
    for grid in Rules.classic.reachablePositions() {
      let expected = board.evaluation(of: grid)
      #expect(plain.evaluation(of: grid) == expected)
      #expect(proving.evaluation(of: grid) == expected)
    }
  }

  @Test(arguments: [false, true])
  func positionsOfFourByThreeHaveTheirValue(isMisere: Bool) throws {
    let rules = Rules(4, 3, 3, isMisere: isMisere)
    let board = try #require(SolvedBoard(rules))
    var plain = PositionSolver(rules)
    var proving = PositionSolver(rules, plainSearchLimit: 0)
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<300 {
      let grid = rules.randomPosition(
        free: .random(in: 2...12, using: &generator), using: &generator)
      #expect(plain.evaluation(of: grid) == board.evaluation(of: grid))
      #expect(proving.evaluation(of: grid) == board.evaluation(of: grid))
    }
  }

  @Test(
    arguments: [(4, 4, 3), (4, 4, 4), (5, 3, 3), (5, 4, 3), (5, 4, 4), (5, 5, 4), (6, 5, 5)])
  func latePositionsOfLargerBoardsHaveTheValueThatMinimaxFinds(
    columns: Int, rows: Int, inARow: Int
  ) {
    let rules = Rules(columns, rows, inARow)
    var proving = PositionSolver(rules)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<30 {
      let grid = rules.randomPosition(
        free: .random(in: 3...6, using: &generator), using: &generator)
      guard rules.squares.count - grid.taken.count < 8 else { continue }
      var minimax = PlainMinimax(rules)
      #expect(proving.evaluation(of: grid) == minimax.evaluation(of: grid))
    }
  }
}
