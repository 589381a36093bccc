import SaveFormat
import TicTacToe

extension GameSession {
  /// Takes in what became of an effect.
  mutating func answer(_ command: Command) -> [Effect] {
    switch command {
    case .saved(let name, let note): say(savedSentences(name, note).joined(separator: " "))
    case .saveFailed(let reason): say("Not saved: \(sentence(from: reason))", isError: true)
    case .autosaveFailed(let reason):
      say("The game could not be kept: \(sentence(from: reason))", isError: true)
    case .restored(let game, let name, let warnings, let isOffTheRecord):
      let effects = take(game, name: name, warnings: warnings)
      self.isOffTheRecord = isOffTheRecord
      return effects + [.startAnother(game, isOffTheRecord: isOffTheRecord)]
    case .restoreFailed(let name, let diagnostics, let earlier):
      let message = Message(
        title: "\(visible(name, width: 60)) was not restored",
        texts: diagnostics.map(\.description), retry: name, earlier: earlier)
      screen = .message(message, scroll: 0)
    case .gamesListed(let listings): screen = .games(listings, selected: 0)
    case .thought(let choice, request: _): return take(choice)
    case .analysed(let analysis, let guess, request: _): take(analysis, guess: guess)
    case .themed(let theme, let notes):
      wear(theme)
      let sentences = ["The theme is \(theme.name)."] + notes
      say(sentences.joined(separator: " "), isError: !notes.isEmpty)
    case .historyRead, .historyFailed: takeHistory(command)
    default: break
    }
    return []
  }

  private mutating func take(
    _ game: Game, name: String, warnings: [Diagnostic]
  ) -> [Effect] {
    let leaving: [Effect] = offer == nil ? [] : [.discardOffer]
    begin(game)
    cursor = game.rules.middle
    self.warnings = warnings
    say(
      "Restored \(name)."
        + (warnings.first.map { " Warning: \(sentence(from: $0.sentence))" } ?? ""))
    if warnings.count > 1, let notice {
      say("\(notice.sentence) (\(warnings.count - 1) more)")
    }
    return leaving
  }

  private func sentence(from reason: String) -> String {
    reason.hasSuffix(".") ? reason : reason + "."
  }
}

/// That a game was saved, and what became of the one that was there before.
func savedSentences(_ name: String, _ note: String?) -> [String] {
  ["Saved \(name)."] + (note.map { [$0] } ?? [])
}
