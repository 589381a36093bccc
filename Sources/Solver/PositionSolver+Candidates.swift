import TicTacToe

extension PositionSolver {
  /// A move that a perfect player may make.
  struct Candidate {
    var choice: Choice
    /// How many of the opponent's answers give something away.
    var mistakes = 0
  }

  /// The moves that are as good as any, or the best guess when that is not known; empty only when
  /// the game is over.
  mutating func candidates(on grid: Grid, within budget: SearchBudget) -> [Candidate] {
    var meter = SearchMeter(budget)
    defer { count(meter) }
    let order = guess(grid)
    let study = study(grid, &meter, order: order) { study in
      guard let now = study.evaluation else { return false }
      return study.moves.contains {
        $0.evaluation == now && (now.value == .draw || now.plies != nil)
      }
    }
    guard let first = study.moves.first else { return [] }
    guard let best = first.evaluation, best.value != .loss || study.evaluation != nil else {
      return [Candidate(choice: choice(first, .searched))]
    }
    let isProven = study.evaluation?.value == best.value
    let moves = study.moves.filter { $0.evaluation == best }
      .map { Candidate(choice: choice($0, isProven ? .proven : .searched)) }
    return best.value == .win || moves.count == 1 ? moves : temptations(moves, grid, &meter)
  }

  private func choice(_ move: MoveEvaluation, _ confidence: Choice.Confidence) -> Choice {
    Choice(square: move.square, evaluation: move.evaluation, confidence: confidence)
  }

  /// Counts the answers by which the opponent would throw away a win or a draw.
  private mutating func temptations(
    _ moves: [Candidate], _ grid: Grid, _ meter: inout SearchMeter
  ) -> [Candidate] {
    let counted = meter.within(PositionSolver.temptationShare) { meter in
      moves.map { move in
        var move = move
        let reached = after(move.choice.square, on: grid)
        let held = move.choice.evaluation?.value.forOpponent
        guard rules.outcome(of: reached) == nil, let held else { return move }
        for answer in rules.squares.subtracting(reached.taken) where !meter.isOut {
          let value = self.value(of: after(answer, on: reached), &meter)?.forOpponent
          if let value, value < held { move.mistakes += 1 }
        }
        return move
      }
    }
    return counted ?? moves
  }

  private static let temptationShare = 200_000
}
