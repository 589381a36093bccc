extension JSONReader {
  /// A string in double or single quotes; the position is at its opening quote.
  mutating func readString() throws(SyntaxFault) -> String {
    let start = position
    let quote = bytes[start]
    position += 1
    if let plain = readPlainString(to: quote) { return plain }

    var scalars = String.UnicodeScalarView()
    while let next = peek() {
      switch next {
      case "\n", "\r": throw faultAtOpenString(start)
      case "\\":
        let escape = position
        guard let escaped = try readEscape() else {
          position = escape + 1
          throw faultAtOpenString(start)
        }
        scalars.append(escaped)
      case Unicode.Scalar(quote):
        position += 1
        return String(scalars)
      case _ where next.value < 0x20:
        throw .replacing(
          position..<position + 1, .characterIsControl(next.value),
          with: next == "\t" ? "\\t" : " ")
      default:
        scalars.append(next)
        position += UTF8.width(next)
      }
    }
    throw faultAtOpenString(start)
  }

  /// The rest of a string that needs no second look, which is nearly every one.
  private mutating func readPlainString(to quote: UInt8) -> String? {
    var end = position
    while end < bytes.count, bytes[end] != quote {
      guard bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") else { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    defer { position = end + 1 }
    return text(position..<end)
  }

  /// The character that an escape stands for, `nil` when the line or the text ends in it; the
  /// position is at its backslash.
  mutating func readEscape() throws(SyntaxFault) -> Unicode.Scalar? {
    let start = position
    position += 1
    guard let letter = peek() else { return nil }
    position += UTF8.width(letter)
    switch letter {
    case "\"", "\\", "/", "'": return letter
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try readUnicodeEscape(start)
    case "\n", "\r": return nil
    default:
      let range = start..<position
      throw .replacing(range, .escapeIsUnknown(text(range)), with: "\\" + text(range))
    }
  }

  private mutating func readUnicodeEscape(_ start: Int) throws(SyntaxFault) -> Unicode.Scalar {
    let high = try readHexadecimal(start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    if 0xD800..<0xDC00 ~= high, peek() == "\\", scalar(at: position + 1) == "u" {
      position += 2
      let low = try readHexadecimal(position - 2)
      if 0xDC00..<0xE000 ~= low {
        let combined: UInt32 = 0x10000 + ((high - 0xD800) << 10 | (low - 0xDC00))
        if let scalar = Unicode.Scalar(combined) { return scalar }
      }
    }
    throw SyntaxFault(.surrogateIsAlone, start..<start + 6)
  }

  private mutating func readHexadecimal(_ start: Int) throws(SyntaxFault) -> UInt32 {
    let digits = position..<min(position + 4, bytes.count)
    let isHexadecimal = bytes[digits].allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4, isHexadecimal, let value = UInt32(text(digits), radix: 16) else {
      throw SyntaxFault(.escapeIsUnknown("\\u"), start..<position)
    }
    position = digits.upperBound
    return value
  }
}

extension JSONText {
  /// The bytes of each character of the string that takes `range`, quotes left out.
  ///
  /// Characters are those of the string as read, so an escape counts as what it stands for.
  func characterRanges(in range: Range<Int>) -> [(character: Character, range: Range<Int>)] {
    var reader = JSONReader(bytes)
    reader.position = range.lowerBound + 1
    var scalars = String.UnicodeScalarView()
    var starts: [Int] = []
    while reader.position < range.upperBound - 1, let next = reader.peek() {
      starts.append(reader.position)
      if next == "\\", let escaped = try? reader.readEscape() {
        scalars.append(escaped)
      } else {
        scalars.append(next)
        reader.position += UTF8.width(next)
      }
    }
    starts.append(range.upperBound - 1)
    var first = 0
    return String(scalars).map { character in
      let next = first + character.unicodeScalars.count
      defer { first = next }
      return (character, starts[first]..<starts[next])
    }
  }
}
