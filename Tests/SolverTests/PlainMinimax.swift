import Solver
import TicTacToe

/// Minimax as in a textbook: every line of play, nothing cut short, to hold the solver against.
struct PlainMinimax {
  let rules: Rules
  private var known: [Grid: Evaluation] = [:]

  init(_ rules: Rules) { self.rules = rules }

  mutating func evaluation(of grid: Grid) -> Evaluation {
    if let evaluation = known[grid] { return evaluation }
    let evaluation = computed(grid)
    known[grid] = evaluation
    return evaluation
  }

  private mutating func computed(_ grid: Grid) -> Evaluation {
    switch rules.outcome(of: grid) {
    case .draw: return Evaluation(.draw, plies: 0)
    case .won(let winner):
      return Evaluation(rules.toMove(on: grid) == winner ? .win : .loss, plies: 0)
    case nil: break
    }
    var best: Evaluation?
    for square in rules.squares.subtracting(grid.taken) {
      let reply = evaluation(of: rules.after(square, on: grid))
      let value: Value = reply.value == .win ? .loss : reply.value == .loss ? .win : .draw
      let candidate = Evaluation(value, plies: (reply.plies ?? 0) + 1)
      if let known = best, !isBetter(candidate, than: known) { continue }
      best = candidate
    }
    return best ?? Evaluation(.draw, plies: 0)
  }

  private func isBetter(_ left: Evaluation, than right: Evaluation) -> Bool {
    if left.value != right.value { return left.value > right.value }
    let (leftPlies, rightPlies) = (left.plies ?? 0, right.plies ?? 0)
    return left.value == .win ? leftPlies < rightPlies : leftPlies > rightPlies
  }
}
