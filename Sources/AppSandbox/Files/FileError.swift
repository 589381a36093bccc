/// A file that could not be read, written, moved or removed, and why.
///
/// `path` may hold any character that a file's name may, control characters too.
public struct FileError: Error, Hashable, Sendable {
  /// As it was asked for.
  public let path: String
  /// Why.
  public let fault: FileFault

  init(_ path: String, _ fault: FileFault) {
    (self.path, self.fault) = (path, fault)
  }
}

extension FileError: CustomStringConvertible {
  /// `PATH: REASON`.
  public var description: String { "\(path): \(fault)" }
}
