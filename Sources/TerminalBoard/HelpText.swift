import SaveFormat
import TicTacToe

/// What the help screen says, wrapped to `width`.
func helpLines(for rules: Rules, in language: Language, width: Int) -> [Page.Line] {
  let goal: Phrase =
    rules.isMisere
    ? "Take turns. Who first makes \(rules.inARow) in a row loses."
    : "Take turns. Who first has \(rules.inARow) in a row wins: across, up or down, or aslant."
  let digits: [(Phrase, Phrase)] = [
    ("1 to 9", "play by place, as on a keypad: 7 8 9 are the top row")
  ]
  let keys: [(Phrase, Phrase)] =
    [
      ("Arrows, h j k l", "move"),
      ("Enter, Space", "play on the square under the cursor"),
      ("Click", "play on that square"),
    ] + (rules.columns == 3 && rules.rows == 3 ? digits : []) + [
      ("u, U", "undo, redo; against a computer, back to your last turn"),
      ("i", "give a hint: mark the best squares"),
      ("a", "analysis on or off: + wins, - loses, = draws, in how many moves"),
      ("s", "save the game as SavedGames"),
      ("r", "restore SavedGames"),
      ("g", "show the saved games and open one"),
      ("H", "show the history of finished games"),
      ("n", "start a new game"),
      ("t", "change the theme: what X and O look like"),
      ("L", "change the language: en, fr, zh-Hans"),
      ("?", "show this help"),
      ("Esc", "go back to the board; there, have the computer move now"),
      ("q", "quit; an unfinished game is kept"),
    ]
  let ending: Phrase =
    """
    A save is a text that you can edit: SavedGames.data among your Documents. Only its grid is needed.
    """
  let lines =
    wrapped(language(goal), width: width) + [""]
    + keys.flatMap { entry($0, $1, in: language, width: width) } + [""]
    + wrapped(language(ending), width: width)
  return lines.map { Page.Line(text: $0) }
}

private func entry(
  _ key: Phrase, _ meaning: Phrase, in language: Language, width: Int
) -> [String] {
  let indent = 18
  guard width >= 2 * indent else { return wrapped(language("\(key): \(meaning)"), width: width) }
  let key = language(key)
  return wrapped(language(meaning), width: width - indent).enumerated().map { index, line in
    let key = index == 0 ? key : ""
    return key + String(repeating: " ", count: max(1, indent - displayWidth(of: key))) + line
  }
}
