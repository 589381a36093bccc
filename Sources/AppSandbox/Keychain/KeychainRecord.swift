import FoundationEssentials

/// What the keychain's folder remembers of an item besides the secret: which store has it.
///
/// Each item has a file of its own, so that two processes never write the same one for two items.
struct KeychainRecord: Hashable, Codable {
  let item: KeychainItem
  let store: KeychainStore

  static let suffix = ".json"

  private static let version = 1
  private static let limit = 16_384

  private enum Key: String, CodingKey {
    case account, group, service, store, version
  }

  init(item: KeychainItem, store: KeychainStore) {
    (self.item, self.store) = (item, store)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard try values.decode(Int.self, forKey: .version) == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "is not known")
    }
    item = KeychainItem(
      service: try values.decode(String.self, forKey: .service),
      account: try values.decode(String.self, forKey: .account),
      group: try values.decodeIfPresent(String.self, forKey: .group))
    store = try values.decode(KeychainStore.self, forKey: .store)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(item.service, forKey: .service)
    try values.encode(item.account, forKey: .account)
    try values.encodeIfPresent(item.group, forKey: .group)
    try values.encode(store, forKey: .store)
    try values.encode(Self.version, forKey: .version)
  }

  /// - Returns: `nil` when the item was never added, or was deleted.
  static func read(_ item: KeychainItem, in folder: Folder) throws(KeychainError) -> KeychainRecord?
  {
    try read(file: name(item), in: folder)
  }

  /// Reads the record of an item from the file that is named for it.
  static func read(file: String, in folder: Folder) throws(KeychainError) -> KeychainRecord? {
    let data: Data
    do throws(FileError) {
      data = try folder.read(file, limit: limit)
    } catch {
      if error.fault == .doesNotExist { return nil }
      throw .file(error)
    }
    guard let record = try? JSONDecoder().decode(Self.self, from: data), name(record.item) == file
    else { throw .recordIsDamaged(path: folder.path(of: file)) }
    return record
  }

  /// - Throws: ``KeychainError/alreadyExists(_:)`` when another process was quicker.
  func add(to folder: Folder) throws(KeychainError) {
    do throws(FileError) {
      try folder.write(ReadableJSON.encode(self), to: Self.name(item), replacing: false)
    } catch {
      throw error.fault == .alreadyExists ? .alreadyExists(item) : .file(error)
    }
  }

  static func remove(_ item: KeychainItem, from folder: Folder) throws(KeychainError) {
    do throws(FileError) {
      try folder.remove(name(item))
    } catch {
      if error.fault != .doesNotExist { throw .file(error) }
    }
  }

  private static func name(_ item: KeychainItem) -> String { item.fileName + suffix }
}
