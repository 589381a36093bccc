import TicTacToe

extension PositionSolver {
  /// A position and its moves, as far as they are known.
  struct Study {
    var evaluation: Evaluation?
    /// Best first.
    var moves: [MoveEvaluation]

    /// Whether a longer search can find out no more.
    var isComplete: Bool {
      evaluation?.isWhole ?? false && moves.allSatisfy { $0.evaluation?.isWhole ?? false }
    }
  }

  /// Finds out about a position and each of its moves, in rounds of growing effort, so that one
  /// hard move does not keep the others unknown.
  ///
  /// - Parameters:
  ///   - order: The free squares, the most promising first; equal moves stay in this order.
  ///   - isEnough: Ends the study early.
  mutating func study(
    _ grid: Grid, _ meter: inout SearchMeter, order: [Square]? = nil,
    isEnough: (Study) -> Bool = { _ in false }
  ) -> Study {
    let free = rules.outcome(of: grid) == nil ? rules.squares.subtracting(grid.taken) : []
    let squares = order ?? Array(free)
    var study = Study(evaluation: nil, moves: squares.map { MoveEvaluation($0, nil) })
    var replies = [Evaluation?](repeating: nil, count: study.moves.count)
    var effort = 100_000
    repeat {
      study.evaluation = better(study.evaluation, grid, effort, &meter)
      for (index, move) in study.moves.enumerated() {
        let reached = after(move.square, on: grid)
        if replies[index] == nil, let now = study.evaluation, now.isWhole,
          meter.within(effort / 4, { keeps(now, by: reached, &$0) }) == true
        {
          replies[index] = now.afterTheMove
        }
        replies[index] = better(replies[index], reached, effort / 4, &meter)
        study.moves[index] = MoveEvaluation(move.square, replies[index]?.beforeTheMove)
      }
      study.conclude()
      effort = effort > .max / 8 ? .max : effort * 8
    } while !study.isComplete && !meter.isOut && !isEnough(study)
    study.moves = study.moves.stablySorted(by: MoveEvaluation.isBetter)
    return study
  }

  /// What `effort` more positions can find out; at least what is known.
  private mutating func better(
    _ known: Evaluation?, _ grid: Grid, _ effort: Int, _ meter: inout SearchMeter
  ) -> Evaluation? {
    if let known, known.isWhole { return known }
    let value = known?.value ?? meter.within(effort, { self.value(of: grid, &$0) }) ?? nil
    guard let value else { return nil }
    return meter.within(effort) { evaluation(of: grid, &$0) } ?? Evaluation(value, plies: nil)
  }
}

extension PositionSolver.Study {
  /// Takes over what the moves say about the position.
  mutating func conclude() {
    let known = moves.compactMap(\.evaluation)
    guard evaluation == nil, let best = known.max() else { return }
    if best.value == .win || known.count == moves.count {
      evaluation = known.count == moves.count ? best : Evaluation(.win, plies: nil)
    }
  }
}

extension Array {
  /// Sorted, with equal elements in their old order, which `sort` does not promise.
  func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      isBefore(left.element, right.element)
        || (!isBefore(right.element, left.element) && left.offset < right.offset)
    }.map(\.element)
  }
}
