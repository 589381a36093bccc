/// Who moves for a mark.
public enum Player: String, Hashable, Sendable, Codable, CaseIterable {
  case person, easy, medium, perfect
}

/// One side of the board: who plays there, and under which name.
public struct Seat: Hashable, Sendable, Codable {
  /// Who moves.
  public var player: Player
  /// As the player wrote it, untrusted; empty when there is none.
  public var name: String

  /// By default a person without a name.
  public init(player: Player = .person, name: String = "") {
    (self.player, self.name) = (player, name)
  }
}

/// Both sides of the board.
public struct Seats: Hashable, Sendable, Codable {
  public var x, o: Seat

  /// By default two persons.
  public init(x: Seat = Seat(), o: Seat = Seat()) { (self.x, self.o) = (x, o) }

  /// The side that plays `mark`.
  public subscript(mark: Mark) -> Seat {
    get { mark == .x ? x : o }
    set {
      switch mark {
      case .x: x = newValue
      case .o: o = newValue
      }
    }
  }
}
