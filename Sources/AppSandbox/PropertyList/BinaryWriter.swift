import FoundationEssentials

/// Writes the binary form, each value as an object of its own, contents before what holds them.
struct BinaryWriter {
  private let isForXML: Bool
  private var bytes = BinaryForm.header + Array("00".utf8)
  private var offsets: [Int] = []
  private var values = 0

  /// - Parameter forXML: whether to refuse what XML cannot hold, and to drop what it drops.
  static func write(
    _ list: PropertyList, forXML: Bool
  ) throws(PropertyListError) -> [UInt8] {
    var writer = BinaryWriter(isForXML: forXML)
    do throws(PropertyListFault) {
      _ = try writer.add(list, level: 0)
    } catch {
      throw PropertyListError(error)
    }
    return writer.finished()
  }

  private init(isForXML: Bool) {
    self.isForXML = isForXML
  }

  /// - Returns: the number of the object.
  private mutating func add(_ list: PropertyList, level: Int) throws(PropertyListFault) -> Int {
    values += 1
    if values > PropertyList.objectLimit {
      throw .hasMoreObjects(limit: PropertyList.objectLimit)
    }
    switch list {
    case .boolean(let value): begin(value ? BinaryForm.yes : BinaryForm.no)
    case .integer(let value):
      begin(.integer, length: 3)
      append(UInt64(bitPattern: Int64(value)), size: 8)
    case .real(let value):
      begin(.real, length: 3)
      append(value.bitPattern, size: 8)
    case .date(let value):
      let seconds = try secondsKept(of: value)
      begin(BinaryForm.date)
      append(seconds.bitPattern, size: 8)
    case .data(let value):
      beginCounted(.data, value.count)
      bytes += value
    case .uid(let value):
      guard let number = UInt32(exactly: value) else { throw .uidIsOutside(value) }
      begin(.uid, length: 3)
      append(UInt64(number), size: 4)
    case .string(let text): try add(text)
    case .array(let elements): try add(elements, level: level + 1)
    case .dictionary(let members): try add(members, level: level + 1)
    }
    return offsets.count - 1
  }

  private mutating func add(_ text: String) throws(PropertyListFault) {
    if isForXML, let scalar = text.unicodeScalars.first(where: { !XMLText.allows($0) }) {
      throw .characterIsNotAllowed(scalar.value)
    }
    let units = text.utf16
    if units.count == text.utf8.count {
      beginCounted(.ascii, units.count)
      bytes += text.utf8
    } else {
      beginCounted(.utf16, units.count)
      for unit in units { append(UInt64(unit), size: 2) }
    }
  }

  private mutating func add(
    _ elements: [PropertyList], level: Int
  ) throws(PropertyListFault) {
    try check(level)
    var references: [Int] = []
    for element in elements { references.append(try add(element, level: level)) }
    beginCounted(.array, elements.count)
    append(references)
  }

  private mutating func add(
    _ members: [String: PropertyList], level: Int
  ) throws(PropertyListFault) {
    try check(level)
    var (keys, values): ([Int], [Int]) = ([], [])
    for (key, value) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      try add(key)
      keys.append(offsets.count - 1)
      values.append(try add(value, level: level))
    }
    beginCounted(.dictionary, members.count)
    append(keys + values)
  }

  private func check(_ level: Int) throws(PropertyListFault) {
    if level > PropertyList.levelLimit {
      throw .isNestedDeeper(limit: PropertyList.levelLimit)
    }
  }

  private func secondsKept(of date: Date) throws(PropertyListFault) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate
    guard (isForXML ? XMLText.seconds : BinaryForm.seconds).contains(seconds) else {
      throw .dateIsOutside
    }
    return isForXML ? seconds.rounded(.down) : seconds
  }

  private mutating func begin(_ marker: UInt8) {
    offsets.append(bytes.count)
    bytes.append(marker)
  }

  private mutating func begin(_ kind: BinaryForm.Kind, length: Int) {
    begin(kind.rawValue << 4 | UInt8(length))
  }

  private mutating func beginCounted(_ kind: BinaryForm.Kind, _ length: Int) {
    begin(kind, length: min(length, BinaryForm.longLength))
    if length >= BinaryForm.longLength {
      bytes.append(BinaryForm.Kind.integer.rawValue << 4 | 3)
      append(UInt64(length), size: 8)
    }
  }

  private mutating func append(_ number: UInt64, size: Int) {
    for index in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(index))))
    }
  }

  private mutating func append(_ references: [Int]) {
    for reference in references { append(UInt64(reference), size: Self.referenceSize) }
  }

  private static let referenceSize = 2
  private static let offsetSize = 8

  private consuming func finished() -> [UInt8] {
    let table = bytes.count
    for offset in offsets { append(UInt64(offset), size: Self.offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(Self.offsetSize), UInt8(Self.referenceSize)]
    append(UInt64(offsets.count), size: 8)
    append(UInt64(offsets.count - 1), size: 8)
    append(UInt64(table), size: 8)
    return bytes
  }
}
