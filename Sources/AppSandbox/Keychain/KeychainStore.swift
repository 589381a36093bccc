/// Where a secret is kept.
public enum KeychainStore: String, Hashable, Sendable, Codable, CaseIterable {
  /// The person's own keyring, asked by `secret-tool`.
  case secretService = "secret-service"
  /// Files with mode 0600 in the keychain's folder.
  case files
}

extension KeychainStore: CustomStringConvertible {
  /// To stand in a sentence.
  public var description: String {
    switch self {
    case .secretService: "the Secret Service"
    case .files: "the keychain's files"
    }
  }
}

/// What a store of secrets does for the keychain, which alone knows what the texts mean.
protocol SecretTexts {
  /// - Returns: `nil` only when the store answers that it has none.
  func text(for item: KeychainItem) throws(KeychainError) -> String?

  /// Replaces the text that it has, if any.
  func keep(_ text: String, for item: KeychainItem) throws(KeychainError)

  /// Does nothing when it has none.
  func remove(_ item: KeychainItem) throws(KeychainError)
}
