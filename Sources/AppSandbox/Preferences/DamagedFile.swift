/// A file that could not be read and got another name, so that nothing is written over it.
public struct DamagedFile: Hashable, Sendable {
  /// Its name now, in the folder where it was.
  public let name: String
  /// What is wrong with it.
  public let error: PropertyListFileError
}

extension PropertyListFileError {
  /// Whether the file could be reached, and the fault is in what it holds.
  var isInContent: Bool {
    switch self {
    case .content: true
    case .file(let error): if case .isLarger = error.fault { true } else { false }
    }
  }
}
