import CSQLite
import Glibc

/// An SQLite database in a folder of the container, closed when its last user is done with it.
///
/// What is committed is on the disk. Beside the file nothing stays: the journal is there only while
/// something is being changed, or after a kill, when the next to open the database undoes with it
/// what was half done. Temporary tables live in memory, for a wall hides `/tmp`. Several programs may
/// use one database at once.
public struct Database: ~Copyable {
  /// Of the file; for messages.
  public let path: String
  private let connection: Connection

  /// Opens the database `name`, or makes an empty one with mode 0600.
  ///
  /// - Parameter patience: How long another program's change is waited for, in milliseconds.
  /// - Throws: ``DatabaseError/isNoDatabase(path:)`` at once, unlike SQLite, which looks at the file
  ///   only when it must.
  public init(
    _ name: String, in folder: Folder, patience: Int = 5000
  ) throws(DatabaseError) {
    path = folder.path(of: name)
    let connection = try Self.connect(name, in: folder)
    sqlite3_busy_timeout(connection.pointer, Int32(clamping: patience))
    for setting in Self.settings { try Statement(setting, connection.pointer, path: path).rows() }
    self.connection = connection
  }

  /// Another program may set the file aside as soon as it is seen: then it is looked for again.
  private static func connect(
    _ name: String, in folder: Folder
  ) throws(DatabaseError) -> Connection {
    while true {
      let mayBeChanged: Bool
      do throws(FileError) {
        mayBeChanged = try folder.makeDatabaseFile(name)
      } catch {
        throw .file(error)
      }
      do throws(DatabaseError) {
        return try Connection(path: folder.path(of: name), isReadOnly: !mayBeChanged)
      } catch {
        guard folder.lacks(name) else { throw error }
      }
    }
  }

  /// The last one has SQLite look at the file.
  private static let settings = [
    "PRAGMA synchronous = FULL", "PRAGMA temp_store = MEMORY", "PRAGMA foreign_keys = ON",
    "SELECT count(*) FROM sqlite_schema",
  ]

  /// Compiles one statement, to be run more than once: `sqlite3_prepare_v2`.
  public func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    try Statement(sql, connection.pointer, path: path)
  }

  /// Runs one statement that gives no rows, or whose rows nobody wants.
  public func execute(
    _ sql: String, _ values: [DatabaseValue] = []
  ) throws(DatabaseError) {
    _ = try rows(sql, values)
  }

  /// The rows that one statement gives, in its order.
  ///
  /// - Parameter values: They stand for the `?` in the statement, from the left.
  public func rows(
    _ sql: String, _ values: [DatabaseValue] = []
  ) throws(DatabaseError) -> [DatabaseRow] {
    try prepare(sql).rows(values)
  }

  /// Does all of `body` or nothing of it, and lets no other program change anything meanwhile.
  ///
  /// - Throws: what `body` throws, or why it could not be committed; nothing is then changed.
  @discardableResult
  public func transaction<Answer>(
    _ body: (borrowing Database) throws(DatabaseError) -> Answer
  ) throws(DatabaseError) -> Answer {
    try execute("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let answer = try body(self)
      try execute("COMMIT")
      return answer
    } catch {
      // Some failures have rolled back already, and then there is nothing to roll back.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// What the app numbers its tables' shapes with; 0 in a new database: `PRAGMA user_version`.
  public func userVersion() throws(DatabaseError) -> Int {
    try rows("PRAGMA user_version").first?.integer("user_version") ?? 0
  }

  /// Sets the number that ``userVersion()`` gives.
  public func setUserVersion(_ version: Int32) throws(DatabaseError) {
    try execute("PRAGMA user_version = \(version)")
  }

  /// Looks through the whole file for damage that no statement has met yet: `PRAGMA quick_check`.
  ///
  /// - Throws: ``DatabaseError/isDamaged(path:)``.
  public func check() throws(DatabaseError) {
    let answers = try rows("PRAGMA quick_check(1)")
    if answers.map(\.values) != [[.text("ok")]] { throw .isDamaged(path: path) }
  }

  /// Has changes journalled in a file that goes away with each transaction, whatever mode the
  /// database was left in: `PRAGMA journal_mode`.
  public func useTransientJournal() throws(DatabaseError) {
    let mode = try rows("PRAGMA journal_mode = DELETE").first?.text("journal_mode")
    if mode != "delete" { throw .isBusy(path: path) }
  }
}

/// An open database, closed with this value.
///
/// Not private: optimised, it would lack what other modules need to know of it.
struct Connection: ~Copyable {
  let pointer: OpaquePointer

  /// `sqlite3_open_v2`.
  init(path: String, isReadOnly: Bool) throws(DatabaseError) {
    var pointer: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    guard sqlite3_open_v2(path, &pointer, access | SQLITE_OPEN_NOFOLLOW, nil) == SQLITE_OK,
      let pointer
    else {
      defer { sqlite3_close_v2(pointer) }
      throw DatabaseError(pointer, path: path)
    }
    self.pointer = pointer
  }

  /// Statements that outlive this keep what they need: `sqlite3_close_v2`.
  deinit { sqlite3_close_v2(pointer) }
}
