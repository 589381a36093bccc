import FoundationEssentials
import TicTacToe

/// A game that was played to its end.
public struct FinishedGame: Hashable, Sendable {
  /// As it ended.
  public let game: Game
  /// When its first move was made; `nil` when nobody knows, because it came from a save.
  public let started: Date?
  /// When its last move was made.
  public let finished: Date
  /// Whether it was off the record, so that it counts for nobody.
  public let isEdited: Bool

  /// - Parameter game: One that is over.
  public init(game: Game, started: Date?, finished: Date, isEdited: Bool = false) {
    (self.game, self.started, self.finished) = (game, started, finished)
    self.isEdited = isEdited
  }
}

/// A game as the history has it.
public struct PlayedGame: Hashable, Sendable {
  /// The board, and who began.
  public let rules: Rules
  /// Who played; the names are untrusted.
  public let seats: Seats
  /// The moves that are known, as in a save; untrusted.
  public let moves: String
  /// How it ended.
  public let outcome: Outcome
  /// To the second. `nil` when it came from a save.
  public let started: Date?
  /// To the second.
  public let finished: Date
  /// Whether it counts for nobody.
  public let isEdited: Bool
}

/// How one player fared on one kind of board.
public struct Tally: Hashable, Sendable {
  /// Who played.
  public let seat: Seat
  /// The mark, where both marks had such a player, so that only it tells them apart.
  public let mark: Mark?
  /// The board; X counts as first, whoever was.
  public let rules: Rules
  /// How many games ended so.
  public let wins, draws, losses: Int
}
