import TicTacToe

/// The board as rows of text with their coordinates, then the last move and how the game stands.
///
/// The rows have seven bits a character: `X`, `O`, and `.` for a free square.
public func boardText(_ game: Game, in language: Language = .english) -> [String] {
  boardRows(game) + (lastMoveSentence(game) + [standingSentence(game)]).map { language($0) }
}

private func boardRows(_ game: Game) -> [String] {
  let rules = game.rules
  let rows = (0..<rules.rows).reversed().map { row in
    let cells = rules.squares.filter { $0.row == row }
      .map { game.grid[$0]?.description ?? "." }
    return "\(row + 1) " + cells.joined(separator: " ")
  }
  let letters = rules.squares.filter { $0.row == 0 }.map { String($0.description.prefix(1)) }
  return rows + ["  " + letters.joined(separator: " ")]
}

private func lastMoveSentence(_ game: Game) -> [Phrase] {
  guard let square = game.moves.last, let mark = game.grid[square] else { return [] }
  return ["The last move was \(mark) at \(square)."]
}

/// How the game stands: `X to move.`, `X wins: a1 b1 c1.`, `O wins: X made a1 b1 c1.` or `Draw.`
func standingSentence(_ game: Game) -> Phrase {
  switch game.outcome {
  case nil: "\(game.rules.toMove(on: game.grid)) to move."
  case .draw: "Draw."
  case .won(let winner):
    game.rules.isMisere
      ? "\(winner) wins: \(winner.opponent) made \(game.lineSquares)."
      : "\(winner) wins: \(game.lineSquares)."
  }
}
