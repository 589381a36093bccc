import TicTacToe

extension GameSession {
  /// Takes back a move; against a computer, all back to the person's last turn.
  mutating func undo() -> [Effect] {
    guard !game.moves.isEmpty else {
      say("There is no move to take back.")
      return []
    }
    guard let count = movesToTakeBack else {
      say("There is no move of yours to take back.")
      return []
    }
    let squares = (0..<count).compactMap { _ in game.undo() }
    isPaused = playsAlone
    if let names = names(of: squares) { say("Took back \(names).") }
    return [.autosave(game)]
  }

  /// `nil` when no person's turn is known; otherwise at least one.
  private var movesToTakeBack: Int? {
    if !playsAgainstComputer { return 1 }
    let places = (1...game.moves.count).map { ($0, game.moves[game.moves.count - $0]) }
    return places.first { _, square in
      game.grid[square].map { !isComputer($0) } ?? false
    }?.0
  }

  /// Makes a move again that was taken back; against a computer, its answer too.
  mutating func redo() -> [Effect] {
    guard let square = game.redo() else {
      say("There is no move to make again.")
      return []
    }
    var squares = [square]
    while playsAgainstComputer, let mark = game.toMove, isComputer(mark), let next = game.redo() {
      squares.append(next)
    }
    if let names = names(of: squares) { say("Played \(names) again.") }
    return effectsOfMove
  }

  private func names(of squares: [Square]) -> Phrase? {
    Phrase.joined(squares.map { "\($0)" }) { "\($0) and \($1)" }
  }
}
