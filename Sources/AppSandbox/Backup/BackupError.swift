/// Why a container cannot be backed up, or not be recovered. The container is then as it was.
public enum BackupError: Error, Hashable, Sendable {
  case targetIsNotEmpty(path: String)
  /// A backup inside the container would go with it.
  case folderIsInHome(path: String)
  /// It is no backup, or one that was not finished.
  case manifestIsMissing(path: String)
  case manifestIsUnreadable(path: String)
  case formatIsNewer(path: String, version: Int, known: Int)
  /// A path of the manifest that no backup has: it leaves the folders of a backup, or is there twice.
  case pathIsRefused(String)
  case filesAreMissing([String])
  /// Files that the manifest does not know.
  case filesAreUnknown([String])
  /// Their sums are not those of the manifest.
  case filesWereEdited([String])
  /// The file system cannot let two folders change places in one step.
  case cannotExchange(path: String)
  /// SQLite's own words.
  case database(path: String, String)
  case home(SandboxError)
  case file(FileError)
}

extension BackupError: CustomStringConvertible {
  /// A whole sentence; paths in it may hold any character that a file's name may.
  public var description: String {
    switch self {
    case .targetIsNotEmpty(let path):
      "\(path) has files in it, so no backup is made there: name a new or an empty folder."
    case .folderIsInHome(let path):
      "\(path) is inside the container: a backup has to lie outside of it."
    case .manifestIsMissing(let path):
      "\(path) has no \(BackupManifest.name): it is no backup, or one that was not finished."
    case .manifestIsUnreadable(let path): "\(path) is not the list of a backup's files."
    case .formatIsNewer(let path, let version, let known):
      """
      \(path) was made by a newer program: its format version is \(version), \
      and this program knows \(known).
      """
    case .pathIsRefused(let path): "The backup lists a file that no backup has: “\(path)”."
    case .filesAreMissing(let paths): "Files are missing from the backup: \(Self.list(paths))."
    case .filesAreUnknown(let paths):
      "The backup has files that it does not list: \(Self.list(paths))."
    case .filesWereEdited(let paths):
      "Files were edited since the backup was made: \(Self.list(paths))."
    case .cannotExchange(let path):
      """
      The file system cannot exchange \(path) with the recovered one in one step: \
      move it away first.
      """
    case .database(let path, let words): "\(path): \(words)."
    case .home(let error): "\(error)"
    case .file(let error): "\(error)."
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(10).joined(separator: ", ")
    return paths.count > 10 ? "\(shown) and \(paths.count - 10) more" : shown
  }
}

/// Gives a fault the path at which it happened.
func withPath<Answer: ~Copyable>(
  _ path: String, _ body: () throws(FileFault) -> Answer
) throws(BackupError) -> Answer {
  do throws(FileFault) {
    return try body()
  } catch {
    throw .file(FileError(path, error))
  }
}

/// Gives a fault the path of that one of two files at which it happened.
func withPaths(
  _ source: String, _ copy: String, _ body: () throws(CopyFault) -> Void
) throws(BackupError) {
  do throws(CopyFault) {
    try body()
  } catch .source(let fault) {
    throw .file(FileError(source, fault))
  } catch {
    throw .file(FileError(copy, error.fault))
  }
}
