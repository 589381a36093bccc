import CSQLite

/// Why a database cannot be opened, read or changed. A statement that failed changed nothing.
public enum DatabaseError: Error, Hashable, Sendable {
  /// The file holds something else.
  case isNoDatabase(path: String)
  /// The file is a database in which something is broken.
  case isDamaged(path: String)
  /// Another program has kept it locked for as long as was to be waited.
  case isBusy(path: String)
  case isReadOnly(path: String)
  case diskIsFull(path: String)
  /// What a table's rules forbid; in SQLite's words.
  case isForbidden(path: String, String)
  /// SQLite does not understand the statement, or a table that it names is not there.
  case statementIsWrong(path: String, String)
  /// As many values must be given as the statement has places for.
  case valuesDoNotFit(path: String, wanted: Int, given: Int)
  /// Anything else, in SQLite's words.
  case failed(path: String, String)
  case file(FileError)

  /// Whether the file itself is at fault, so that nothing but another file helps.
  public var isInContent: Bool {
    switch self {
    case .isNoDatabase, .isDamaged: true
    default: false
    }
  }
}

extension DatabaseError {
  /// What SQLite says of the call that just failed.
  init(_ connection: OpaquePointer?, path: String) {
    let words = String(cString: sqlite3_errmsg(connection))
    // The low byte is the kind; the rest says more than anybody can use.
    self =
      switch sqlite3_errcode(connection) & 0xff {
      case SQLITE_NOTADB: .isNoDatabase(path: path)
      case SQLITE_CORRUPT: .isDamaged(path: path)
      case SQLITE_BUSY, SQLITE_LOCKED: .isBusy(path: path)
      case SQLITE_READONLY: .isReadOnly(path: path)
      case SQLITE_FULL: .diskIsFull(path: path)
      case SQLITE_CONSTRAINT, SQLITE_MISMATCH: .isForbidden(path: path, words)
      case SQLITE_ERROR: .statementIsWrong(path: path, words)
      default: .failed(path: path, words)
      }
  }
}

extension DatabaseError: CustomStringConvertible {
  /// A whole sentence; paths in it may hold any character that a file's name may.
  public var description: String {
    switch self {
    case .isNoDatabase(let path): "\(path) is no SQLite database."
    case .isDamaged(let path): "\(path) is a damaged SQLite database."
    case .isBusy(let path): "\(path): another program keeps it locked."
    case .isReadOnly(let path): "\(path) is read-only."
    case .diskIsFull(let path): "\(path): there is no room on the disk."
    case .isForbidden(let path, let words), .statementIsWrong(let path, let words),
      .failed(let path, let words):
      "\(path): \(words)."
    case .valuesDoNotFit(let path, let wanted, let given):
      "\(path): the statement has places for \(wanted) values, and \(given) were given."
    case .file(let error): "\(error)."
    }
  }
}
