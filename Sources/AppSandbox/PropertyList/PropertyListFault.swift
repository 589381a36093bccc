/// Why a property list cannot be read or written.
public enum PropertyListFault: Error, Hashable, Sendable {
  // Either form.
  /// In bytes; of a binary list also its text and data together, counted each time it is reached.
  case isLarger(size: Int, limit: Int)
  case hasMoreObjects(limit: Int)
  case isNestedDeeper(limit: Int)
  case isNoPropertyList
  case keyIsThereTwice(String)
  case integerIsTooLarge
  case rootIsNoDictionary(PropertyListKind)

  // XML.
  case isNotUTF8
  case characterIsNotAllowed(UInt32)
  case endIsMissing(expected: String)
  case isUnexpected(String, expected: String)
  case valueIsMissing(key: String)
  case textIsNoValue(String, PropertyListKind)
  case referenceIsUnknown(String)
  case headIsMalformed
  /// libplist refused what the scan before it had found good.
  case isRefusedByLibrary

  // Binary.
  case trailerIsMalformed
  case objectIsOutside(Int, count: Int)
  case contentIsOutside
  case kindIsUnknown(UInt8)
  case containsItself
  case keyIsNoString
  case textIsNotUnicode

  // Writing, or binary.
  case dateIsOutside
  case uidIsOutside(Int)
}

extension PropertyListFault: CustomStringConvertible {
  /// The reason, to stand behind a place and a colon.
  public var description: String {
    switch self {
    case .isLarger(let size, let limit): "has \(size) bytes, at most \(limit) are possible"
    case .hasMoreObjects(let limit): "holds more than \(limit) values"
    case .isNestedDeeper(let limit): "is nested more than \(limit) levels deep"
    case .isNoPropertyList: "is no property list, neither XML nor binary"
    case .keyIsThereTwice(let key): "the key “\(key)” is there twice"
    case .integerIsTooLarge: "an integer does not fit into 64 bits with a sign"
    case .rootIsNoDictionary(let kind): "holds \(kind) where a dictionary was expected"
    case .isNotUTF8: "is not UTF-8"
    case .characterIsNotAllowed(let code):
      "the character U+\(hex(code, digits: 4)) cannot be in an XML property list"
    case .endIsMissing(let expected): "the text ends where \(expected) was expected"
    case .isUnexpected(let found, let expected): "found \(found) where \(expected) was expected"
    case .valueIsMissing(let key): "the key “\(key)” has no value"
    case .textIsNoValue(let text, let kind): "“\(text)” is not \(kind)"
    case .referenceIsUnknown(let text): "“\(text)” stands for no character"
    case .headIsMalformed: "the lines before the first value are malformed"
    case .isRefusedByLibrary: "libplist cannot read it"
    case .trailerIsMalformed: "the last 32 bytes do not describe the ones before"
    case .objectIsOutside(let object, let count):
      "refers to object \(object), but there are only \(count)"
    case .contentIsOutside: "reaches beyond the object table"
    case .kindIsUnknown(let marker): "has the unknown kind 0x\(hex(UInt32(marker), digits: 2))"
    case .containsItself: "contains itself"
    case .keyIsNoString: "has a key that is no string"
    case .textIsNotUnicode: "its text is not Unicode"
    case .dateIsOutside: "a date outside the years 1 to 9999 cannot be in a property list"
    case .uidIsOutside(let uid): "\(uid) cannot be a reference: 0 to \(UInt32.max) can"
    }
  }

  private func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
