/// What a player puts on a square.
@frozen
public enum Mark: String, Hashable, Sendable, Codable, CaseIterable {
  case x = "X"
  case o = "O"

  /// The mark of the other player.
  @inlinable
  public var opponent: Mark { self == .x ? .o : .x }
}

extension Mark: CustomStringConvertible {
  /// `X` or `O`.
  public var description: String { rawValue }
}
