extension Unicode.Scalar {
  /// Whether a number may begin with it, in JSON or in what people take for a number.
  var isNumeric: Bool { isDigit || self == "-" || self == "+" || self == "." }

  /// Whether it is one of the ten digits of ASCII.
  var isDigit: Bool { "0" <= self && self <= "9" }

  /// Whether a word or a name without quotes may begin with it.
  var isLetter: Bool {
    "a" <= self && self <= "z" || "A" <= self && self <= "Z" || self == "_" || self == "$"
  }
}

extension JSONReader {
  /// The character at the position, or `nil` at the end.
  func peek() -> Unicode.Scalar? { scalar(at: position) }

  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the line of the position ends, its break left out.
  func endOfLine() -> Int { endOfLine(at: position) }

  func endOfLine(at offset: Int) -> Int {
    let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Where the run of characters that `matches` ends.
  func end(where matches: (Unicode.Scalar) -> Bool) -> Int {
    var end = position
    while let next = scalar(at: end), matches(next) { end += UTF8.width(next) }
    return end
  }

  /// Skips white space and comments.
  mutating func skipTrivia() throws(SyntaxFault) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D {
        position += 1
        continue
      }
      if 0x30...0x7E ~= byte || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") { return }
      guard let next = peek() else { return }
      switch next {
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
      let end = end { $0.isLetter || $0.isDigit }
      defer { position = end }
      return text(position..<end)
    case let next?: throw faultAtName(next)
    case nil: throw faultAtEnd()
    }
  }

  mutating func readWord() throws(SyntaxFault) -> JSONValue {
    let range = position..<end { $0.isLetter || $0.isDigit }
    let word = text(range)
    let kind: JSONValue.Kind? =
      switch word {
      case "true": .bool(true)
      case "false": .bool(false)
      case "null": .null
      default: nil
      }
    if let kind, !isInsideBareText(range.upperBound) {
      position = range.upperBound
      return JSONValue(kind: kind, range: range)
    }
    switch word {
    // The second row of each is a word that was cut short.
    case "True", "TRUE", "yes",
      "tr", "tru":
      throw .replacing(range, .wordIsForeign(word, meant: "true"), with: "true")
    case "False", "FALSE", "no",
      "fa", "fal", "fals":
      throw .replacing(range, .wordIsForeign(word, meant: "false"), with: "false")
    case "None", "nil", "NULL", "undefined",
      "nu", "nul":
      throw .replacing(range, .wordIsForeign(word, meant: "null"), with: "null")
    case "NaN", "Infinity": throw SyntaxFault(.numberIsNoValue(word), range)
    default: throw faultAtWord(endingAt: range.upperBound)
    }
  }

  /// The fault of a word that is no value: perhaps the name of a member that a colon follows.
  private func faultAtWord(endingAt end: Int) -> SyntaxFault {
    let colon = bytes[end...].first { $0 != UInt8(ascii: " ") }
    guard colon == UInt8(ascii: ":") else { return faultAtBareText() }
    let brace = openings.last.map { bytes[$0] == UInt8(ascii: "{") }
    switch brace {
    case nil: return .inserting(at: position, .bracesAreMissing, "{ ")
    case true?: return .inserting(at: position, .openingIsMissing("{"), "{")
    case false?: return faultAtNameInList(after: lastElementEnd)
    }
  }

  /// Whether text without quotes goes on at `offset`.
  private func isInsideBareText(_ offset: Int) -> Bool {
    guard let next = scalar(at: offset) else { return false }
    return !" \t\r\n,;]}:/".unicodeScalars.contains(next)
  }

  mutating func readNumber() throws(SyntaxFault) -> JSONValue {
    let range = position..<end { $0.isNumeric || $0.isLetter }
    let text = text(range)
    guard JSONReader.isNumber(text) else {
      if text.hasSuffix("Infinity") || text.hasSuffix("NaN") {
        throw SyntaxFault(.numberIsNoValue(text), range)
      }
      let isQuoted = range.upperBound < bytes.count && isQuote(bytes[range.upperBound])
      guard !isQuoted, !text.contains(".."), text.contains(where: { "0"..."9" ~= $0 }) else {
        throw faultAtBareText()
      }
      throw faultAtNumber(text, range)
    }
    position = range.upperBound
    if let integer = Int(text) { return JSONValue(kind: .integer(integer), range: range) }
    return JSONValue(kind: .real(Double(text) ?? .infinity), range: range)
  }

  private func faultAtNumber(_ text: String, _ range: Range<Int>) -> SyntaxFault {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.drop { "+-0".contains($0) }
    let plain = sign + (digits.first.map { "0"..."9" ~= $0 } == true ? digits : "0" + digits)
    let cured = plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    guard JSONReader.isNumber(cured) else {
      return SyntaxFault(.numberIsMalformed(text), range)
    }
    return .replacing(range, .numberIsMalformed(text), with: cured)
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
