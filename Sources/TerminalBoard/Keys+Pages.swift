import SaveFormat

/// What `key` asks for on a page of text.
func textCommand(for key: Key, in session: GameSession, size: Size) -> Command? {
  switch key {
  case .escape, .backspace, .character("?"): return .back
  case .character("q"): return .quit
  default: break
  }
  guard let page = Page(session, size: size) else { return nil }
  let rows = Page.textRows(size).count
  let first = page.first(rows: rows)
  let last = max(0, page.lines.count - rows)
  guard let line = target(of: key, from: first, last: last, page: max(1, rows)), line != first
  else { return nil }
  return .scroll(to: line)
}

/// What `key` asks for on a message.
func messageCommand(
  for key: Key, _ message: Message, in session: GameSession, size: Size
) -> Command? {
  switch key {
  case .character("r"): message.retry.map { .restore(name: $0) }
  case .character("e"): message.earlier == nil ? nil : .openEarlier
  case .character("?"): nil
  default: textCommand(for: key, in: session, size: size)
  }
}

/// What `key` asks for in the list of games.
func gamesCommand(
  for key: Key, count: Int, selected: Int, in session: GameSession, size: Size
) -> Command? {
  switch key {
  case .escape, .backspace: return .back
  case .character("q"): return .quit
  default: break
  }
  guard count > 0 else { return nil }
  let rows = Page.textRows(size)
  switch key {
  case .enter, .character(" "): return .open
  case .click(let row, _):
    guard rows.contains(row), let page = Page(session, size: size) else { return nil }
    let index = page.first(rows: rows.count) + row - rows.lowerBound
    guard index < count else { return nil }
    return index == selected ? .open : .select(index)
  default:
    let index = target(of: key, from: selected, last: count - 1, page: max(1, rows.count))
    guard let index, index != selected else { return nil }
    return .select(index)
  }
}

/// The line that a key goes to, from the first on the page or the chosen one.
private func target(of key: Key, from line: Int, last: Int, page: Int) -> Int? {
  let target: Int
  switch key {
  case .up, .character("k"): target = line - 1
  case .down, .character("j"): target = line + 1
  case .pageUp: target = line - page
  case .pageDown, .character(" "): target = line + page
  case .home: target = 0
  case .end: target = last
  default: return nil
  }
  return min(max(target, 0), last)
}
