import SaveFormat
import Solver
import TicTacToe

/// The rules; in English in seven bits a character: `4x4, 3 in a row, misere, O first`.
func plainRules(_ rules: Rules, in language: Language) -> String {
  let words = language(rules.phrase)
  return language == .english ? Glyphs.ascii.text(words, width: 80) : words
}

func seatSentence(_ mark: Mark, _ seat: Seat) -> Phrase {
  let name = shortened(seat.name, width: 40)
  return switch (name.isEmpty, seat.player) {
  case (true, let player): "\(mark) is \(player.phrase)."
  case (false, .person): "\(mark) is \(name)."
  case (false, let player): "\(mark) is \(name), \(player.phrase)."
  }
}

/// One listing a line: `monday: 4x4, 5 moves, O to move, 3 minutes ago.`
func listingSentence(_ listing: GameListing) -> Phrase {
  "\(visible(listing.name, width: 60)): \(listing.summary), \(listing.when)."
}

func earlierSentences(_ earlier: GameListing?) -> [Phrase] {
  guard let earlier else { return [] }
  let name = visible(earlier.name, width: 60)
  return ["\(name), saved \(earlier.when), is whole: restore \(name) loads it."]
}

/// The lines of a text that is safe to print.
func textLines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension Analysis {
  /// The report, as phrases.
  var sentences: [Phrase] {
    let headline = outcome?.phrase ?? words(for: evaluation)
    let lines = moves.map { words(for: $0.evaluation, of: $0.square) }
    let best = principalVariation.map(\.description).joined(separator: " ")
    return [headline] + lines + (best.isEmpty ? [] : ["best play: \(best)"])
  }

  private func words(for evaluation: Evaluation?) -> Phrase {
    guard let toMove, let evaluation else { return "unknown" }
    let winner = evaluation.value == .win ? toMove : toMove.opponent
    return switch (evaluation.value, evaluation.plies) {
    case (.draw, _): "draw"
    case (_, nil): "\(winner) wins"
    case (_, let plies?): "\(winner) wins in \(plies)"
    }
  }

  private func words(for evaluation: Evaluation?, of square: Square) -> Phrase {
    guard let toMove, let evaluation else { return "\(square) unknown" }
    let winner = evaluation.value == .win ? toMove : toMove.opponent
    return switch (evaluation.value, evaluation.plies) {
    case (.draw, _): "\(square) draw"
    case (_, nil): "\(square) \(winner) wins"
    case (_, let plies?): "\(square) \(winner) wins in \(plies)"
    }
  }
}

func plainHelp(for rules: Rules) -> [Phrase] {
  let isOnKeypad = rules.columns == 3 && rules.rows == 3
  return [
    isOnKeypad
      ? """
      A square plays there: its column's letter and its row's number, such as \(rules.middle), \
      or a digit by its place on a keypad: 7 8 9 are the top row.
      """
      : """
      A square plays there: its column's letter and its row's number, such as \(rules.middle).
      """,
    "undo takes a move back, redo makes it again.",
    "save NAME saves the game, restore NAME plays on from it; without a NAME it is SavedGames.",
    "resume goes on with the unfinished game that was kept.",
    "new starts a new game.",
    "hint names the best squares, analyse says what every square is worth.",
    "board shows the board, games lists what is saved.",
    "quit ends; an unfinished game is kept.",
  ]
}
