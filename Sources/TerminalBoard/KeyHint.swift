import TicTacToe

/// A key and the word that says what it does, for the line at the bottom.
struct KeyHint: Hashable, Sendable {
  let key, word: String
  /// The lowest is left out first.
  let importance: Int

  init(_ key: String, _ word: String, _ importance: Int) {
    (self.key, self.word, self.importance) = (key, word, importance)
  }

  /// The cells between two hints.
  static let gap = 2

  static func width(_ hints: [KeyHint]) -> Int {
    hints.reduce(0) { $0 + $1.key.count + 1 + $1.word.count + gap } - (hints.isEmpty ? 0 : gap)
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
    let scroll = canScroll ? [KeyHint("Up Down", "scroll", 1)] : []
    switch screen {
    case .board: return boardHints
    case .offer:
      return [
        KeyHint("Enter", "go on", 9), KeyHint("n", "new", 8), KeyHint("g", "saved games", 3),
        KeyHint("r", "restore", 2), KeyHint("H", "history", 0), KeyHint("?", "help", 4),
        KeyHint("q", "quit", 7),
      ]
    case .help, .history:
      return scroll + [KeyHint("Esc", "back", 9), KeyHint("q", "quit", 5)]
    case .games(let listings, _):
      let choosing = [KeyHint("Up Down", "choose", 1), KeyHint("Enter", "open", 8)]
      return (listings.isEmpty ? [] : choosing)
        + [KeyHint("Esc", "back", 9), KeyHint("q", "quit", 5)]
    case .message(let message, _):
      let earlier = message.earlier == nil ? [] : [KeyHint("e", "earlier save", 8)]
      let retry = message.retry == nil ? [] : [KeyHint("r", "try again", 7)]
      return scroll + earlier + retry
        + [KeyHint("Esc", "back", 9), KeyHint("q", "quit", 5)]
    }
  }

  private var boardHints: [KeyHint] {
    let playing =
      if isPaused {
        KeyHint("Enter", "go on", 7)
      } else if playsAlone {
        KeyHint("Esc", "pause", 7)
      } else {
        isThinking ? KeyHint("Esc", "move now", 7) : KeyHint("Arrows Enter", "play", 6)
      }
    let canAsk = game.isActive && waiting == nil
    return [game.isActive ? playing : KeyHint("n", "new game", 7)]
      + (game.moves.isEmpty ? [] : [KeyHint("u", "undo", 5)])
      + (game.undone.isEmpty ? [] : [KeyHint("U", "redo", 1)])
      + (canAsk ? [KeyHint("i", "hint", 2)] : [])
      + (game.isActive ? [KeyHint("a", "analysis", 1)] : [])
      + [KeyHint("s", "save", 4), KeyHint("r", "restore", 3), KeyHint("g", "games", 2)]
      + (game.isActive ? [KeyHint("n", "new", 3)] : [])
      + [KeyHint("H", "history", 0), KeyHint("t", "theme", -1)]
      + [KeyHint("?", "help", 8), KeyHint("q", "quit", 9)]
  }
}
