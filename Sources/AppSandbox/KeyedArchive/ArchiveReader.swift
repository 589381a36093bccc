import FoundationEssentials

/// Follows the references in an archive's object table from its top, each object counted as often as
/// it is reached: a small table can refer to itself, or expand to billions of objects.
struct ArchiveReader {
  private let objects: [PropertyList]
  private let allowed: Set<String>
  /// The objects under way, the outermost first.
  private var path: [Int] = []
  private var count = 0

  /// - Parameter allowed: the names of the classes that are no Foundation classes.
  static func read(
    _ archive: PropertyList, allowing allowed: Set<String>
  ) throws(KeyedArchiveError) -> [String: ArchivedValue] {
    guard archive[ArchiveKey.archiver] == .string(ArchiveKey.archiverName),
      let version = archive[ArchiveKey.version]?.integerValue,
      let top = archive[ArchiveKey.top]?.dictionaryValue,
      let objects = archive[ArchiveKey.objects]?.arrayValue
    else { throw .isNoKeyedArchive }
    if version != ArchiveKey.knownVersion { throw .versionIsUnknown(version) }
    var reader = ArchiveReader(objects: objects, allowed: allowed)
    return try reader.members(top)
  }

  private init(objects: [PropertyList], allowed: Set<String>) {
    (self.objects, self.allowed) = (objects, allowed)
  }

  private mutating func members(
    _ encoded: [String: PropertyList]
  ) throws(KeyedArchiveError) -> [String: ArchivedValue] {
    var members: [String: ArchivedValue] = [:]
    for (key, value) in encoded where key != ArchiveKey.objectClass {
      members[key] = try member(value)
    }
    return members
  }

  /// A reference, or a value without a place of its own.
  private mutating func member(
    _ value: PropertyList
  ) throws(KeyedArchiveError) -> ArchivedValue {
    switch value {
    case .uid(let place): try object(place)
    case .array, .dictionary: throw .objectIsMalformed(object: path.last ?? 0)
    default: .plain(value)
    }
  }

  private mutating func object(_ place: Int) throws(KeyedArchiveError) -> ArchivedValue {
    count += 1
    if count > PropertyList.objectLimit {
      throw .hasMoreObjects(limit: PropertyList.objectLimit)
    }
    let content = try content(place)
    if path.contains(place) { throw .containsItself(object: place) }
    if path.count > PropertyList.levelLimit {
      throw .isNestedDeeper(limit: PropertyList.levelLimit)
    }
    switch content {
    case .string(ArchiveKey.null): return .null
    case .array, .uid: throw .objectIsMalformed(object: place)
    case .dictionary(let encoded):
      path.append(place)
      let value = try value(encoded, at: place)
      path.removeLast()
      return value
    default: return .plain(content)
    }
  }

  private func content(_ place: Int) throws(KeyedArchiveError) -> PropertyList {
    guard objects.indices.contains(place) else {
      throw .referenceIsOutside(place, count: objects.count)
    }
    return objects[place]
  }

  private mutating func value(
    _ encoded: [String: PropertyList], at place: Int
  ) throws(KeyedArchiveError) -> ArchivedValue {
    guard let classPlace = encoded[ArchiveKey.objectClass]?.uidValue,
      let name = try content(classPlace)[ArchiveKey.className]?.stringValue
    else { throw .objectIsMalformed(object: place) }
    if let foundation = FoundationClass(rawValue: name) {
      guard let value = try value(of: foundation, encoded) else {
        throw .objectIsMalformed(object: place)
      }
      return value
    }
    guard allowed.contains(name) else { throw .classIsNotAllowed(name) }
    return .object(className: name, members: try members(encoded))
  }

  /// - Returns: `nil` when a member is missing or wrong.
  private mutating func value(
    of foundation: FoundationClass, _ encoded: [String: PropertyList]
  ) throws(KeyedArchiveError) -> ArchivedValue? {
    switch foundation {
    case .null: return .null
    case .date:
      guard let seconds = encoded[ArchiveKey.seconds]?.realValue,
        BinaryForm.seconds.contains(seconds)
      else { return nil }
      return .plain(.date(Date(timeIntervalSinceReferenceDate: seconds)))
    case .data, .mutableData:
      return encoded[ArchiveKey.bytes]?.dataValue.map { .plain(.data($0)) }
    case .string, .mutableString:
      return encoded[ArchiveKey.text]?.stringValue.map { .plain(.string($0)) }
    case .array, .mutableArray:
      return try elements(encoded[ArchiveKey.elements]).map(ArchivedValue.array)
    case .set, .mutableSet:
      guard let elements = try elements(encoded[ArchiveKey.elements]),
        Set(elements).count == elements.count
      else { return nil }
      return .set(elements)
    case .dictionary, .mutableDictionary:
      guard let keys = try elements(encoded[ArchiveKey.keys]),
        let values = try elements(encoded[ArchiveKey.elements]), keys.count == values.count
      else { return nil }
      let names = keys.compactMap { $0.propertyList?.stringValue }
      guard Set(names).count == keys.count else { return nil }
      return .dictionary(Dictionary(uniqueKeysWithValues: zip(names, values)))
    }
  }

  private mutating func elements(
    _ list: PropertyList?
  ) throws(KeyedArchiveError) -> [ArchivedValue]? {
    guard let references = list?.arrayValue else { return nil }
    var elements: [ArchivedValue] = []
    for reference in references {
      guard let place = reference.uidValue else { return nil }
      elements.append(try object(place))
    }
    return elements
  }
}
