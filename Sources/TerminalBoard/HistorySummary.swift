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
    /// Whether it counts for nobody, because it was off the record.
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
  static let nothing: Phrase = "No game has been played to its end yet."
  static let nothingCounts: Phrase = "No game counts: all are off the record."
  static let headings: [Phrase] = ["Player", "Board", "Won", "Drawn", "Lost"]
}

extension HistorySummary.Record {
  /// Who it is about: `Ada`, `person`, `perfect`, `Hal (perfect)`, `person (X)`.
  func player(width: Int) -> Phrase {
    let name = shortened(seat.name, width: width)
    let player = seat.player.phrase
    let isNameEnough = name.isEmpty || seat.player == .person
    let title = name.isEmpty ? player : "\(name)"
    return switch (isNameEnough, mark) {
    case (true, nil): title
    case (true, let mark?): "\(title) (\(mark))"
    case (false, nil): "\(title) (\(player))"
    case (false, let mark?): "\(title) (\(player), \(mark))"
    }
  }

  var counts: [Int] { [wins, draws, losses] }
}

extension HistorySummary.Entry {
  /// `X won`, `draw`, and whether it counts.
  var ending: Phrase {
    guard isEdited else { return outcome.phrase }
    return switch outcome {
    case .won(let mark): "\(mark) won, off the record"
    case .draw: "draw, off the record"
    }
  }

  /// Both sides: `Ada (X), perfect (O)`.
  func players(nameWidth: Int) -> Phrase {
    let game = Game(rules: rules, seats: seats)
    return "\(game.label(.x, nameWidth: nameWidth)), \(game.label(.o, nameWidth: nameWidth))"
  }

  /// When, on which board, who and how it ended.
  func columns(nameWidth: Int, in language: Language) -> [String] {
    [when, language(rules.notation), language(players(nameWidth: nameWidth)), language(ending)]
  }
}
