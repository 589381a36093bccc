/// What a position is worth to the player to move when both play as well as can be.
public enum Value: Int, Hashable, Sendable, Codable, Comparable, CaseIterable {
  case loss = -1
  case draw = 0
  case win = 1

  /// Whether `left` is worse to have.
  public static func < (left: Value, right: Value) -> Bool { left.rawValue < right.rawValue }

  /// The same, as the other player sees it.
  public var forOpponent: Value {
    switch self {
    case .loss: .win
    case .draw: .draw
    case .win: .loss
    }
  }
}
