/// What a position is worth, and how long it lasts when the winner hurries and the loser delays.
public struct Evaluation: Hashable, Sendable, Codable {
  /// For the player to move; in a move's evaluation, for the player who makes it.
  public let value: Value
  /// How many moves are left until the end, both players' counted; `nil` where only the value is
  /// proven. For a draw, the number of free squares.
  public let plies: Int?

  /// Holds what is known; `plies` is `nil` where only the value is.
  public init(_ value: Value, plies: Int?) { (self.value, self.plies) = (value, plies) }

  /// Whether no search can find out more.
  public var isWhole: Bool { value == .draw || plies != nil }

  /// The same seen a move later, by the player who is to move then, if the best move was made.
  var afterTheMove: Evaluation {
    Evaluation(value.forOpponent, plies: plies.map { $0 - 1 })
  }

  /// The same seen from a move earlier, by the player who makes that move.
  public var beforeTheMove: Evaluation {
    Evaluation(value.forOpponent, plies: plies.map { $0 + 1 })
  }
}

extension Evaluation: Comparable {
  /// Whether `left` is worse to have: a later win, an earlier loss. A win or a loss whose length is
  /// unknown is worse than one whose length is known.
  public static func < (left: Evaluation, right: Evaluation) -> Bool { left.merit < right.merit }

  private var merit: Int {
    switch value {
    case .win: 1_000 - (plies ?? 100)
    case .draw: 0
    case .loss: (plies ?? 0) - 1_000
    }
  }
}
