import TicTacToe

/// What is known about a game's position: who wins, what each move is worth, and how the game goes
/// on when both play as well as can be.
public struct Analysis: Hashable, Sendable, Codable {
  /// Who is to move; `nil` when the game is over.
  public let toMove: Mark?
  /// How the game ended; `nil` while it goes on.
  public let outcome: Outcome?
  /// What the position is worth to the player to move; `nil` when nothing is proven.
  public let evaluation: Evaluation?
  /// Every free square, best first; empty when the game is over.
  public let moves: [MoveEvaluation]
  /// The moves that follow when both play as well as can be, as far as they are known.
  public let principalVariation: [Square]

  /// Analyses the position in which `game` stands.
  public init(of game: Game, within budget: SearchBudget = .unlimited) {
    var solver = PositionSolver(game.rules)
    self.init(of: game, by: &solver, within: budget)
  }

  /// Analyses the position in which `game` stands with a solver that may know something already.
  ///
  /// - Precondition: The solver is one for the game's rules.
  public init(
    of game: Game, by solver: inout PositionSolver, within budget: SearchBudget = .unlimited
  ) {
    precondition(solver.rules == game.rules)
    let (study, line) = solver.studyWithLine(of: game.grid, within: budget)
    (toMove, outcome) = (game.toMove, game.outcome)
    (evaluation, moves, principalVariation) = (study.evaluation, study.moves, line)
  }
}

extension PositionSolver {
  /// The line comes first, while there is time, because it needs only the best moves.
  mutating func studyWithLine(of grid: Grid, within budget: SearchBudget) -> (Study, [Square]) {
    var meter = SearchMeter(budget)
    defer { count(meter) }
    let line = meter.within(meter.rest / 2) { principalVariation(of: grid, &$0) }
    return (study(grid, &meter), line ?? [])
  }
}
