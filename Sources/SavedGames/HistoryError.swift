import AppSandbox

/// Why the history cannot be read or added to. It is then as it was.
public enum HistoryError: Error, Hashable, Sendable {
  /// A newer program made it; it is left alone.
  case isNewer(path: String, version: Int, known: Int)
  /// It is a database, but not of this program.
  case isNoHistory(path: String)
  /// Another program has held the lock for seconds.
  case isBusy(path: String)
  case database(DatabaseError)

  /// Whether the file itself is at fault, so that it is set aside before anything is written.
  var isInContent: Bool {
    switch self {
    case .isNoHistory: true
    case .database(let error): error.isInContent
    case .isNewer, .isBusy: false
    }
  }
}

extension HistoryError: CustomStringConvertible {
  /// A whole sentence; paths in it may hold any character that a file's name may.
  public var description: String {
    switch self {
    case .isNewer(let path, let version, let known):
      """
      \(path) was made by a newer program: its version is \(version), and this program knows \(known).
      """
    case .isNoHistory(let path): "\(path) is no history of games."
    case .isBusy(let path): "\(path): another program keeps it locked."
    case .database(let error): "\(error)"
    }
  }
}

/// Runs `body`; what SQLite refuses becomes a ``HistoryError``.
func inHistory<Answer: ~Copyable>(
  _ body: () throws(DatabaseError) -> Answer
) throws(HistoryError) -> Answer {
  do throws(DatabaseError) {
    return try body()
  } catch {
    throw .database(error)
  }
}
