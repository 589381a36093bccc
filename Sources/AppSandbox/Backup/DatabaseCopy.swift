import CSQLite

/// A copy of an SQLite database by its own backup API, whole while others write to the database.
struct DatabaseCopy: ~Copyable {
  private let source: OpaquePointer

  /// In milliseconds: how long another's transaction is waited for.
  private static let patience: Int32 = 5000
  private static let header = Array("SQLite format 3\0".utf8)
  /// What SQLite keeps beside a database while it is in use.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// - Returns: `nil` when the file at `path` is no database.
  ///
  /// The file is read through SQLite too: to close another descriptor of a database that this
  /// program uses elsewhere would give back the locks that SQLite holds on it.
  init?(of path: String) {
    guard let database = Self.open(path, SQLITE_OPEN_READWRITE) else { return nil }
    guard Self.hasHeader(database) else {
      sqlite3_close(database)
      return nil
    }
    source = database
  }

  deinit { sqlite3_close(source) }

  /// The database to which a file of that name belongs while it is in use, if any does.
  static func owner(of name: String) -> String? {
    companions.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }

  enum Outcome {
    case copied, isDamaged
    /// In SQLite's words, and whether it is the copy that failed.
    case failed(String, isOfCopy: Bool)
  }

  /// Fills the file at `path`, which exists and is empty, so that it has the mode that it was given.
  func write(to path: String) -> Outcome {
    guard let target = Self.open(path, SQLITE_OPEN_READWRITE) else {
      return .failed("SQLite cannot write the copy", isOfCopy: true)
    }
    defer { sqlite3_close(target) }
    sqlite3_busy_timeout(source, Self.patience)
    guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
      return .failed(String(cString: sqlite3_errmsg(target)), isOfCopy: true)
    }
    let step = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    switch step == SQLITE_DONE ? end : step {
    case SQLITE_OK: return .copied
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .isDamaged
    case let code:
      let isOfCopy = [SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN].contains(code & 0xff)
      return .failed(String(cString: sqlite3_errstr(code)), isOfCopy: isOfCopy)
    }
  }

  private static func open(_ path: String, _ flags: Int32) -> OpaquePointer? {
    var database: OpaquePointer?
    if sqlite3_open_v2(path, &database, flags | SQLITE_OPEN_NOFOLLOW, nil) == SQLITE_OK {
      return database
    }
    sqlite3_close(database)
    return nil
  }

  private static func hasHeader(_ database: OpaquePointer) -> Bool {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
      let file, let read = file.pointee.pMethods?.pointee.xRead
    else { return false }
    var start = [UInt8](repeating: 0, count: header.count)
    return read(file, &start, Int32(start.count), 0) == SQLITE_OK && start == header
  }
}
