import Solver
import Testing
import TicTacToe

@Suite struct SearchBudgetTests {
  @Test func aSearchStopsAtItsNumberOfPositions() {
    var solver = PositionSolver(Rules(7, 6, 5))
    #expect(solver.value(of: Grid(), within: SearchBudget(nodes: 500)) == nil)
    #expect(solver.visited < 510)
  }

  @Test func aSearchThatIsStoppedReportsHowFarItCameAndSaysNothing() {
    var reports: [Int] = []
    var solver = PositionSolver(Rules(7, 7, 5))
    let budget = SearchBudget { visited in
      reports.append(visited)
      return reports.count == 4
    }
    #expect(solver.value(of: Grid(), within: budget) == nil)
    #expect(reports.count >= 4)
    #expect(zip(reports, reports.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(solver.visited < 6 * SearchBudget.interval)
  }

  @Test func whatASearchFoundIsThereForTheNext() {
    var solver = PositionSolver(Rules(5, 5, 4))
    #expect(solver.value(of: Grid()) == .draw)
    let first = solver.visited
    #expect(solver.value(of: Grid()) == .draw)
    #expect(solver.visited - first < 10)
  }

  @Test func aSolverWithSmallTablesFindsTheSame() {
    var solver = PositionSolver(Rules(5, 5, 4), tableLimit: 256)
    #expect(solver.value(of: Grid()) == .draw)
  }

  @Test(arguments: [(3, 3, 3), (4, 3, 3), (5, 4, 4), (4, 4, 4)])
  func mirroredPositionsAreWorthTheSame(columns: Int, rows: Int, inARow: Int) {
    let rules = Rules(columns, rows, inARow)
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<25 {
      let grid = rules.randomPosition(
        free: .random(in: 5...9, using: &generator), using: &generator)
      var mirrored = Grid()
      for square in grid.taken {
        guard let image = Square(column: columns - 1 - square.column, row: square.row) else {
          continue
        }
        mirrored[image] = grid[square]
      }
      var one = PositionSolver(rules)
      var other = PositionSolver(rules)
      #expect(one.evaluation(of: grid) == other.evaluation(of: mirrored))
    }
  }
}
