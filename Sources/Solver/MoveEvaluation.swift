import TicTacToe

/// A move, and what is known about it.
public struct MoveEvaluation: Hashable, Sendable, Codable {
  /// The square that the move takes.
  public let square: Square
  /// For the player who makes the move, the move counted; `nil` when nothing is proven.
  public let evaluation: Evaluation?

  /// Holds what is known of a move.
  public init(_ square: Square, _ evaluation: Evaluation?) {
    (self.square, self.evaluation) = (square, evaluation)
  }

  /// Whether `left` is the better move to make; what is unknown stands between draw and loss.
  static func isBetter(_ left: MoveEvaluation, than right: MoveEvaluation) -> Bool {
    let unknown = Evaluation(.loss, plies: 200)
    return (left.evaluation ?? unknown) > (right.evaluation ?? unknown)
  }
}
