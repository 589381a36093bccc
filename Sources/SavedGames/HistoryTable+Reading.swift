import AppSandbox
import FoundationEssentials
import TicTacToe

extension HistoryTable {
  /// The games that ended last, the newest first.
  func recent(_ count: Int) throws(HistoryError) -> [PlayedGame] {
    let rows = try inHistory { () throws(DatabaseError) in
      try database.rows(
        """
        SELECT *, unixepoch(started) AS startSeconds, unixepoch(finished) AS finishSeconds
        FROM games ORDER BY finished DESC, id DESC LIMIT ?
        """, [.integer(count)])
    }
    return try decode(rows, PlayedGame.init(_:))
  }

  /// See ``History/tallies()``.
  func tallies() throws(HistoryError) -> [Tally] {
    let rows = try inHistory { () throws(DatabaseError) in
      try database.rows(
        """
        WITH sides AS (
          SELECT playerX AS player, nameX AS name, 'X' AS mark, 'X won' AS won, * FROM games
          UNION ALL SELECT playerO, nameO, 'O', 'O won', * FROM games
        )
        SELECT player, name, columns, rows, inARow, misere,
          CASE WHEN playerX = playerO AND nameX = nameO THEN mark END AS soleMark,
          sum(outcome = won) AS wins, sum(outcome = 'draw') AS draws,
          sum(outcome NOT IN (won, 'draw')) AS losses
        FROM sides WHERE NOT edited
        GROUP BY player, name, soleMark, columns, rows, inARow, misere
        ORDER BY player <> 'person', name, player, soleMark DESC, columns * rows, columns, inARow,
          misere
        """)
    }
    return try decode(rows, Tally.init(_:))
  }

  private func decode<Value>(
    _ rows: [DatabaseRow], _ read: (DatabaseRow) -> Value?
  ) throws(HistoryError) -> [Value] {
    let values = rows.compactMap(read)
    // The table's own rules forbid such rows, but a program can be told not to keep them.
    if values.count != rows.count { throw .isNoHistory(path: database.path) }
    return values
  }
}

extension PlayedGame {
  fileprivate init?(_ row: DatabaseRow) {
    guard let rules = Rules(row, first: row.text("first")),
      let x = Seat(player: row.text("playerX"), name: row.text("nameX")),
      let o = Seat(player: row.text("playerO"), name: row.text("nameO")),
      let outcome = row.text("outcome").flatMap(Outcome.init(named:)),
      let moves = row.text("moves"), let finished = row.date("finishSeconds")
    else { return nil }
    (self.rules, self.moves, self.outcome) = (rules, moves, outcome)
    seats = Seats(x: x, o: o)
    (started, self.finished) = (row.date("startSeconds"), finished)
    isEdited = row.integer("edited") == 1
  }
}

extension Tally {
  fileprivate init?(_ row: DatabaseRow) {
    guard let rules = Rules(row, first: "X"),
      let seat = Seat(player: row.text("player"), name: row.text("name")),
      let wins = row.integer("wins"), let draws = row.integer("draws"),
      let losses = row.integer("losses")
    else { return nil }
    (self.rules, self.seat, mark) = (rules, seat, row.text("soleMark").flatMap(Mark.init))
    (self.wins, self.draws, self.losses) = (wins, draws, losses)
  }
}

extension Rules {
  fileprivate init?(_ row: DatabaseRow, first: String?) {
    guard let columns = row.integer("columns"), let rows = row.integer("rows"),
      let inARow = row.integer("inARow"), let misere = row.integer("misere"),
      let first = first.flatMap(Mark.init)
    else { return nil }
    self.init(columns: columns, rows: rows, inARow: inARow, isMisere: misere == 1, first: first)
  }
}

extension Seat {
  fileprivate init?(player: String?, name: String?) {
    guard let player = player.flatMap(Player.init), let name else { return nil }
    self.init(player: player, name: name)
  }
}

extension Outcome {
  fileprivate init?(named text: String) {
    let all = [Outcome.won(by: .x), .won(by: .o), .draw]
    guard let outcome = all.first(where: { $0.description == text }) else { return nil }
    self = outcome
  }
}

extension DatabaseRow {
  /// From seconds since 1970.
  fileprivate func date(_ column: String) -> Date? {
    integer(column).map { Date(timeIntervalSince1970: Double($0)) }
  }
}
