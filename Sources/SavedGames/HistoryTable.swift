import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// The table of finished games in an open database.
struct HistoryTable: ~Copyable {
  /// The shape of the table, as `user_version` says it.
  static let version: Int32 = 1

  /// Times are UTC, as ISO 8601 writes them, so that they are read and sorted as text.
  private static let shape = """
    CREATE TABLE games (
      id INTEGER PRIMARY KEY,
      columns INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 8),
      rows INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 8),
      inARow INTEGER NOT NULL CHECK (inARow BETWEEN 1 AND 8),
      misere INTEGER NOT NULL CHECK (misere IN (0, 1)),
      first TEXT NOT NULL CHECK (first IN ('X', 'O')),
      grid TEXT NOT NULL,
      moves TEXT NOT NULL,
      playerX TEXT NOT NULL CHECK (playerX IN ('person', 'easy', 'medium', 'perfect')),
      nameX TEXT NOT NULL,
      playerO TEXT NOT NULL CHECK (playerO IN ('person', 'easy', 'medium', 'perfect')),
      nameO TEXT NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('X won', 'O won', 'draw')),
      started TEXT CHECK (unixepoch(started) IS NOT NULL OR started IS NULL),
      finished TEXT NOT NULL CHECK (unixepoch(finished) IS NOT NULL),
      edited INTEGER NOT NULL CHECK (edited IN (0, 1))
    ) STRICT
    """

  let database: Database

  init(_ database: consuming Database) { self.database = database }

  /// Whether the table is there; it is not in a database that is still empty.
  func hasGames() throws(HistoryError) -> Bool {
    // One statement sees one state, whatever other programs commit meanwhile.
    let tables = try inHistory { () throws(DatabaseError) in
      try database.rows(
        """
        SELECT user_version, sql FROM pragma_user_version
          LEFT JOIN sqlite_schema ON type = 'table'
        """)
    }
    let version = tables.first?.integer("user_version") ?? 0
    if version > Int(HistoryTable.version) {
      throw .isNewer(path: database.path, version: version, known: Int(HistoryTable.version))
    }
    if version == 0, tables.allSatisfy({ $0.text("sql") == nil }) { return false }
    guard version == Int(HistoryTable.version),
      tables.contains(where: { $0.text("sql") == HistoryTable.shape })
    else { throw .isNoHistory(path: database.path) }
    return true
  }

  /// Makes the table where there is none, and looks for damage, so that nothing is added to what
  /// cannot be read again.
  func prepareForWriting() throws(HistoryError) {
    if try hasGames() {
      try inHistory { () throws(DatabaseError) in try database.check() }
    }
    try inHistory { () throws(DatabaseError) in
      try database.useTransientJournal()
      try database.transaction { (database) throws(DatabaseError) in
        // Another program may have made it since.
        if try database.userVersion() != 0 { return }
        try database.execute(HistoryTable.shape)
        try database.setUserVersion(HistoryTable.version)
      }
    }
  }

  /// - Returns: Whether it was added, rather than known.
  func add(_ finished: FinishedGame, isRestored: Bool) throws(HistoryError) -> Bool {
    try inHistory { () throws(DatabaseError) in
      try database.transaction { (database) throws(DatabaseError) in
        let game = finished.game.columns
        if isRestored {
          // What is known as edited may still turn out to be honest.
          let known = try database.rows(
            """
            SELECT id FROM games WHERE columns = ? AND rows = ? AND inARow = ? AND misere = ?
              AND first = ? AND grid = ? AND moves = ? AND playerX = ? AND nameX = ?
              AND playerO = ? AND nameO = ? AND edited <= ? LIMIT 1
            """, game + [DatabaseValue(finished.isEdited)])
          if !known.isEmpty { return false }
        }
        try database.execute(
          """
          INSERT INTO games (columns, rows, inARow, misere, first, grid, moves, playerX, nameX,
            playerO, nameO, outcome, started, finished, edited)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, \(HistoryTable.time), \(HistoryTable.time), ?)
          """,
          game + [
            DatabaseValue(finished.game.outcome?.description),
            finished.started.map(\.value) ?? .null, finished.finished.value,
            DatabaseValue(finished.isEdited),
          ])
        return true
      }
    }
  }

  /// From seconds since 1970.
  private static let time = "strftime('%Y-%m-%dT%H:%M:%SZ', ?, 'unixepoch')"
}

extension Game {
  /// What makes it this game, in the order of the table's columns.
  fileprivate var columns: [DatabaseValue] {
    [
      .integer(rules.columns), .integer(rules.rows), .integer(rules.inARow),
      DatabaseValue(rules.isMisere), .text(rules.first.rawValue),
      .text(rows.joined(separator: "/")), .text(moves.map(\.description).joined(separator: " ")),
      .text(seats.x.player.rawValue), .text(seats.x.name), .text(seats.o.player.rawValue),
      .text(seats.o.name),
    ]
  }
}

extension Date {
  fileprivate var value: DatabaseValue { .integer(Int(timeIntervalSince1970.rounded(.down))) }
}
