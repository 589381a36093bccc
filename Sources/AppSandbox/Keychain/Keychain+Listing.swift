extension Keychain {
  /// Every item of a service that the keychain remembers, in no order; no store is asked.
  public func items(of service: String) throws(KeychainError) -> [KeychainItem] {
    let names: [String]
    do throws(FileError) {
      names = try folder.list()
    } catch {
      if error.fault == .doesNotExist { return [] }
      throw .file(error)
    }
    var items: [KeychainItem] = []
    for name in names where name.hasSuffix(KeychainRecord.suffix) {
      guard let item = try KeychainRecord.read(file: name, in: folder)?.item else { continue }
      if item.service == service { items.append(item) }
    }
    return items
  }
}
