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

  /// The last number is how many positions may be looked at, a little more than are needed: an idea
  /// that no longer works shows there first.
  @Test(
    arguments: [
      (5, 4, 4, .draw, 200), (6, 4, 4, .draw, 2_000), (5, 5, 4, .draw, 10_000),
      (6, 5, 4, .win, 3_000), (6, 6, 4, .win, 8_000), (5, 5, 5, .draw, 1), (6, 6, 5, .draw, 150),
    ] as [(Int, Int, Int, Value, Int)])
  func aLargerGameHasItsPublishedValue(
    columns: Int, rows: Int, inARow: Int, value: Value, positions: Int
  ) {
    var solver = PositionSolver(Rules(columns, rows, inARow))
    #expect(solver.value(of: Grid()) == value)
    #expect(solver.visited <= positions)
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

  @Test(
    arguments: [(4, 4, 3, 14), (4, 4, 4, 12), (5, 4, 3, 14), (5, 4, 4, 12), (6, 5, 4, 11)])
  func positionsInTheMiddleOfAGameAreProvenToBeWhatPlainSearchFinds(
    columns: Int, rows: Int, inARow: Int, free: Int
  ) {
    let rules = Rules(columns, rows, inARow)
    var plain = PositionSolver(rules, plainSearchLimit: 64)
    var proving = PositionSolver(rules, plainSearchLimit: 0)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let grid = rules.randomPosition(free: free, using: &generator)
      guard rules.squares.count - grid.taken.count <= free else { continue }
      #expect(proving.evaluation(of: grid) == plain.evaluation(of: grid))
    }
  }
}
