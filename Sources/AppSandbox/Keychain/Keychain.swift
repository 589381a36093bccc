import FoundationEssentials
import Glibc

/// Secrets by service and account, beside the container, so that they outlive it.
///
/// A new item goes to the Secret Service where one answers, else into files. Which it was is
/// remembered for each item, and no other store is ever asked in its place.
public struct Keychain: Hashable, Sendable {
  let folder: Folder
  private let environment: Environment

  /// The largest secret, in bytes: `secret-tool` takes lines of at most 8,192 characters.
  public static let limit = 6000

  /// Where the keychain remembers its items, and keeps those that are files: `HOME-keychain`.
  public var url: URL { folder.url }

  init(home: String, environment: Environment) {
    folder = Folder(home: home + "-keychain", components: [])
    self.environment = environment
  }

  /// Makes the keychain's folder, with mode 0700, if it is not there; behind a wall it could not be.
  public func prepare() throws(KeychainError) {
    do throws(FileFault) {
      let opened = try Descriptor.makeFolder(
        Location(parent: folder.home.parentFolder, name: folder.home.lastComponent))
      let status = try opened.status()
      if status.st_uid != geteuid() { throw .belongsToAnotherUser(id: status.st_uid) }
      if status.permissions & 0o077 != 0 { try opened.setPermissions(0o700) }
    } catch .belongsToAnotherUser {
      throw .folderIsNotOurs(path: folder.path)
    } catch {
      throw .file(FileError(folder.path, error))
    }
    // What a killed writer left may hold a secret.
    do throws(FileError) { try folder.sweep() } catch { throw .file(error) }
  }

  /// Keeps a new secret; when it returns, the store has it.
  ///
  /// - Throws: ``KeychainError``; after ``KeychainError/secretServiceDoesNotAnswer(_:)`` nobody knows
  ///   whether the secret is kept, else it is not.
  public func add(_ secret: Data, for item: KeychainItem) throws(KeychainError) {
    try check(secret, item)
    try prepare()
    let text = SecretText.encode(secret, for: item)
    if let record = try KeychainRecord.read(item, in: folder) {
      // Remembered but not there: killed between the two steps below, or lost since.
      let store = texts(record.store)
      if try store.text(for: item) != nil { throw .alreadyExists(item) }
      return try store.keep(text, for: item)
    }
    if storeForNewItems() == .secretService {
      do throws(KeychainError) {
        return try add(text, for: item, to: .secretService)
      } catch .secretServiceHasNoKeyring {
        // As good as no Secret Service.
      }
    }
    try add(text, for: item, to: .files)
  }

  /// Replaces a secret, in the store that has it; when it returns, that store has the new one.
  ///
  /// - Throws: ``KeychainError``; the old secret is then still kept.
  public func update(_ secret: Data, for item: KeychainItem) throws(KeychainError) {
    try check(secret, item)
    let store = try store(of: item)
    try prepare()
    if try texts(store).text(for: item) == nil { throw .isLost(item, from: store) }
    try texts(store).keep(SecretText.encode(secret, for: item), for: item)
  }

  /// The secret, byte for byte as it was added.
  public func get(_ item: KeychainItem) throws(KeychainError) -> Data {
    let store = try store(of: item)
    guard let text = try texts(store).text(for: item) else { throw .isLost(item, from: store) }
    guard let secret = SecretText.decode(text, for: item) else {
      throw .isDamaged(item, in: store)
    }
    return secret
  }

  /// Removes a secret, and then forgets that it was there.
  public func delete(_ item: KeychainItem) throws(KeychainError) {
    try texts(try store(of: item)).remove(item)
    try KeychainRecord.remove(item, from: folder)
  }

  /// Which store has the item.
  ///
  /// - Throws: ``KeychainError``, above all ``KeychainError/notFound(_:)``.
  public func store(of item: KeychainItem) throws(KeychainError) -> KeychainStore {
    try item.checkNames()
    guard let record = try KeychainRecord.read(item, in: folder) else { throw .notFound(item) }
    return record.store
  }

  /// Which store a new item would go to now: takes up to a second where a Secret Service hangs.
  public func storeForNewItems() -> KeychainStore {
    let nobody = KeychainItem(service: "-", account: "-")
    do throws(KeychainError) {
      _ = try texts(.secretService).text(for: nobody)
      return .secretService
    } catch .secretServiceDoesNotAnswer {
      return .files
    } catch {
      return .secretService
    }
  }

  /// Remembers first, so that no secret is ever kept that could not be found and deleted again.
  private func add(
    _ text: String, for item: KeychainItem, to store: KeychainStore
  ) throws(KeychainError) {
    try KeychainRecord(item: item, store: store).add(to: folder)
    do throws(KeychainError) {
      try texts(store).keep(text, for: item)
    } catch {
      if case .secretServiceDoesNotAnswer = error { throw error }
      try KeychainRecord.remove(item, from: folder)
      throw error
    }
  }

  private func texts(_ store: KeychainStore) -> any SecretTexts {
    switch store {
    case .secretService: SecretService(keychain: folder.path, environment: environment)
    case .files: SecretFiles(folder: folder)
    }
  }

  private func check(_ secret: Data, _ item: KeychainItem) throws(KeychainError) {
    try item.checkNames()
    if secret.count > Self.limit {
      throw .secretIsTooLarge(bytes: secret.count, limit: Self.limit)
    }
  }
}

extension Sandbox {
  /// The keychain beside the container.
  ///
  /// - Parameter environment: what says where the session's bus and `secret-tool` are:
  ///   `DBUS_SESSION_BUS_ADDRESS`, `XDG_RUNTIME_DIR` and `PATH`.
  public func keychain(environment: Environment) -> Keychain {
    Keychain(home: path, environment: environment)
  }
}
