import TicTacToe

/// What the history screen shows: how everybody fared, and the last games.
public struct HistorySummary: Hashable, Sendable {
  /// How one player fared on one kind of board.
  public struct Record: Hashable, Sendable {
    /// Who played; the name is shown with control characters made visible.
    public let seat: Seat
    /// The mark, where only it tells this player from the other one.
    public let mark: Mark?
    /// The board.
    public let rules: Rules
    /// How many games ended so.
    public let wins, draws, losses: Int

    /// A record of a player.
    public init(seat: Seat, mark: Mark?, rules: Rules, wins: Int, draws: Int, losses: Int) {
      (self.seat, self.mark, self.rules) = (seat, mark, rules)
      (self.wins, self.draws, self.losses) = (wins, draws, losses)
    }
  }

  /// One game that was played to its end.
  public struct Entry: Hashable, Sendable {
    /// Such as `2026-11-30 14:05`.
    public let when: String
    /// The board.
    public let rules: Rules
    /// The names are shown with control characters made visible.
    public let seats: Seats
    /// How it ended.
    public let outcome: Outcome
    /// Whether it counts for nobody, because it came from a save edited by hand.
    public let isEdited: Bool

    /// A game that ended.
    public init(when: String, rules: Rules, seats: Seats, outcome: Outcome, isEdited: Bool) {
      (self.when, self.rules, self.seats) = (when, rules, seats)
      (self.outcome, self.isEdited) = (outcome, isEdited)
    }
  }

  /// In the order to show.
  public let records: [Record]
  /// The newest first.
  public let recent: [Entry]

  /// A summary of what was played.
  public init(records: [Record], recent: [Entry]) {
    (self.records, self.recent) = (records, recent)
  }
}

extension HistorySummary {
  static let nothing = "No game has been played to its end yet."
  static let nothingCounts = "No game counts: all were edited by hand."
  static let headings = ["Player", "Board", "Won", "Drawn", "Lost"]
}

extension HistorySummary.Record {
  /// Who it is about: `Ada`, `person`, `perfect`, `Hal (perfect)`, `person (X)`.
  func player(width: Int) -> String {
    let name = shortened(seat.name, width: width)
    let details = [
      name.isEmpty || seat.player == .person ? nil : seat.player.rawValue, mark?.description,
    ].compactMap { $0 }
    let title = name.isEmpty ? seat.player.rawValue : name
    return details.isEmpty ? title : "\(title) (\(details.joined(separator: ", ")))"
  }

  var counts: [Int] { [wins, draws, losses] }
}

extension HistorySummary.Entry {
  /// `X won`, `draw`, and whether it counts.
  var ending: String { "\(outcome)" + (isEdited ? ", edited by hand" : "") }

  /// Both sides: `Ada (X), perfect (O)`.
  func players(nameWidth: Int) -> String {
    let game = Game(rules: rules, seats: seats)
    return Mark.allCases.map { game.label($0, nameWidth: nameWidth) }.joined(separator: ", ")
  }
}
