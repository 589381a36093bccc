/// What to say where the text does not go on as it should: the likeliest slip and its cure.
extension JSONReader {
  /// The fault where neither a comma nor a closing bracket follows `value`.
  func faultAfterValue(_ value: JSONValue) -> SyntaxFault {
    guard let next = peek() else { return faultAtEnd() }
    if let fault = faultAtConflictMarker() { return fault }
    let here = position..<position + UTF8.width(next)
    if next == ":" {
      let missing = SyntaxFault.inserting(at: value.range.lowerBound, .openingIsMissing("{"), "{")
      return likeliest([missing, .replacing(here, .characterIsUnexpected(":"), with: ",")])
    }
    if next == ";" { return .replacing(here, .commaIsMissing, with: ",") }
    if next == ")" {
      return .replacing(here, .characterIsUnexpected(")"), with: closing(openings.last))
    }
    let quotes = readingsOfQuotes(in: value.range)
    if JSONReader.isCurlyQuote(next) { return likeliest(quotes + [faultAtCurlyQuote()]) }
    if JSONReader.canBegin(next) { return likeliest(quotes + readingsOfGap()) }
    return likeliest(quotes + [faultAtCharacter(next)])
  }

  /// What may be missing between two values: a comma, or the end of the list or object.
  private func readingsOfGap() -> [SyntaxFault] {
    let comma = SyntaxFault.inserting(at: lastEnd, .commaIsMissing, ",")
    guard openings.count > 1, let start = openings.last else { return [comma] }
    let bracket = closing(start)
    return [
      comma,
      .inserting(
        at: lastEnd, .bracketIsMissing(bracket), bracket + ",", opening: start..<start + 1),
    ]
  }

  /// The fault where no colon follows a name.
  func faultAfterName(_ range: Range<Int>) -> SyntaxFault {
    guard let next = peek() else { return faultAtEnd() }
    if let fault = faultAtConflictMarker() { return fault }
    let here = position..<position + UTF8.width(next)
    if next == "=" {
      let isArrow = scalar(at: position + 1) == ">"
      return .replacing(
        isArrow ? position..<position + 2 : here, .equalsForColon, with: ":")
    }
    var readings: [SyntaxFault] = []
    if let start = openings.last, lastValue.isEmpty, next == "," || next == "}" {
      let brace = start..<start + 1
      readings.append(.replacing(brace, .bracketIsWrong("{", expected: "["), with: "["))
    }
    if next == "," || next == "]", !lastValue.isEmpty, isQuote(bytes[lastValue.lowerBound]) {
      readings.append(.inserting(at: lastValue.lowerBound, .openingIsMissing("["), "["))
    }
    if next == "," || next == ";" {
      readings.append(.replacing(here, .colonIsMissing, with: ":"))
    }
    readings += isQuote(bytes[range.lowerBound]) ? readingsOfQuotes(in: range) : bareName(range)
    return likeliest(readings + [.inserting(at: lastEnd, .colonIsMissing, ":")])
  }

  /// The fault where a name should begin.
  func faultAtName(_ next: Unicode.Scalar) -> SyntaxFault {
    if let fault = faultAtConflictMarker() { return fault }
    if JSONReader.isCurlyQuote(next) { return faultAtCurlyQuote() }
    let here = position..<position + UTF8.width(next)
    if next == "," { return .replacing(here, .commaTooMany, with: "") }
    if next == "{" {
      let double = SyntaxFault.replacing(here, .bracketTooMany("{"), with: "")
      return likeliest([double, SyntaxFault(.nameIsMissing, here)])
    }
    if "[:".unicodeScalars.contains(next) || next.isNumeric {
      return SyntaxFault(.nameIsMissing, here)
    }
    if next.properties.isAlphabetic {
      let word = position..<end { $0.properties.isAlphabetic }
      return likeliest(bareName(word) + [faultAtCharacter(next)])
    }
    return faultAtCharacter(next)
  }

  /// The fault where a value should begin.
  func faultAtValue(_ next: Unicode.Scalar) -> SyntaxFault {
    if let fault = faultAtConflictMarker() { return fault }
    if JSONReader.isCurlyQuote(next) { return faultAtCurlyQuote() }
    let here = position..<position + UTF8.width(next)
    switch next {
    case ",": return .replacing(here, .commaTooMany, with: "")
    case ":", "=", ";": return .replacing(here, .characterIsUnexpected("\(next)"), with: "")
    case "(": return .replacing(here, .characterIsUnexpected("("), with: "[")
    case "·": return faultAtBareText()
    default: return next.properties.isAlphabetic ? faultAtBareText() : faultAtCharacter(next)
    }
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

  func faultAtCharacter(_ next: Unicode.Scalar) -> SyntaxFault {
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
