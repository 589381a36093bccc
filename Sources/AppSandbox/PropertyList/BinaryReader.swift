import FoundationEssentials

/// Reads the binary form, every offset and length checked, every object counted as often as it is
/// reached: a few hundred bytes can refer to themselves, or expand to billions of values.
struct BinaryReader {
  private var source: BinarySource
  /// The objects under way, the outermost first.
  private var path: [Int] = []
  private var values = 0
  /// In bytes: the text and data so far.
  private var content = 0

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    guard let source = BinarySource(bytes) else { throw PropertyListError(.trailerIsMalformed) }
    var reader = BinaryReader(source: source)
    do throws(PropertyListFault) {
      return try reader.value(source.top)
    } catch {
      // A throw leaves the path as it was, so its end is the culprit.
      throw PropertyListError(error, at: .object(reader.path.last ?? source.top))
    }
  }

  private init(source: BinarySource) {
    self.source = source
  }

  private mutating func value(_ object: Int) throws(PropertyListFault) -> PropertyList {
    values += 1
    if values > PropertyList.objectLimit {
      throw .hasMoreObjects(limit: PropertyList.objectLimit)
    }
    let (marker, start) = try enter(object)
    let value: PropertyList
    switch marker {
    case BinaryForm.no: value = .boolean(false)
    case BinaryForm.yes: value = .boolean(true)
    case BinaryForm.date: value = .date(try source.date(at: start))
    default:
      let length = Int(marker & 0xF)
      switch BinaryForm.Kind(rawValue: marker >> 4) {
      case .integer: value = .integer(try source.integer(at: start, lengthCode: length))
      case .real: value = .real(try source.real(at: start, lengthCode: length))
      case .uid: value = .uid(try source.uid(at: start, size: length + 1))
      case .data: value = .data(Data(try counted(source.bytes(at: start, length: length))))
      case .ascii, .utf16: value = .string(try text(marker, at: start))
      case .array: value = try array(at: start, length: length)
      case .dictionary: value = try dictionary(at: start, length: length)
      case nil: throw .kindIsUnknown(marker)
      }
    }
    path.removeLast()
    return value
  }

  private mutating func enter(
    _ object: Int
  ) throws(PropertyListFault) -> (marker: UInt8, start: Int) {
    let offset = try source.offset(of: object)
    if path.contains(object) { throw .containsItself }
    path.append(object)
    return (try source.marker(at: offset), offset + 1)
  }

  private mutating func array(
    at start: Int, length: Int
  ) throws(PropertyListFault) -> PropertyList {
    try checkLevel()
    let references = try source.references(at: start, length: length, each: 1)
    var elements: [PropertyList] = []
    for reference in references { elements.append(try value(reference)) }
    return .array(elements)
  }

  private mutating func dictionary(
    at start: Int, length: Int
  ) throws(PropertyListFault) -> PropertyList {
    try checkLevel()
    let references = try source.references(at: start, length: length, each: 2)
    let count = references.count / 2
    var members: [String: PropertyList] = [:]
    for index in 0..<count {
      let key = try key(references[index])
      if members[key] != nil { throw .keyIsThereTwice(key) }
      members[key] = try value(references[count + index])
    }
    return .dictionary(members)
  }

  private mutating func key(_ object: Int) throws(PropertyListFault) -> String {
    let (marker, start) = try enter(object)
    switch BinaryForm.Kind(rawValue: marker >> 4) {
    case .ascii, .utf16: break
    default:
      path.removeLast()
      throw .keyIsNoString
    }
    let key = try text(marker, at: start)
    path.removeLast()
    return key
  }

  private mutating func text(
    _ marker: UInt8, at start: Int
  ) throws(PropertyListFault) -> String {
    let isASCII = marker >> 4 == BinaryForm.Kind.ascii.rawValue
    let bytes = try counted(
      source.bytes(at: start, length: Int(marker & 0xF), each: isASCII ? 1 : 2))
    guard let text = isASCII ? ascii(bytes) : utf16(bytes) else { throw .textIsNotUnicode }
    return text
  }

  private func ascii(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.allSatisfy { $0 < 0x80 } ? String(validating: bytes, as: UTF8.self) : nil
  }

  private func utf16(_ bytes: ArraySlice<UInt8>) -> String? {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }

  private func checkLevel() throws(PropertyListFault) {
    if path.count > PropertyList.levelLimit {
      throw .isNestedDeeper(limit: PropertyList.levelLimit)
    }
  }

  private mutating func counted(
    _ bytes: ArraySlice<UInt8>
  ) throws(PropertyListFault) -> ArraySlice<UInt8> {
    content += bytes.count
    if content > PropertyList.sizeLimit {
      throw .isLarger(size: content, limit: PropertyList.sizeLimit)
    }
    return bytes
  }
}
