import SaveFormat

/// A screen of text under a title, longer than the window perhaps.
struct Page: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    let text: String
    var style = Style.plain
  }

  let title: String
  /// As wrapped to ``width``.
  let lines: [Line]
  /// How many cells the text is wide at most.
  let width: Int
  /// The row the page was asked to begin with, or in a list the chosen one.
  let wanted: Int
  /// Whether ``wanted`` is a line to keep in sight, rather than the first to show.
  let isList: Bool

  /// Returns `nil` when the session shows a board.
  init?(_ session: GameSession, size: Size) {
    let language = session.language
    let margin = size.columns >= 40 ? 2 : 0
    let room = size.columns - 2 * margin
    switch session.screen {
    case .board, .offer: return nil
    case .help(let scroll):
      width = min(room, 64)
      (title, wanted, isList) = (language("Help"), scroll, false)
      lines = helpLines(for: session.game.rules, in: language, width: width)
    case .games(let listings, let selected):
      width = min(room, 100)
      (title, wanted, isList) = (language("Saved games"), selected, !listings.isEmpty)
      lines = gameLines(listings, selected: selected, in: language, width: width)
    case .history(let history, let scroll):
      width = min(room, 76)
      (title, wanted, isList) = (language("History"), scroll, false)
      lines = historyLines(history, in: language, width: width)
    case .message(let message, let scroll):
      width = min(room, 100)
      (title, wanted, isList) = (language(message.title), scroll, false)
      lines = messageLines(message, in: language, width: width)
    }
  }

  /// The rows of the window that hold text: all but the title and the keys, and in a larger window
  /// an empty one beside each.
  static func textRows(_ size: Size) -> Range<Int> {
    switch size.rows {
    case 1...2: 1..<max(1, size.rows - 1)
    case 3...9: 1..<size.rows - 1
    default: 2..<size.rows - 2
    }
  }

  /// The line to show first in `rows` rows.
  func first(rows: Int) -> Int {
    let first = isList ? wanted - rows / 2 : wanted
    return max(0, min(first, lines.count - rows))
  }
}

private func gameLines(
  _ listings: [GameListing], selected: Int, in language: Language, width: Int
) -> [Page.Line] {
  guard !listings.isEmpty else {
    let none: Phrase = "There are no saved games. On the board, s saves one."
    return wrapped(language(none), width: width)
      .map { Page.Line(text: $0) }
  }
  func column(_ texts: [String]) -> (texts: [String], width: Int) {
    let width = texts.map(displayWidth(of:)).max() ?? 0
    return (texts.map { $0 + String(repeating: " ", count: width - displayWidth(of: $0)) }, width)
  }
  let (summaries, summaryWidth) = column(listings.map { visible(language($0.summary), width: 40) })
  let (times, timeWidth) = column(listings.map { visible(language($0.when), width: 40) })
  // Names need to be told apart more than anything.
  let room = max(width - summaryWidth - timeWidth - 6, width * 2 / 5, 8)
  let titles = column(listings.map { shortenedWithin($0.title, width: room) }).texts
  return listings.indices.map { index in
    let listing = listings[index]
    let mark = index == selected ? ">" : " "
    let text = "\(mark) \(titles[index])  \(summaries[index])  \(times[index])"
    let cut = visible(text, width: width)
    let padding = String(repeating: " ", count: max(0, width - displayWidth(of: cut)))
    let role: Style.Role? = listing.isReadable ? nil : .error
    return Page.Line(
      text: cut + padding, style: Style(reverse: index == selected, role: role))
  }
}

private func messageLines(_ message: Message, in language: Language, width: Int) -> [Page.Line] {
  var lines: [Page.Line] = []
  for text in message.texts {
    for (index, line) in wrappedDiagnostic(text, width: width).enumerated() {
      lines.append(Page.Line(text: line, style: Style(bold: index == 0)))
    }
    lines.append(Page.Line(text: ""))
  }
  var ending: [Phrase] = ["The game on the board is as it was."]
  if let earlier = message.earlier {
    ending.append(
      "\(visible(earlier.title, width: 60)), saved \(earlier.when), is whole: e loads it.")
  }
  return lines + ending.flatMap { wrapped(language($0), width: width) }.map { Page.Line(text: $0) }
}
