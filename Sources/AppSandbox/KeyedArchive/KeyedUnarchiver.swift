import FoundationEssentials

/// Takes values out of a keyed archive, in XML or binary, ours or that of `NSKeyedArchiver`.
///
/// The whole archive is checked before the first value is taken out: no bytes can take the process
/// down or take long, and no class is in it that was not allowed.
public struct KeyedUnarchiver: Sendable {
  private let members: [String: ArchivedValue]

  /// Reads an archive within the limits of ``PropertyList``, objects counted each time that one is
  /// reached.
  ///
  /// - Parameter allowed: the types whose objects may be in it, beside Foundation's strings,
  ///   numbers, dates, data, arrays, dictionaries and sets.
  public init(
    reading data: Data, allowing allowed: [any KeyedArchivable.Type] = []
  ) throws(KeyedArchiveError) {
    let list: PropertyList
    do throws(PropertyListError) {
      list = try PropertyList.read(data)
    } catch {
      throw .propertyList(error)
    }
    try self.init(reading: list, allowing: allowed)
  }

  /// Reads an archive that a property list holds.
  public init(
    reading list: PropertyList, allowing allowed: [any KeyedArchivable.Type] = []
  ) throws(KeyedArchiveError) {
    let names = Set(allowed.map { $0.archiveClassName })
    members = try ArchiveReader.read(list, allowing: names)
  }

  private init(members: [String: ArchivedValue]) {
    self.members = members
  }

  /// Whether there is a value for the key; one that stands for nothing is none.
  public func containsValue(forKey key: String) -> Bool {
    members[key] ?? .null != .null
  }

  /// A string.
  public func decodeString(forKey key: String) throws(KeyedArchiveError) -> String {
    try decode(key, .string) { $0.propertyList?.stringValue }
  }

  /// An integer.
  public func decodeInteger(forKey key: String) throws(KeyedArchiveError) -> Int {
    try decode(key, .integer) { $0.propertyList?.integerValue }
  }

  /// A real, or an integer that a `Double` holds exactly.
  public func decodeDouble(forKey key: String) throws(KeyedArchiveError) -> Double {
    try decode(key, .real) { $0.propertyList?.realValue }
  }

  /// A Boolean.
  public func decodeBool(forKey key: String) throws(KeyedArchiveError) -> Bool {
    try decode(key, .boolean) { $0.propertyList?.booleanValue }
  }

  /// A date.
  public func decodeDate(forKey key: String) throws(KeyedArchiveError) -> Date {
    try decode(key, .date) { $0.propertyList?.dateValue }
  }

  /// Bytes.
  public func decodeData(forKey key: String) throws(KeyedArchiveError) -> Data {
    try decode(key, .data) { $0.propertyList?.dataValue }
  }

  /// Any value that a property list can hold.
  public func decodePropertyList(forKey key: String) throws(KeyedArchiveError) -> PropertyList {
    try decode(key, "a value of a property list") { $0.propertyList }
  }

  /// An array of values that a property list can hold.
  public func decodeArray(forKey key: String) throws(KeyedArchiveError) -> [PropertyList] {
    try decode(key, .array) { $0.propertyList?.arrayValue }
  }

  /// A dictionary of values that a property list can hold.
  public func decodeDictionary(
    forKey key: String
  ) throws(KeyedArchiveError) -> [String: PropertyList] {
    try decode(key, .dictionary) { $0.propertyList?.dictionaryValue }
  }

  /// A set of values that a property list can hold.
  public func decodeSet(forKey key: String) throws(KeyedArchiveError) -> Set<PropertyList> {
    try decode(key, "a set") { value in
      guard case .set(let elements) = value else { return nil }
      let lists = elements.compactMap(\.propertyList)
      return lists.count == elements.count ? Set(lists) : nil
    }
  }

  /// An object of a type that was allowed.
  public func decodeObject<Object: KeyedArchivable>(
    of type: Object.Type, forKey key: String
  ) throws(KeyedArchiveError) -> Object {
    try Self.object(of: type, in: value(forKey: key), key: key)
  }

  /// Objects of one type that was allowed, in their order.
  public func decodeObjects<Object: KeyedArchivable>(
    of type: Object.Type, forKey key: String
  ) throws(KeyedArchiveError) -> [Object] {
    let elements: [ArchivedValue] = try decode(key, .array) {
      if case .array(let elements) = $0 { elements } else { nil }
    }
    var objects: [Object] = []
    for element in elements {
      objects.append(try Self.object(of: type, in: element, key: key))
    }
    return objects
  }

  private static func object<Object: KeyedArchivable>(
    of type: Object.Type, in value: ArchivedValue, key: String
  ) throws(KeyedArchiveError) -> Object {
    guard case .object(Object.archiveClassName, let members) = value else {
      throw .valueIsOfAnotherKind(
        key: key, found: value.kind, expected: "an object of the class \(Object.archiveClassName)")
    }
    return try Object(from: KeyedUnarchiver(members: members))
  }

  private func value(forKey key: String) throws(KeyedArchiveError) -> ArchivedValue {
    guard let value = members[key], value != .null else { throw .keyIsMissing(key) }
    return value
  }

  private func decode<Value>(
    _ key: String, _ expected: PropertyListKind, _ convert: (ArchivedValue) -> Value?
  ) throws(KeyedArchiveError) -> Value {
    try decode(key, expected.description, convert)
  }

  private func decode<Value>(
    _ key: String, _ expected: String, _ convert: (ArchivedValue) -> Value?
  ) throws(KeyedArchiveError) -> Value {
    let value = try value(forKey: key)
    guard let converted = convert(value) else {
      throw .valueIsOfAnotherKind(key: key, found: value.kind, expected: expected)
    }
    return converted
  }
}
