import TicTacToe

/// How well a computer player plays.
public enum Skill: String, Hashable, Sendable, Codable, CaseIterable {
  /// Plays like a child: takes a win, sees a threat three times in four, else moves at random.
  case easy
  /// Makes one move in four as ``easy`` would, and the others as ``perfect`` would.
  case medium
  /// Never loses what can be held, wins as fast as can be and holds out as long as can be; among
  /// equal moves it prefers those that the opponent can answer wrongly.
  case perfect

  /// Returns `nil` for a person.
  public init?(_ player: Player) {
    switch player {
    case .person: return nil
    case .easy: self = .easy
    case .medium: self = .medium
    case .perfect: self = .perfect
    }
  }
}
