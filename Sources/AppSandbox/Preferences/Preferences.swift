/// Settings of an app, shaped like `UserDefaults`: one property list in `Library/Preferences`.
///
/// What is set is kept in memory until ``synchronize()``. Several programs may use one domain:
/// each writes only the keys that it changed.
public struct Preferences: Sendable {
  /// Names the file: `DOMAIN.plist`.
  public let domain: String
  /// Files of this domain that were damaged, the oldest first. None of their settings is in use.
  public private(set) var damaged: [DamagedFile] = []

  let folder: Folder
  let locks: Folder
  /// As the file had it when it was last read.
  private var stored: [String: PropertyList] = [:]
  /// Since then; a `nil` value stands for a key that was removed.
  private var changes: [String: PropertyList?] = [:]
  private var defaults: [String: PropertyList] = [:]

  /// Reads the domain's file, if there is one. A damaged file is set aside, and ``damaged`` says so.
  ///
  /// - Parameter domain: letters, digits, dots, hyphens and underscores: `org.example.game`.
  public init(_ domain: String, in sandbox: Sandbox) throws(PreferencesError) {
    guard Self.isDomain(domain) else { throw .domainIsNoName(domain) }
    self.domain = domain
    (folder, locks) = (sandbox.preferences, sandbox.tmp)
    try synchronize()
  }

  private static func isDomain(_ text: String) -> Bool {
    (1...200).contains(text.utf8.count) && text.first != "."
      && text.utf8.allSatisfy { byte in
        isDigit(byte) || ".-_".utf8.contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  /// What was set last, else what the file has, else the registered default, else `nil`.
  public func object(forKey key: String) -> PropertyList? {
    if let change = changes[key] { return change ?? defaults[key] }
    return stored[key] ?? defaults[key]
  }

  /// Sets a value of any kind.
  public mutating func set(_ value: PropertyList, forKey key: String) {
    changes.updateValue(value, forKey: key)
  }

  /// Takes a value away, so that the default counts again.
  public mutating func removeObject(forKey key: String) {
    changes.updateValue(nil, forKey: key)
  }

  /// Adds values for keys that are not set. They are not written.
  public mutating func register(defaults: [String: PropertyList]) {
    self.defaults.merge(defaults) { $1 }
  }

  /// Writes what was set and removed into the file as it now is, and takes over what others wrote.
  ///
  /// When it returns, the disk has it. If nothing was changed here, nothing is written.
  ///
  /// - Throws: ``PreferencesError``; the file is then as it was and the changes are kept in memory.
  public mutating func synchronize() throws(PreferencesError) {
    if changes.isEmpty, try readUndamaged() { return }
    let lock = try lock()
    do throws(PropertyListFileError) {
      let before = try readSettingAside()
      var current = before
      for (key, change) in changes { current[key] = change }
      if current != before { try write(current) }
      (stored, changes) = (current, [:])
    } catch {
      throw .file(error)
    }
    _ = consume lock
  }

  private mutating func readUndamaged() throws(PreferencesError) -> Bool {
    do throws(PropertyListFileError) {
      // To assign a dictionary of values of our own takes the runtime a search, which most starts,
      // without a file, can do without.
      if let members = try read() { stored = members } else if !stored.isEmpty { stored = [:] }
      return true
    } catch  where error.isInContent {
      return false
    } catch {
      throw .file(error)
    }
  }

  private mutating func readSettingAside() throws(PropertyListFileError) -> [String: PropertyList] {
    do throws(PropertyListFileError) {
      return try read() ?? [:]
    } catch  where error.isInContent {
      damaged.append(try setAside(because: error))
      return [:]
    }
  }
}
