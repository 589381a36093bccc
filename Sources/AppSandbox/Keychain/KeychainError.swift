/// Why a secret could not be kept, read or removed. None of these means that it is empty.
public enum KeychainError: Error, Hashable, Sendable {
  case nameIsEmpty
  case nameIsTooLong(bytes: Int, limit: Int)
  case secretIsTooLarge(bytes: Int, limit: Int)
  /// It was never added, or was deleted.
  case notFound(KeychainItem)
  case alreadyExists(KeychainItem)
  /// It was added to this store, which answers and has it no longer.
  case isLost(KeychainItem, from: KeychainStore)
  /// What this store has is not what was put there.
  case isDamaged(KeychainItem, in: KeychainStore)
  /// What says where the secret is kept cannot be understood.
  case recordIsDamaged(path: String)
  /// The Secret Service did not answer in time, or not in words that are known: its own follow.
  case secretServiceDoesNotAnswer(String)
  /// Nobody has given the Secret Service its password.
  case secretServiceIsLocked
  /// The Secret Service answers, and has nowhere to keep anything.
  case secretServiceHasNoKeyring
  /// The folder beside the container belongs to another user.
  case folderIsNotOurs(path: String)
  /// The secret is no keyed archive that can be read, or was none to be kept.
  case archive(KeyedArchiveError)
  case file(FileError)
}

extension KeychainError: CustomStringConvertible {
  /// A whole sentence, never with a secret in it; names in it may hold any character.
  public var description: String {
    switch self {
    case .nameIsEmpty: "A secret's service, account and group cannot be empty."
    case .nameIsTooLong(let bytes, let limit):
      "A secret's name has \(bytes) bytes, at most \(limit) are possible."
    case .secretIsTooLarge(let bytes, let limit):
      "The secret has \(bytes) bytes, at most \(limit) are kept."
    case .notFound(let item): "There is no secret for \(item)."
    case .alreadyExists(let item): "There is a secret for \(item) already."
    case .isLost(let item, let store): "The secret for \(item) is no longer in \(store)."
    case .isDamaged(let item, let store): "The secret for \(item) in \(store) is damaged."
    case .recordIsDamaged(let path):
      "\(path) does not say where its secret is kept: remove it to forget the secret."
    case .secretServiceDoesNotAnswer(let words):
      "The Secret Service does not answer" + (words.isEmpty ? "." : ": \(words).")
    case .secretServiceIsLocked:
      "The Secret Service is locked: unlock the keyring, and try again."
    case .secretServiceHasNoKeyring: "The Secret Service has no keyring to keep secrets in."
    case .folderIsNotOurs(let path):
      "\(path) belongs to another user, so no secret is kept there."
    case .archive(let error): "The secret as an archive: \(error)."
    case .file(let error): "\(error)."
    }
  }
}
