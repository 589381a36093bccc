import TicTacToe

extension GameSession {
  /// What a move leaves to do: the game is to be kept, and if the move ended it, to be remembered.
  var effectsOfMove: [Effect] {
    let ending = Effect.finished(game, isEdited: unratedReason != nil)
    return [.autosave(game)] + (game.isActive ? [] : [ending])
  }

  /// Takes in what became of the history.
  mutating func takeHistory(_ command: Command) {
    switch command {
    case .historyRead(let history): screen = .history(history, scroll: 0)
    case .historyFailed(let sentence): say(sentence, isError: true)
    default: break
    }
  }
}
