import Solver
import TicTacToe

/// What stands on a free square to advise the player, in characters of seven bits.
struct SquareNote: Hashable, Sendable {
  /// The value of the move: `+5` wins with the fifth move from now, `-6` loses with the sixth, `=`
  /// draws; `?` is not known, `+` and `-` are known without the number. `*` without an analysis.
  let text: String
  let style: Style

  /// What there is room for in so many cells.
  func text(width: Int) -> String { text.count <= width ? text : String(text.prefix(1)) }
}

extension GameSession {
  /// What each free square of the game on the board says; empty without analysis and hint.
  var squareNotes: [Square: SquareNote] {
    guard shownGame == game else { return [:] }
    var notes: [Square: SquareNote] = [:]
    for square in hinted { notes[square] = SquareNote(text: "*", style: .bold) }
    guard showsAnalysis, let analysis else { return notes }
    let best = analysis.bestSquares(guess: guess)
    for move in analysis.moves {
      let style = Style(
        bold: best.contains(move.square), dim: !best.contains(move.square),
        underline: hinted.contains(move.square))
      notes[move.square] = SquareNote(text: sign(of: move.evaluation), style: style)
    }
    return notes
  }
}

private func sign(of evaluation: Evaluation?) -> String {
  guard let evaluation else { return "?" }
  let length = evaluation.plies.map(String.init) ?? ""
  return switch evaluation.value {
  case .win: "+\(length)"
  case .draw: "="
  case .loss: "-\(length)"
  }
}
