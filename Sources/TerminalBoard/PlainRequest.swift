import SaveFormat
import TicTacToe

/// What one line of plain mode asks for.
enum PlainRequest: Hashable, Sendable {
  case command(Command)
  case board, help
  /// Nothing that is known; the sentence says so.
  case unknown(Phrase)

  /// Reads `line`, in whatever case and with whatever space around its words.
  init(_ line: String, rules: Rules) {
    let line = trimmed(line[...])
    guard !line.isEmpty else {
      self = .unknown("The line is empty. Type help for the commands.")
      return
    }
    let word = line.prefix { !$0.isWhitespace }
    let argument = trimmed(line[word.endIndex...])
    self =
      PlainRequest(word: word, argument: argument.isEmpty ? nil : String(argument), rules: rules)
      ?? .unknown("\(quoted(line)) is no command. Type help for the commands.")
  }

  private init?(word: Substring, argument: String?, rules: Rules) {
    // No command is longer, and a long line need not be looked at.
    let name = word.prefix(10).lowercased()
    switch (name, argument) {
    case ("save", _): self = .command(.save(name: argument))
    case ("restore", _): self = .command(.restore(name: argument))
    case ("undo", nil): self = .command(.undo)
    case ("redo", nil): self = .command(.redo)
    case ("resume", nil): self = .command(.resumeOffer)
    case ("hint", nil): self = .command(.hint)
    case ("analyse", nil): self = .command(.analyse)
    case ("new", nil): self = .command(.new)
    case ("games", nil): self = .command(.showGames)
    case ("quit", nil): self = .command(.quit)
    case ("board", nil): self = .board
    case ("help", nil): self = .help
    case (_, nil):
      guard let played = PlainRequest(square: name, rules: rules) else { return nil }
      self = played
    default: return nil
    }
  }

  private init?(square name: String, rules: Rules) {
    let digit = name.count == 1 ? name.first : nil
    guard let square = digit.flatMap({ keypadSquare($0, on: rules) }) ?? Square(name)
    else { return nil }
    self = .command(.play(square))
  }
}

private func trimmed(_ text: Substring) -> Substring {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}

private func quoted(_ line: Substring) -> String {
  "\"\(shortened(String(line), width: 40))\""
}
