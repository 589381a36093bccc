import Solver
import TicTacToe

/// Holds what is proven against what looking at every line of play finds.
struct CrossCheck {
  private(set) var report: [String] = []
  private(set) var faults = 0

  /// Every position that can arise on a small board, by plain search and by proof.
  mutating func everyPosition(of rules: Rules) {
    guard let board = SolvedBoard(rules) else { return }
    var plain = PositionSolver(rules, plainSearchLimit: 64)
    var proving = PositionSolver(rules, plainSearchLimit: 0)
    var (checked, wrong) = (0, 0)
    var (seen, open) = (Set([Grid()]), [Grid()])
    while let grid = open.popLast() {
      checked += 1
      let expected = board.evaluation(of: grid)
      if plain.evaluation(of: grid) != expected { wrong += 1 }
      if proving.evaluation(of: grid) != expected { wrong += 1 }
      guard rules.outcome(of: grid) == nil else { continue }
      for square in rules.squares.subtracting(grid.taken) {
        let child = after(square, on: grid, rules)
        if seen.insert(child).inserted { open.append(child) }
      }
    }
    note("\(rules): all \(checked) positions", wrong)
  }

  /// Positions of games at random with at most `free` free squares, by proof against plain search.
  mutating func randomPositions(_ number: Int, of rules: Rules, free: Int, seed: UInt64) {
    var plain = PositionSolver(rules, plainSearchLimit: 64)
    var proving = PositionSolver(rules, plainSearchLimit: 0)
    var generator = SeededGenerator(seed: seed)
    var wrong = 0
    for _ in 0..<number {
      var grid = Grid()
      let goal = Int.random(in: min(4, free)...free, using: &generator)
      while rules.squares.count - grid.taken.count > goal {
        let children = rules.squares.subtracting(grid.taken)
          .map { after($0, on: grid, rules) }.filter { rules.outcome(of: $0) == nil }
        guard let child = children.randomElement(using: &generator) else { break }
        grid = child
      }
      guard rules.squares.count - grid.taken.count <= free else { continue }
      if plain.evaluation(of: grid) != proving.evaluation(of: grid) { wrong += 1 }
    }
    note("\(rules): \(number) positions at random, up to \(free) free squares", wrong)
  }

  private mutating func note(_ subject: String, _ wrong: Int) {
    faults += wrong
    report.append("\(wrong == 0 ? "right" : "WRONG (\(wrong))")  \(subject)")
  }

  private func after(_ square: Square, on grid: Grid, _ rules: Rules) -> Grid {
    var grid = grid
    grid[square] = rules.toMove(on: grid)
    return grid
  }
}
