import SaveFormat
import TicTacToe

extension GameSession {
  /// Takes in what became of an effect.
  mutating func answer(_ command: Command) -> [Effect] {
    switch command {
    case .saved(let name, let note):
      let saved: Phrase = "Saved \(name)."
      say(note.map { "\(saved) \($0)" } ?? saved)
    case .saveFailed(let reason):
      say("Not saved: \(GameSession.sentence(from: reason))", isError: true)
    case .autosaveFailed(let reason):
      say(GameSession.loss(because: reason), isError: true)
    case .restored(let game, let name, let warnings, let unratedReason):
      let effects = take(game, name: name, warnings: warnings)
      self.unratedReason = unratedReason
      return effects + [.startAnother(game, unratedReason: unratedReason)]
    case .restoreFailed(let name, let diagnostics, let earlier):
      let message = Message(
        title: "\(visible(name, width: 60)) was not restored",
        texts: diagnostics.map(\.description), retry: name, earlier: earlier)
      screen = .message(message, scroll: 0)
    case .foundOffer(let offer?): return resume(offer)
    case .foundOffer(nil): say("No unfinished game is kept.")
    case .gamesListed(let listings): screen = .games(listings, selected: 0)
    case .thought(let choice, request: _): return take(choice)
    case .analysed(let analysis, let guess, request: _): take(analysis, guess: guess)
    case .themed(let theme, let notes):
      self.theme = theme
      say("The theme is \(theme.name).")
      add(notes)
    case .speaking(let language, let notes):
      self.language = language
      say("The language is English.")
      add(notes)
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
    say(restoredSentence(name, warnings))
    return leaving
  }

  private func restoredSentence(_ name: String, _ warnings: [Diagnostic]) -> Phrase {
    guard let first = warnings.first else { return "Restored \(name)." }
    let warned: Phrase = "Restored \(name). Warning: \(GameSession.sentence(from: first.sentence))"
    return warnings.count == 1 ? warned : "\(warned) (\(warnings.count - 1) more)"
  }

  /// That the game is not kept as it stands on the board, and why.
  public static func loss(because reason: String) -> Phrase {
    "The game could not be kept: \(sentence(from: reason))"
  }

  private static func sentence(from reason: String) -> String {
    reason.hasSuffix(".") ? reason : reason + "."
  }
}
