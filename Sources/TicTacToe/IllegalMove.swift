/// Why a move was refused.
public enum IllegalMove: Error, Hashable, Sendable, Codable {
  case gameIsOver(Outcome)
  case squareIsTaken(Square, by: Mark)
  case squareIsOffTheBoard(Square, Rules)
}

extension IllegalMove: CustomStringConvertible {
  /// A whole sentence.
  public var description: String {
    switch self {
    case .gameIsOver(.draw): "The game is over: it is a draw."
    case .gameIsOver(.won(let mark)): "The game is over: \(mark) won."
    case .squareIsTaken(let square, _): "\(square) is taken."
    case .squareIsOffTheBoard(let square, let rules):
      "\(square) is off the board, which has \(rules.columns) columns and \(rules.rows) rows."
    }
  }
}
