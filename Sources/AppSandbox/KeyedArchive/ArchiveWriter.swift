import FoundationEssentials

/// Makes the object table of an archive: every value that is no number of an object's own gets a
/// place in it, and is referred to by that.
struct ArchiveWriter {
  private var objects: [PropertyList] = [.string(ArchiveKey.null)]
  private var classes: [String: Int] = [:]

  static func write(
    _ members: [String: ArchivedValue]
  ) throws(KeyedArchiveError) -> PropertyList {
    var writer = ArchiveWriter()
    let top = try writer.encoded(members, level: 0)
    return [
      ArchiveKey.archiver: .string(ArchiveKey.archiverName),
      ArchiveKey.version: .integer(ArchiveKey.knownVersion),
      ArchiveKey.top: .dictionary(top), ArchiveKey.objects: .array(writer.objects),
    ]
  }

  private mutating func encoded(
    _ members: [String: ArchivedValue], level: Int
  ) throws(KeyedArchiveError) -> [String: PropertyList] {
    var encoded: [String: PropertyList] = [:]
    for (key, value) in members.inOrder {
      switch value {
      case .plain(.integer), .plain(.real), .plain(.boolean): encoded[key] = value.propertyList
      default: encoded[key] = try reference(to: value, level: level)
      }
    }
    return encoded
  }

  private mutating func reference(
    to value: ArchivedValue, level: Int
  ) throws(KeyedArchiveError) -> PropertyList {
    if level > PropertyList.levelLimit { throw .isNestedDeeper(limit: PropertyList.levelLimit) }
    if value == .null { return .uid(0) }
    // Taken before what it contains, so that the first object is the outermost.
    let place = objects.count
    objects.append(.string(ArchiveKey.null))
    objects[place] = try object(value, level: level + 1)
    return .uid(place)
  }

  private mutating func object(
    _ value: ArchivedValue, level: Int
  ) throws(KeyedArchiveError) -> PropertyList {
    switch value {
    case .null, .plain(.string(ArchiveKey.null)):
      // That text alone would be read as nothing.
      return object(of: .mutableString, [ArchiveKey.text: .string(ArchiveKey.null)])
    case .plain(.date(let date)):
      return object(of: .date, [ArchiveKey.seconds: .real(date.timeIntervalSinceReferenceDate)])
    case .plain(.uid): throw .objectIsMalformed(object: objects.count - 1)
    case .plain(let plain): return plain
    case .array(let elements):
      return object(of: .array, [ArchiveKey.elements: try references(to: elements, level: level)])
    case .set(let elements):
      return object(of: .set, [ArchiveKey.elements: try references(to: elements, level: level)])
    case .dictionary(let members):
      let keys = members.inOrder.map { ArchivedValue.plain(.string($0.key)) }
      return object(
        of: .dictionary,
        [
          ArchiveKey.keys: try references(to: keys, level: level),
          ArchiveKey.elements: try references(to: members.inOrder.map(\.value), level: level),
        ])
    case .object(let name, let members):
      return object(of: [name], try encoded(members, level: level))
    }
  }

  private mutating func references(
    to elements: [ArchivedValue], level: Int
  ) throws(KeyedArchiveError) -> PropertyList {
    var references: [PropertyList] = []
    for element in elements { references.append(try reference(to: element, level: level)) }
    return .array(references)
  }

  private mutating func object(
    of foundation: FoundationClass, _ members: [String: PropertyList]
  ) -> PropertyList {
    let isString = foundation == .mutableString
    let names = isString ? [FoundationClass.mutableString, .string] : [foundation]
    return object(of: names.map(\.rawValue), members)
  }

  private mutating func object(
    of names: [String], _ members: [String: PropertyList]
  ) -> PropertyList {
    var members = members
    members[ArchiveKey.objectClass] = .uid(place(ofClass: names))
    return .dictionary(members)
  }

  /// Each class is there once.
  private mutating func place(ofClass names: [String]) -> Int {
    if let place = classes[names[0]] { return place }
    classes[names[0]] = objects.count
    objects.append([
      ArchiveKey.className: .string(names[0]),
      ArchiveKey.classNames: .array((names + [ArchiveKey.root]).map(PropertyList.string)),
    ])
    return objects.count - 1
  }
}

extension [String: ArchivedValue] {
  /// By the bytes of the keys, so that the same members always give the same archive.
  fileprivate var inOrder: [Element] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
