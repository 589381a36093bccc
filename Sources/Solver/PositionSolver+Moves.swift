import TicTacToe

extension PositionSolver {
  /// What every move is worth, best first, equal ones by row from the bottom; empty when the game
  /// is over.
  ///
  /// - Precondition: `grid` is a legal position of ``rules``.
  public mutating func moves(
    of grid: Grid, within budget: SearchBudget = .unlimited
  ) -> [MoveEvaluation] {
    var meter = SearchMeter(budget)
    defer { count(meter) }
    return study(grid, &meter).moves
  }

  /// The moves that are as good as any; `nil` when the budget ends before that is known, and empty
  /// when the game is over.
  ///
  /// - Precondition: `grid` is a legal position of ``rules``.
  public mutating func bestMoves(
    of grid: Grid, within budget: SearchBudget = .unlimited
  ) -> SquareSet? {
    let moves = moves(of: grid, within: budget)
    guard moves.allSatisfy({ $0.evaluation?.isWhole ?? false }) else { return nil }
    return moves.filter { $0.evaluation == moves.first?.evaluation }
      .reduce(into: SquareSet()) { $0.insert($1.square) }
  }

  /// The moves that follow from `grid` when both play as well as can be, of equal ones the one that
  /// looks best; it ends where the budget does.
  ///
  /// - Precondition: `grid` is a legal position of ``rules``.
  public mutating func principalVariation(
    of grid: Grid, within budget: SearchBudget = .unlimited
  ) -> [Square] {
    var meter = SearchMeter(budget)
    defer { count(meter) }
    return principalVariation(of: grid, &meter)
  }

  mutating func principalVariation(of grid: Grid, _ meter: inout SearchMeter) -> [Square] {
    var (grid, line) = (grid, [Square]())
    guard var now = evaluation(of: grid, &meter), now.isWhole else { return [] }
    while rules.outcome(of: grid) == nil {
      let next = guess(grid).first { keeps(now, by: after($0, on: grid), &meter) == true }
      guard let next else { break }
      line.append(next)
      grid = after(next, on: grid)
      now = now.afterTheMove
    }
    return line
  }

  func after(_ square: Square, on grid: Grid) -> Grid {
    var grid = grid
    grid[square] = rules.toMove(on: grid)
    return grid
  }
}
