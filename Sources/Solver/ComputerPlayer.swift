import TicTacToe

/// Somebody to play against.
///
/// Where it has a choice it rolls dice, so that no two games need be alike; the same seed and the
/// same games give the same moves, unless a budget that knows a clock cuts its thought short.
public struct ComputerPlayer: Hashable, Sendable {
  /// How well it plays.
  public let skill: Skill
  private var generator: SeededGenerator

  /// A player of whom `seed` decides every choice between equal moves.
  public init(_ skill: Skill, seed: UInt64) {
    (self.skill, generator) = (skill, SeededGenerator(seed: seed))
  }

  /// The move it makes in `game`; `nil` when the game is over.
  public mutating func move(
    in game: Game, within budget: SearchBudget = .unlimited
  ) -> Choice? {
    var solver = PositionSolver(game.rules)
    return move(in: game, by: &solver, within: budget)
  }

  /// The move it makes in `game`, with a solver that may know something already; `nil` when the
  /// game is over.
  ///
  /// - Precondition: The solver is one for the game's rules.
  public mutating func move(
    in game: Game, by solver: inout PositionSolver, within budget: SearchBudget = .unlimited
  ) -> Choice? {
    precondition(solver.rules == game.rules)
    guard game.isActive else { return nil }
    switch skill {
    case .easy: return carelessMove(in: game)
    case .medium where roll(1, in: 4): return carelessMove(in: game)
    case .medium, .perfect: return bestMove(in: game, by: &solver, within: budget)
    }
  }

  private mutating func carelessMove(in game: Game) -> Choice? {
    let (rules, free) = (game.rules, game.freeSquares)
    let mover = rules.toMove(on: game.grid)
    let ends = free.filter { rules.hasLine(in: game.grid[mover].union(SquareSet($0))) }
    var squares = Array(free)
    if rules.isMisere {
      let safe = free.filter { !ends.contains($0) }
      if roll(3, in: 4), !safe.isEmpty { squares = safe }
    } else if !ends.isEmpty {
      squares = ends
    } else if roll(3, in: 4) {
      let threats = free.filter {
        rules.hasLine(in: game.grid[mover.opponent].union(SquareSet($0)))
      }
      if !threats.isEmpty { squares = threats }
    }
    return squares.randomElement(using: &generator).map {
      Choice(square: $0, evaluation: nil, confidence: .careless)
    }
  }

  private mutating func bestMove(
    in game: Game, by solver: inout PositionSolver, within budget: SearchBudget
  ) -> Choice? {
    let moves = solver.candidates(on: game.grid, within: budget)
    guard let best = moves.first else { return nil }
    let weights = moves.map { ($0.mistakes + 1) * ($0.mistakes + 1) }
    var ticket = Int.random(in: 0..<weights.reduce(0, +), using: &generator)
    let move = zip(moves, weights).first { _, weight in
      ticket -= weight
      return ticket < 0
    }
    return (move?.0 ?? best).choice
  }

  private mutating func roll(_ chances: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &generator) < chances
  }
}
