import FoundationEssentials

/// Secrets that are more than bytes: whatever a keyed archive can hold.
extension Keychain {
  /// Keeps an archive as a new secret.
  ///
  /// - Throws: ``KeychainError``, ``KeychainError/archive(_:)`` for one that could not be read again.
  public func add(_ archive: KeyedArchiver, for item: KeychainItem) throws(KeychainError) {
    try add(try Keychain.data(of: archive), for: item)
  }

  /// Keeps an archive in the place of a secret.
  public func update(_ archive: KeyedArchiver, for item: KeychainItem) throws(KeychainError) {
    try update(try Keychain.data(of: archive), for: item)
  }

  /// Reads a secret that is an archive.
  ///
  /// - Parameter types: The classes that may be in it besides those of Foundation.
  public func archive(
    for item: KeychainItem, allowing types: [any KeyedArchivable.Type] = []
  ) throws(KeychainError) -> KeyedUnarchiver {
    let data = try get(item)
    do {
      return try KeyedUnarchiver(reading: data, allowing: types)
    } catch {
      throw .archive(error)
    }
  }

  private static func data(of archive: KeyedArchiver) throws(KeychainError) -> Data {
    do {
      return try archive.data()
    } catch {
      throw .archive(error)
    }
  }
}
