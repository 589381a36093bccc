/// Preferences that cannot be read or kept.
public enum PreferencesError: Error, Hashable, Sendable {
  /// A domain is made of letters, digits, dots, hyphens and underscores of ASCII, does not begin
  /// with a dot and has at most 200 of them.
  case domainIsNoName(String)
  /// Another program has held the lock for seconds.
  case isBusy(path: String)
  case file(PropertyListFileError)
}

extension PreferencesError: CustomStringConvertible {
  /// A whole sentence; paths in it may hold any character that a file's name may.
  public var description: String {
    switch self {
    case .domainIsNoName(let text):
      """
      “\(text)” cannot name preferences: letters, digits, dots, hyphens and underscores can, \
      at most 200, and no dot first.
      """
    case .isBusy(let path): "\(path): another program keeps it locked."
    case .file(let error): "\(error)."
    }
  }
}
