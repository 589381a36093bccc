import FoundationEssentials

/// What may stand in the text of an XML property list's elements.
enum XMLText {
  typealias Check = (ArraySlice<UInt8>) throws(PropertyListFault) -> Void

  /// What the text of an element must hold to; `nil` for elements that hold none.
  static func check(_ element: String) -> Check? {
    switch element {
    case "string": checkString
    case "integer": checkInteger
    case "real": checkReal
    case "date": checkDate
    case "data": checkData
    case "true", "false": checkEmpty
    default: nil
    }
  }

  /// Whether XML 1.0 can hold the character (its production `Char`).
  static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The moments that have a year of four digits, in seconds since 2001.
  static let seconds = -63_113_904_000.0..<252_423_993_600

  /// Drops a byte order mark and makes every end of line a line feed, as XML asks of its readers.
  ///
  /// - Throws: ``PropertyListError`` for a control character.
  static func normalize(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    if text.contains(carriageReturn) { text = withoutCarriageReturns(text) }
    if let index = text.firstIndex(where: { $0 < 0x20 && !allows(Unicode.Scalar($0)) }) {
      let line = 1 + text[..<index].count { $0 == lineFeed }
      throw PropertyListError(.characterIsNotAllowed(UInt32(text[index])), at: .line(line))
    }
    return text
  }

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous = lineFeed
    for byte in bytes {
      if byte == carriageReturn {
        text.append(lineFeed)
      } else if byte != lineFeed || previous != carriageReturn {
        text.append(byte)
      }
      previous = byte
    }
    return text
  }

  /// Every `&` must begin a reference to a character.
  static func checkString(_ text: ArraySlice<UInt8>) throws(PropertyListFault) {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      let end = rest[start...].firstIndex(of: UInt8(ascii: ";"))
      let name = String(decoding: rest[(start + 1)..<(end ?? start + 1)], as: UTF8.self)
      guard let end, isReference(name) else {
        throw .referenceIsUnknown(shortened(rest[start...(end ?? rest.endIndex - 1)]))
      }
      rest = rest[(end + 1)...]
    }
  }

  /// Where to cut a text so that no piece has many references: to replace those of one piece takes
  /// libplist as long as their number times the piece's length.
  static func cuts(in text: ArraySlice<UInt8>) -> [Int] {
    let references = text.indices.filter { text[$0] == UInt8(ascii: "&") }
    return stride(from: 64, to: references.count, by: 64).map { references[$0] }
  }

  static func cut(_ bytes: [UInt8], at cuts: [Int]) -> [UInt8] {
    var pieces: [UInt8] = []
    var start = 0
    for end in cuts {
      pieces += bytes[start..<end]
      pieces += Array("<!---->".utf8)
      start = end
    }
    return pieces + bytes[start...]
  }

  private static func isReference(_ name: String) -> Bool {
    if ["amp", "lt", "gt", "quot", "apos"].contains(name) { return true }
    // Seven characters are the longest that libplist reads.
    guard name.hasPrefix("#"), name.utf8.count <= 8, !name.contains("+") else { return false }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return number.flatMap(Unicode.Scalar.init).map(allows) ?? false
  }

  private static func checkEmpty(_ text: ArraySlice<UInt8>) throws(PropertyListFault) {
    if !text.allSatisfy(isSpace) {
      throw .isUnexpected("“\(shortened(text))”", expected: "no text")
    }
  }

  private static func checkInteger(_ text: ArraySlice<UInt8>) throws(PropertyListFault) {
    let digits = trimmed(text)
    let number = digits.first.map { "+-".utf8.contains($0) } ?? false ? digits.dropFirst() : digits
    // With a leading zero libplist reads an octal number.
    guard !number.isEmpty, number.allSatisfy(isDigit),
      number.count == 1 || number.first != UInt8(ascii: "0")
    else { throw .textIsNoValue(shortened(text), .integer) }
    if Int(String(decoding: digits, as: UTF8.self)) == nil { throw .integerIsTooLarge }
  }

  private static func checkReal(_ text: ArraySlice<UInt8>) throws(PropertyListFault) {
    if Double(String(decoding: trimmed(text), as: UTF8.self)) == nil {
      throw .textIsNoValue(shortened(text), .real)
    }
  }

  private static func checkData(_ text: ArraySlice<UInt8>) throws(PropertyListFault) {
    if Data(base64Encoded: Data(text.filter { !isSpace($0) })) == nil {
      throw .textIsNoValue(shortened(text), .data)
    }
  }

  private static func checkDate(_ text: ArraySlice<UInt8>) throws(PropertyListFault) {
    let date = Array(trimmed(text))
    let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    func number(_ place: Range<Int>) -> Int {
      date[place].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    guard date.count == form.count,
      zip(date, form).allSatisfy({ $1 == UInt8(ascii: "d") ? isDigit($0) : $0 == $1 }),
      number(0..<4) > 0, (1...12).contains(number(5..<7)),
      (1...days(inMonth: number(5..<7), year: number(0..<4))).contains(number(8..<10)),
      number(11..<13) < 24, number(14..<16) < 60, number(17..<19) < 60
    else { throw .textIsNoValue(shortened(text), .date) }
  }

  private static func days(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func shortened(_ text: ArraySlice<UInt8>) -> String {
    let text = String(decoding: trimmed(text).prefix(100), as: UTF8.self)
    return text.count > 20 ? text.prefix(20) + "…" : text
  }
}
