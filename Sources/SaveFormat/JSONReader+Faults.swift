/// What to say where the text does not go on as it should: the likeliest slip and its cure.
extension JSONReader {
  /// The fault of a text that ends too early.
  func faultAtEnd() -> SyntaxFault {
    guard let start = openings.last else { return SyntaxFault(.isEmpty, nil) }
    let missing = openings.reversed().map { bytes[$0] == UInt8(ascii: "{") ? "}" : "]" }
    return .inserting(
      at: lastEnd, .bracketIsMissing(missing[0]), missing.joined(), opening: start..<start + 1)
  }

  /// The fault of a bracket that closes what is not open; the position is at it.
  func faultAtWrongBracket() -> SyntaxFault {
    let found = text(position..<position + 1)
    let expected = found == "]" ? "}" : "]"
    let start = openings[openings.count - 1]
    if openings.dropLast().contains(where: { (bytes[$0] == UInt8(ascii: "[")) == (found == "]") }) {
      return .inserting(
        at: lastEnd, .bracketIsMissing(expected), expected, opening: start..<start + 1)
    }
    let range = position..<position + 1
    return SyntaxFault(
      .bracketIsWrong(found, expected: expected), range, opening: start..<start + 1,
      cure: .init(range: range, text: expected))
  }

  /// The fault where neither a comma nor a closing bracket follows `value`.
  func faultAfterValue(_ value: JSONValue) -> SyntaxFault {
    guard let next = peek() else { return faultAtEnd() }
    if let fault = faultAtConflictMarker() { return fault }
    if next == ":" {
      return .replacing(position..<position + 1, .characterIsUnexpected(":"), with: ",")
    }
    if let quote = missingQuote(in: value.range, followedBy: next) { return quote }
    if JSONReader.canBegin(next) { return .inserting(at: lastEnd, .commaIsMissing, ",") }
    if JSONReader.isCurlyQuote(next) { return faultAtCurlyQuote() }
    if next == ";" { return .replacing(position..<position + 1, .commaIsMissing, with: ",") }
    return faultAtCharacter(next)
  }

  /// The fault where no colon follows a name.
  func faultAfterName(_ name: String, _ range: Range<Int>) -> SyntaxFault {
    guard let next = peek() else { return faultAtEnd() }
    if let fault = faultAtConflictMarker() { return fault }
    if next == "=" { return .replacing(position..<position + 1, .equalsForColon, with: ":") }
    let isQuoted = bytes[range.lowerBound] == UInt8(ascii: "\"")
    if isQuoted, let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) {
      let kept = bytes[range.lowerBound..<colon].reversed().drop { $0 == UInt8(ascii: " ") }.count
      return .inserting(
        at: range.lowerBound + kept, .quoteIsMissing, "\"",
        opening: range.lowerBound..<range.lowerBound + 1)
    }
    return .inserting(at: lastEnd, .colonIsMissing, ":")
  }

  /// The fault where a name should begin.
  func faultAtName(_ next: Unicode.Scalar) -> SyntaxFault {
    if let fault = faultAtConflictMarker() { return fault }
    if JSONReader.isCurlyQuote(next) { return faultAtCurlyQuote() }
    if next == "," { return .replacing(position..<position + 1, .commaTooMany, with: "") }
    if next == "{" || next == "[" || next == ":" || next.isNumeric {
      return SyntaxFault(.nameIsMissing, position..<position + 1)
    }
    return faultAtCharacter(next)
  }

  /// The fault where a value should begin.
  func faultAtValue(_ next: Unicode.Scalar) -> SyntaxFault {
    if let fault = faultAtConflictMarker() { return fault }
    if JSONReader.isCurlyQuote(next) { return faultAtCurlyQuote() }
    if next == "," {
      return .replacing(position..<position + 1, .commaTooMany, with: "")
    }
    if next == ":" || next == "=" {
      return .replacing(position..<position + 1, .characterIsUnexpected("\(next)"), with: "")
    }
    return next.properties.isAlphabetic ? faultAtBareText() : faultAtCharacter(next)
  }

  /// The fault of text that lacks its quotes, or the opening one.
  func faultAtBareText() -> SyntaxFault {
    let end = end { !"\n\r,[]{}:\"'".unicodeScalars.contains($0) }
    let trailing = bytes[position..<end].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let range = position..<end - trailing
    let word = text(range)
    let isClosed = end < bytes.count && (bytes[end] == UInt8(ascii: "\""))
    return SyntaxFault(
      .textWithoutQuotes(word), range,
      cure: .init(range: range, text: isClosed ? "\"" + word : "\"\(word)\""))
  }

  /// The fault of curly quotes, the whole text between them if it ends on the line.
  private func faultAtCurlyQuote() -> SyntaxFault {
    let line = position..<endOfLine()
    let scalars = text(line).unicodeScalars
    let closing = scalars.dropFirst().firstIndex {
      JSONReader.isCurlyQuote($0) || $0 == "\""
    }
    guard let closing else {
      let range = position..<position + scalars.prefix(1).reduce(0) { $0 + UTF8.width($1) }
      return .replacing(range, .quoteIsCurly, with: "\"")
    }
    let content = String(scalars[..<closing].dropFirst())
    let length = scalars[...closing].reduce(0) { $0 + UTF8.width($1) }
    return .replacing(position..<position + length, .quoteIsCurly, with: "\"\(content)\"")
  }

  /// A closing quote that is likely missing before a comma inside the string at `range`.
  private func missingQuote(
    in range: Range<Int>, followedBy next: Unicode.Scalar
  ) -> SyntaxFault? {
    guard bytes[range.lowerBound] == UInt8(ascii: "\""), position == range.upperBound,
      next != "\"", let comma = bytes[range].firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    return .inserting(
      at: comma, .quoteIsMissing, "\"", opening: range.lowerBound..<range.lowerBound + 1)
  }

  /// The marker that a merge leaves at the start of a line, if the position is at one.
  func faultAtConflictMarker() -> SyntaxFault? {
    let isAtLineStart = position == 0 || bytes[position - 1] == UInt8(ascii: "\n")
    let run = bytes[position...].prefix(7)
    guard isAtLineStart, run.count == 7, let first = run.first, "<=>|".utf8.contains(first),
      run.allSatisfy({ $0 == first })
    else { return nil }
    return SyntaxFault(.conflictMarker, position..<endOfLine())
  }

  private func faultAtCharacter(_ next: Unicode.Scalar) -> SyntaxFault {
    let range = position..<position + UTF8.width(next)
    if next.value < 0x20 || next.value == 0x7F {
      return .replacing(range, .characterIsInvisible(next.value), with: "")
    }
    return SyntaxFault(.characterIsUnexpected(String(next)), range)
  }

  private static func canBegin(_ next: Unicode.Scalar) -> Bool {
    next.isLetter || next.isNumeric || "\"'{[".unicodeScalars.contains(next)
  }
}
