import SaveFormat
import TicTacToe

/// A key and the word that says what it does, for the line at the bottom.
struct KeyHint: Hashable, Sendable {
  let key, word: String
  /// The lowest is left out first.
  let importance: Int
  /// In cells.
  let width: Int

  init(_ key: String, _ word: String, _ importance: Int) {
    (self.key, self.word, self.importance) = (key, word, importance)
    width = displayWidth(of: key) + 1 + displayWidth(of: word)
  }

  /// The cells between two hints.
  static let gap = 2

  static func width(_ hints: [KeyHint]) -> Int {
    hints.reduce(0) { $0 + $1.width + gap } - (hints.isEmpty ? 0 : gap)
  }

  /// The most important ones that fit into `width`, in their order.
  static func fitting(_ hints: [KeyHint], width: Int) -> [KeyHint] {
    var hints = hints
    while self.width(hints) > width,
      let least = hints.indices.min(by: { hints[$0].importance < hints[$1].importance })
    {
      hints.remove(at: least)
    }
    return hints
  }
}

extension GameSession {
  /// The keys that do something now, and only those; scrolling where there is more to see.
  func keyHints(canScroll: Bool = false) -> [KeyHint] {
    let scroll = canScroll ? [hint("Up Down", "scroll", 1)] : []
    switch screen {
    case .board: return boardHints
    case .offer:
      return [
        hint("Enter", "go on", 9), hint("n", "new", 8), hint("g", "saved games", 3),
        hint("r", "restore", 2), hint("H", "history", 0), hint("?", "help", 4),
        hint("q", "quit", 7),
      ]
    case .help, .history:
      return scroll + [hint("Esc", "back", 9), hint("q", "quit", 5)]
    case .games(let listings, _):
      let choosing = [hint("Up Down", "choose", 1), hint("Enter", "open", 8)]
      return (listings.isEmpty ? [] : choosing)
        + [hint("Esc", "back", 9), hint("q", "quit", 5)]
    case .message(let message, _):
      let earlier = message.earlier == nil ? [] : [hint("e", "earlier save", 8)]
      let retry = message.retry == nil ? [] : [hint("r", "try again", 7)]
      return scroll + earlier + retry
        + [hint("Esc", "back", 9), hint("q", "quit", 5)]
    }
  }

  private func hint(_ key: Phrase, _ word: Phrase, _ importance: Int) -> KeyHint {
    KeyHint(language(key), language(word), importance)
  }

  private var boardHints: [KeyHint] {
    let playing =
      if isPaused {
        hint("Enter", "go on", 7)
      } else if playsAlone {
        hint("Esc", "pause", 7)
      } else {
        isThinking ? hint("Esc", "move now", 7) : hint("Arrows Enter", "play", 6)
      }
    let canAsk = game.isActive && waiting == nil
    return [game.isActive ? playing : hint("n", "new game", 7)]
      + (game.moves.isEmpty ? [] : [hint("u", "undo", 5)])
      + (game.undone.isEmpty ? [] : [hint("U", "redo", 1)])
      + (canAsk ? [hint("i", "hint", 2)] : [])
      + (game.isActive ? [hint("a", "analysis", 1)] : [])
      + [hint("s", "save", 4), hint("r", "restore", 3), hint("g", "games", 2)]
      + (game.isActive ? [hint("n", "new", 3)] : [])
      + [hint("H", "history", 0), hint("t", "theme", -1), hint("L", "language", -2)]
      + [hint("?", "help", 8), hint("q", "quit", 9)]
  }
}
