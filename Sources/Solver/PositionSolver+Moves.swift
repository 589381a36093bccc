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
    guard moves.allSatisfy({ $0.evaluation.map { $0.value == .draw || $0.plies != nil } ?? false })
    else { return nil }
    return moves.filter { $0.evaluation == moves.first?.evaluation }
      .reduce(into: SquareSet()) { $0.insert($1.square) }
  }

  /// The moves that follow from `grid` when both play as well as can be, the first of several equal
  /// ones each time; it ends where the budget does.
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
    while rules.outcome(of: grid) == nil, let now = evaluation(of: grid, &meter) {
      let next = rules.squares.subtracting(grid.taken).first { square in
        evaluation(of: after(square, on: grid), &meter)?.beforeTheMove == now
      }
      guard let next, now.value == .draw || now.plies != nil else { break }
      line.append(next)
      grid = after(next, on: grid)
    }
    return line
  }

  func after(_ square: Square, on grid: Grid) -> Grid {
    var grid = grid
    grid[square] = rules.toMove(on: grid)
    return grid
  }
}
