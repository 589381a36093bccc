import TicTacToe

/// What `key` asks for in `session`, drawn in a window of this size; `nil` when it asks for nothing.
public func command(for key: Key, in session: GameSession, size: Size) -> Command? {
  switch session.screen {
  case .board: boardCommand(for: key, in: session, size: size)
  case .offer: offerCommand(for: key)
  case .help: textCommand(for: key, in: session, size: size)
  case .history:
    key == .character("H") ? .back : textCommand(for: key, in: session, size: size)
  case .games(let listings, let selected):
    gamesCommand(for: key, count: listings.count, selected: selected, in: session, size: size)
  case .message(let message, _): messageCommand(for: key, message, in: session, size: size)
  }
}

private func boardCommand(for key: Key, in session: GameSession, size: Size) -> Command? {
  let rules = session.game.rules
  if let common = commonCommand(for: key) { return common }
  // Nobody should play on a board that cannot be seen.
  guard let layout = BoardLayout(rules: rules, size: size) else { return nil }
  if let direction = direction(of: key) {
    return session.game.isActive ? .moveCursor(direction) : nil
  }
  switch key {
  case .enter, .character(" "): return session.isPaused ? .goOn : .playAtCursor
  case .click(let row, let column): return layout.square(row: row, column: column).map(Command.play)
  case .escape: return escapeCommand(in: session)
  case .character("i"): return .hint
  case .character("a"): return .analyse
  case .character("u"): return .undo
  case .character("U"): return .redo
  case .character("n"): return .new
  case .character("s"): return .save(name: nil)
  case .character(let character):
    return keypadSquare(character, on: rules).map(Command.play) ?? .unknownKey(name(of: key))
  default: return .unknownKey(name(of: key))
  }
}

private func escapeCommand(in session: GameSession) -> Command? {
  if session.playsAlone, session.game.isActive, !session.isPaused { return .pause }
  return session.isThinking ? .moveNow : nil
}

/// The keys that do the same on the board and where an unfinished game is offered.
private func commonCommand(for key: Key) -> Command? {
  switch key {
  case .character("r"): .restore(name: nil)
  case .character("g"): .showGames
  case .character("t"): .nextTheme
  case .character("L"): .nextLanguage
  case .character("H"): .showHistory
  case .character("?"): .showHelp
  case .character("q"): .quit
  default: nil
  }
}

private func offerCommand(for key: Key) -> Command? {
  switch key {
  case .enter: .resumeOffer
  case .character("n"): .new
  case .escape, .click: nil
  default: commonCommand(for: key) ?? .unknownKey(name(of: key))
  }
}

private func direction(of key: Key) -> Command.Direction? {
  switch key {
  case .up, .character("k"): .up
  case .down, .character("j"): .down
  case .left, .character("h"): .left
  case .right, .character("l"): .right
  default: nil
  }
}

/// The square where the keypad has this digit.
func keypadSquare(_ digit: Character, on rules: Rules) -> Square? {
  guard rules.columns == 3, rules.rows == 3, digit.isASCII,
    let number = digit.wholeNumberValue, number > 0
  else { return nil }
  return Square(column: (number - 1) % 3, row: (number - 1) / 3)
}

private func name(of key: Key) -> Phrase {
  switch key {
  case .character(" "): "Space"
  case .character(let character): Phrase(verbatim: String(character))
  case .enter: "Enter"
  case .escape: "Esc"
  case .backspace: "Backspace"
  case .up: "Up"
  case .down: "Down"
  case .left: "Left"
  case .right: "Right"
  case .pageUp: "Page Up"
  case .pageDown: "Page Down"
  case .home: "Home"
  case .end: "End"
  case .click: "A click"
  }
}
