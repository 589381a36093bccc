import AppSandbox

/// Why nobody can tell who is signed in, or why that cannot be changed.
public enum SignInError: Error, Hashable, Sendable {
  case nameCannotBe(String)
  case accountIsDamaged(path: String, KeyedArchiveError)
  case archive(KeyedArchiveError)
  case keychain(KeychainError)
  case file(FileError)
}

extension SignInError: CustomStringConvertible {
  /// A whole sentence; names and paths in it may hold any character.
  public var description: String {
    switch self {
    case .nameCannotBe(let name):
      "\"\(name.prefix(20))\(name.count > 20 ? "…" : "")\" cannot name an account: "
        + "a name has from 1 to \(Account.longestName) characters, and no control characters."
    case .accountIsDamaged(let path, let error):
      "\(path): \(error). To set it aside, sign out."
    case .archive(let error): "The account \(error)."
    case .keychain(let error): error.description
    case .file(let error): "\(error)."
    }
  }
}
