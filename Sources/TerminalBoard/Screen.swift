/// What fills the window.
public enum Screen: Hashable, Sendable {
  case board
  /// An unfinished game, shown with the question whether to go on with it.
  case offer(Offer)
  case help(scroll: Int)
  case games([GameListing], selected: Int)
  case history(HistorySummary, scroll: Int)
  case message(Message, scroll: Int)
}

/// Something to read that may be longer than the window: why a restore failed, and what can be
/// done instead.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public let title: Phrase
  /// Whole texts of one or more lines, such as diagnostics; an empty line is shown between them.
  public let texts: [String]
  /// What `r` tries to restore again.
  public let retry: String?
  /// An earlier save of the same game that is whole, which `e` loads.
  public let earlier: GameListing?
}

/// A sentence about what just happened.
public struct Notice: Hashable, Sendable {
  /// Whole sentences; what comes from outside is made visible when drawn.
  public let sentence: Phrase
  /// Whether something failed.
  public let isError: Bool
}
