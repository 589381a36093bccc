import TicTacToe

/// A computer player's move, and how sure it is.
public struct Choice: Hashable, Sendable, Codable {
  /// How far the move can be trusted.
  public enum Confidence: String, Hashable, Sendable, Codable {
    /// No move is better.
    case proven
    /// The best that a search within the budget could find.
    case searched
    /// Made as a weak player makes it, better moves or not.
    case careless
  }

  /// The square to take, which is free.
  public let square: Square
  /// What the move is worth to the player who makes it, the move counted; `nil` when nothing is
  /// proven, or nobody looked.
  public let evaluation: Evaluation?
  /// How far the move can be trusted.
  public let confidence: Confidence
}
