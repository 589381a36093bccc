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
    let now = meter.within(PositionSolver.certaintyShare) { evaluation(of: grid, &$0) } ?? nil
    if let now, now.isWhole {
      var moves: [Square] = []
      for square in order where moves.count < equalsLimit {
        let isEqual = meter.within(PositionSolver.equalsShare) {
          keeps(now, by: after(square, on: grid), &$0)
        }
        if isEqual == true { moves.append(square) }
      }
      if !moves.isEmpty {
        return temptations(moves.map { candidate($0, now, .proven) }, grid, &meter)
      }
    }
    return guesses(grid, order, &meter)
  }

  /// The best that can be said when the value, or the move that keeps it, is not known.
  private mutating func guesses(
    _ grid: Grid, _ order: [Square], _ meter: inout SearchMeter
  ) -> [Candidate] {
    let study = study(grid, &meter, order: order) { study in
      study.moves.contains { $0.evaluation?.value == .win }
        || study.evaluation.map { now in study.moves.contains { $0.evaluation == now } } ?? false
    }
    guard let best = study.moves.first else { return [] }
    let isProven = best.evaluation != nil && best.evaluation?.value == study.evaluation?.value
    return [candidate(best.square, best.evaluation, isProven ? .proven : .searched)]
  }

  private func candidate(
    _ square: Square, _ evaluation: Evaluation?, _ confidence: Choice.Confidence
  ) -> Candidate {
    Candidate(
      choice: Choice(square: square, evaluation: evaluation, confidence: confidence))
  }

  /// Counts the answers by which the opponent would throw away a win or a draw.
  private mutating func temptations(
    _ moves: [Candidate], _ grid: Grid, _ meter: inout SearchMeter
  ) -> [Candidate] {
    guard moves.count > 1 else { return moves }
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

  /// On large boards only the most promising of the equal moves are worth the time.
  private var equalsLimit: Int { rules.squares.count > 16 ? 4 : 16 }

  private static let certaintyShare = 4_000_000
  private static let equalsShare = 50_000
  private static let temptationShare = 100_000
}
