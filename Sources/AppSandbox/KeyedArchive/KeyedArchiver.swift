import FoundationEssentials

/// Puts values into a keyed archive, in the format of `NSKeyedArchiver`, written as an XML property
/// list so that people can look.
///
///     var archiver = KeyedArchiver()
///     archiver.encode(account, forKey: "root")
///     try sandbox.documents.write(archiver.data(), to: "account.plist")
public struct KeyedArchiver: Sendable {
  private(set) var members: [String: ArchivedValue] = [:]

  /// An empty archive.
  public init() {}

  /// Puts in a value that a property list can hold: an array becomes an `NSArray`, and so on.
  public mutating func encode(_ value: PropertyList, forKey key: String) {
    put(ArchivedValue(value), forKey: key)
  }

  /// Puts in a string.
  public mutating func encode(_ value: String, forKey key: String) {
    encode(.string(value), forKey: key)
  }

  /// Puts in an integer.
  public mutating func encode(_ value: Int, forKey key: String) {
    encode(.integer(value), forKey: key)
  }

  /// Puts in a real, which stays one if it is whole.
  public mutating func encode(_ value: Double, forKey key: String) {
    encode(.real(value), forKey: key)
  }

  /// Puts in a Boolean.
  public mutating func encode(_ value: Bool, forKey key: String) {
    encode(.boolean(value), forKey: key)
  }

  /// Puts in a date with its fraction of a second.
  public mutating func encode(_ value: Date, forKey key: String) {
    encode(.date(value), forKey: key)
  }

  /// Puts in bytes.
  public mutating func encode(_ value: Data, forKey key: String) {
    encode(.data(value), forKey: key)
  }

  /// Puts in a set, as an `NSSet`.
  public mutating func encode(set values: Set<PropertyList>, forKey key: String) {
    // In an order of their own, so that the same set always gives the same archive.
    let ordered = values.map { ($0, (try? $0.binary()) ?? Data()) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
    put(.set(ordered.map { ArchivedValue($0.0) }), forKey: key)
  }

  /// Puts in an object.
  public mutating func encode(_ object: some KeyedArchivable, forKey key: String) {
    put(ArchivedValue(object), forKey: key)
  }

  /// Puts in objects in their order, as an `NSArray`.
  public mutating func encode(_ objects: [some KeyedArchivable], forKey key: String) {
    put(.array(objects.map { ArchivedValue($0) }), forKey: key)
  }

  private mutating func put(_ value: ArchivedValue, forKey key: String) {
    precondition(!key.hasPrefix("$"), "a key of an archive cannot begin with $")
    members[key] = value
  }

  /// The archive as a property list.
  ///
  /// - Throws: ``KeyedArchiveError`` for what ``KeyedUnarchiver`` would refuse for its size.
  public func propertyList() throws(KeyedArchiveError) -> PropertyList {
    try ArchiveWriter.write(members)
  }

  /// The archive as an XML property list.
  ///
  /// - Throws: ``KeyedArchiveError`` for what XML cannot hold, and what ``KeyedUnarchiver`` would
  ///   refuse for its size.
  public func data() throws(KeyedArchiveError) -> Data {
    let list = try propertyList()
    do throws(PropertyListError) {
      return try list.xml()
    } catch {
      throw .propertyList(error)
    }
  }
}
