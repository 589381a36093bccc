import SaveFormat
import TicTacToe

/// One saved game, as a list shows it. Its words are shown with control characters made visible.
public struct GameListing: Hashable, Sendable {
  /// What to restore it by.
  public let name: String
  /// What the person calls it.
  public let title: String
  /// A phrase such as `3 minutes ago`.
  public let when: Phrase
  /// Such as `4x4, 5 moves, O to move`, or why it cannot be read.
  public let summary: Phrase
  /// Whether it can be opened.
  public let isReadable: Bool

  /// A listing of a saved game.
  public init(name: String, title: String, when: Phrase, summary: Phrase, isReadable: Bool) {
    (self.name, self.title, self.when) = (name, title, when)
    (self.summary, self.isReadable) = (summary, isReadable)
  }
}

/// An unfinished game that was kept, and how long ago.
public struct Offer: Hashable, Sendable {
  /// The game as it was left.
  public let game: Game
  /// A phrase such as `3 minutes ago`.
  public let age: Phrase
  /// Why it counts for nothing, if so.
  public let unratedReason: UnratedReason?

  /// An offer of `game`.
  public init(game: Game, age: Phrase, unratedReason: UnratedReason? = nil) {
    (self.game, self.age, self.unratedReason) = (game, age, unratedReason)
  }
}
