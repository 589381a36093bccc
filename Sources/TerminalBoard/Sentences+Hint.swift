import Solver
import TicTacToe

extension GameSession {
  /// Such as `Hint: b2 holds the draw.`
  func hint(from analysis: Analysis) -> Phrase {
    let best = analysis.moves.first { hinted.contains($0.square) }?.evaluation
    guard let best, let mover = analysis.toMove, let names = listed(hinted, of: analysis) else {
      return guess.map { "Hint: \($0) looks best, but that is not proven." } ?? "No hint."
    }
    let isDraw = analysis.evaluation != nil
    return hinted.count == 1 || hinted.count == analysis.moves.count
      ? hint(of: names, best, isDraw: isDraw, against: mover.opponent)
      : hint(ofMany: names, best, isDraw: isDraw, against: mover.opponent)
  }

  private func hint(
    of name: Phrase, _ worth: Evaluation, isDraw: Bool, against opponent: Mark
  ) -> Phrase {
    switch (worth.value, worth.plies) {
    case (.win, nil): "Hint: \(name) wins."
    case (.win, let plies?): "Hint: \(name) wins in \(plies)."
    case (.draw, _) where isDraw: "Hint: \(name) holds the draw."
    case (.draw, _): "Hint: \(name) holds at least a draw."
    case (.loss, nil): "Hint: \(name) holds out longest; \(opponent) wins."
    case (.loss, let plies?): "Hint: \(name) holds out longest; \(opponent) wins in \(plies)."
    }
  }

  private func hint(
    ofMany names: Phrase, _ worth: Evaluation, isDraw: Bool, against opponent: Mark
  ) -> Phrase {
    switch (worth.value, worth.plies) {
    case (.win, nil): "Hint: \(names) win."
    case (.win, let plies?): "Hint: \(names) win in \(plies)."
    case (.draw, _) where isDraw: "Hint: \(names) hold the draw."
    case (.draw, _): "Hint: \(names) hold at least a draw."
    case (.loss, nil): "Hint: \(names) hold out longest; \(opponent) wins."
    case (.loss, let plies?): "Hint: \(names) hold out longest; \(opponent) wins in \(plies)."
    }
  }
}

/// `every square`, `a1`, `a1 and c1`, `a1, c1 and a3`, or the first of many and how many more; `nil`
/// of none.
private func listed(_ squares: SquareSet, of analysis: Analysis) -> Phrase? {
  if squares.count > 1, squares.count == analysis.moves.count { return "every square" }
  let names: [Phrase] = squares.map { "\($0)" }
  let shown = names.count > 5 ? names.prefix(4) + ["\(names.count - 4) more"] : names
  guard let last = shown.last else { return nil }
  guard let others = Phrase.joined(shown.dropLast(), by: { "\($0), \($1)" }) else { return last }
  return "\(others) and \(last)"
}
