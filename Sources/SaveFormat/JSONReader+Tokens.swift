extension Unicode.Scalar {
  /// Whether a number may begin with it, in JSON or in what people take for a number.
  var isNumeric: Bool { "0" <= self && self <= "9" || "+-.".unicodeScalars.contains(self) }

  /// Whether a word or a name without quotes may begin with it.
  var isLetter: Bool {
    "a" <= self && self <= "z" || "A" <= self && self <= "Z" || self == "_" || self == "$"
  }
}

extension JSONReader {
  /// The character at the position, or `nil` at the end.
  func peek() -> Unicode.Scalar? { scalar(at: position) }

  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard bytes.indices.contains(offset) else { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the line of the position ends, its break left out.
  func endOfLine() -> Int {
    let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
    return end > position && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Where the run of characters that `matches` ends.
  func end(where matches: (Unicode.Scalar) -> Bool) -> Int {
    var end = position
    while let next = scalar(at: end), matches(next) { end += UTF8.width(next) }
    return end
  }

  /// Skips white space and comments.
  mutating func skipTrivia() throws(SyntaxFault) {
    while let next = peek() {
      switch next {
      case " ", "\t", "\r", "\n": position += 1
      case "/": try skipComment()
      case "#":
        throw .replacing(position..<position + 1, .commentIsForeign, with: "//")
      case _ where next.properties.isWhitespace || next.properties.generalCategory == .format:
        let range = position..<position + UTF8.width(next)
        throw .replacing(range, .characterIsInvisible(next.value), with: " ")
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxFault) {
    switch scalar(at: position + 1) {
    case "/": position = endOfLine()
    case "*":
      let body = bytes[(position + 2)...]
      let star = body.indices.first {
        bytes[$0] == UInt8(ascii: "*") && $0 + 1 < bytes.endIndex
          && bytes[$0 + 1] == UInt8(ascii: "/")
      }
      guard let star else { throw SyntaxFault(.commentIsOpen, position..<position + 2) }
      position = star + 2
    default:
      throw SyntaxFault(.characterIsUnexpected("/"), position..<position + 1)
    }
  }

  /// A name in quotes or, of ASCII letters, digits, `_` and `$`, without.
  mutating func readName() throws(SyntaxFault) -> String {
    switch peek() {
    case "\"", "'": return try readString()
    case let next? where next.isLetter:
      let end = end { $0.isLetter || "0" <= $0 && $0 <= "9" }
      defer { position = end }
      return text(position..<end)
    case let next?: throw faultAtName(next)
    case nil: throw faultAtEnd()
    }
  }

  mutating func readWord() throws(SyntaxFault) -> JSONValue {
    let range = position..<end { $0.isLetter || "0" <= $0 && $0 <= "9" }
    let known: [String: JSONValue.Kind] = [
      "true": .bool(true), "false": .bool(false), "null": .null,
    ]
    let word = text(range)
    if let kind = known[word], !isInsideBareText(range.upperBound) {
      position = range.upperBound
      return JSONValue(kind: kind, range: range)
    }
    switch word {
    case "True", "TRUE", "yes":
      throw .replacing(range, .wordIsForeign(word, meant: "true"), with: "true")
    case "False", "FALSE", "no":
      throw .replacing(range, .wordIsForeign(word, meant: "false"), with: "false")
    case "None", "nil", "NULL", "undefined":
      throw .replacing(range, .wordIsForeign(word, meant: "null"), with: "null")
    case "NaN", "Infinity": throw SyntaxFault(.numberIsNoValue(word), range)
    default: throw faultAtBareText()
    }
  }

  /// Whether text without quotes goes on at `offset`.
  private func isInsideBareText(_ offset: Int) -> Bool {
    guard let next = scalar(at: offset) else { return false }
    return !" \t\r\n,]}:/".unicodeScalars.contains(next)
  }

  mutating func readNumber() throws(SyntaxFault) -> JSONValue {
    let range =
      position..<end {
        $0.isNumeric || $0.isLetter
      }
    let text = text(range)
    if text.hasSuffix("Infinity") || text.hasSuffix("NaN") {
      throw SyntaxFault(.numberIsNoValue(text), range)
    }
    guard JSONReader.isNumber(text) else {
      if text.contains(where: { "0"..."9" ~= $0 }) && !text.contains("..") {
        throw SyntaxFault(.numberIsMalformed(text), range)
      }
      throw faultAtBareText()
    }
    position = range.upperBound
    if let integer = Int(text) { return JSONValue(kind: .integer(integer), range: range) }
    return JSONValue(kind: .real(Double(text) ?? .infinity), range: range)
  }

  /// RFC 8259: an optional minus, digits without a leading zero, a fraction, an exponent.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func skip(_ characters: String) -> Bool {
      guard let next = rest.first, characters.utf8.contains(next) else { return false }
      rest.removeFirst()
      return true
    }
    func skipDigits() -> Bool {
      guard skip("0123456789") else { return false }
      while skip("0123456789") {}
      return true
    }

    _ = skip("-")
    guard skip("0") || skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("eE") {
      _ = skip("+-")
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }
}
