import SaveFormat
import TicTacToe

/// The rules in seven bits a character: `4x4, 3 in a row, misere, O first`.
func plainRules(_ rules: Rules) -> String {
  Glyphs.ascii.text(rules.sentence, width: 80)
}

func seatSentence(_ mark: Mark, _ seat: Seat) -> String {
  let name = shortened(seat.name, width: 40)
  return switch (name.isEmpty, seat.player) {
  case (true, let player): "\(mark) is \(player.rawValue)."
  case (false, .person): "\(mark) is \(name)."
  case (false, let player): "\(mark) is \(name), \(player.rawValue)."
  }
}

/// One listing a line: `monday: 4x4, 5 moves, O to move, 3 minutes ago.`
func listingLine(_ listing: GameListing) -> String {
  let words = [listing.summary, listing.when].filter { !$0.isEmpty }.joined(separator: ", ")
  return "\(visible(listing.name, width: 60)): \(visible(words, width: 200))."
}

func earlierLines(_ earlier: GameListing?) -> [String] {
  guard let earlier else { return [] }
  let name = visible(earlier.name, width: 60)
  return ["\(name), saved \(visible(earlier.when, width: 60)), is whole: restore \(name) loads it."]
}

/// The lines of a text that is safe to print.
func textLines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

func plainHelp(for rules: Rules) -> [String] {
  let isOnKeypad = rules.columns == 3 && rules.rows == 3
  let digit = isOnKeypad ? ", or a digit by its place on a keypad: 7 8 9 are the top row" : ""
  return [
    "A square plays there: its column's letter and its row's number, such as "
      + "\(rules.middle)\(digit).",
    "undo takes a move back, redo makes it again.",
    "save NAME saves the game, restore NAME plays on from it; without a NAME it is SavedGames.",
    "resume goes on with the unfinished game that was kept.",
    "new starts a new game.",
    "hint names the best squares, analyse says what every square is worth.",
    "board shows the board, games lists what is saved.",
    "quit ends; an unfinished game is kept.",
  ]
}
