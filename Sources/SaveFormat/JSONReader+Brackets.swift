/// Brackets that are missing, wrong or too many, and texts that end too early.
extension JSONReader {
  /// The fault of a text that ends too early.
  func faultAtEnd() -> SyntaxFault {
    guard let start = openings.last else { return SyntaxFault(.isEmpty, nil) }
    let missing = openings.reversed().map { closing($0) }.joined()
    let end = SyntaxFault.inserting(
      at: lastEnd, .fileEndsEarly(missing: missing), missing, opening: start..<start + 1)
    guard let crooked else { return end }
    // The layout tells that another bracket was left open, and a later one closed it.
    let bracket = closing(crooked.opening)
    let earlier = SyntaxFault.inserting(
      at: crooked.end, .bracketIsMissing(bracket), bracket,
      opening: crooked.opening..<crooked.opening + 1)
    return likeliest([
      earlier, SyntaxFault(end.reason, end.range, opening: end.opening),
    ])
  }

  /// The fault of a bracket that closes what is not open; the position is at it.
  func faultAtWrongBracket() -> SyntaxFault {
    let here = position..<position + 1
    let found = text(here)
    let start = openings[openings.count - 1]
    let opening = start..<start + 1
    let expected = closing(start)
    var readings: [SyntaxFault] = []
    if bytes[start + 1] == bytes[start] {
      readings.append(.replacing(opening, .bracketTooMany(text(opening)), with: ""))
    }
    if openings.dropLast().contains(where: { closing($0) == found }) {
      readings.append(
        .inserting(at: lastEnd, .bracketIsMissing(expected), expected, opening: opening))
    }
    readings.append(
      .replacing(
        here, .bracketIsWrong(found, expected: expected), with: expected, opening: opening))
    readings.append(.replacing(here, .bracketTooMany(found), with: ""))
    return likeliest(readings)
  }

  /// The fault of a colon in a list: the list should have ended at `end`, before the name that is
  /// the last thing read, or is no list.
  func faultAtNameInList(after end: Int?) -> SyntaxFault {
    let start = openings[openings.count - 1]
    let opening = start..<start + 1
    let brace = SyntaxFault.replacing(opening, .bracketIsWrong("[", expected: "{"), with: "{")
    guard let end else { return brace }
    let missing = SyntaxFault.inserting(
      at: end, .bracketIsMissing("]"), "]", opening: opening)
    let isDouble = bytes[start + 1] == bytes[start]
    let double = SyntaxFault.replacing(opening, .bracketTooMany("["), with: "")
    return likeliest((isDouble ? [double] : []) + [missing, brace])
  }

  /// The fault of a comma behind a comma, which a bracket may be missing between.
  func faultAtSecondComma() -> SyntaxFault {
    let surplus = SyntaxFault.replacing(position..<position + 1, .commaTooMany, with: "")
    guard openings.count > 1, let start = openings.last else { return surplus }
    let bracket = closing(start)
    let missing = SyntaxFault.inserting(
      at: position, .bracketIsMissing(bracket), bracket, opening: start..<start + 1)
    return likeliest([surplus, missing])
  }

  /// The fault of what follows the end of `root`; the position is at it.
  func faultAfterRoot(_ root: JSONValue, _ next: Unicode.Scalar) -> SyntaxFault {
    if let fault = faultAtConflictMarker() { return fault }
    let here = position..<position + UTF8.width(next)
    let rest = SyntaxFault(.restAfterTheEnd, position..<endOfLine())
    switch next {
    case "{", "[": return SyntaxFault(.secondDocument, here)
    case ":":
      return .inserting(at: root.range.lowerBound, .bracesAreMissing, "{ ")
    case "}", "]": return .replacing(here, .bracketTooMany(text(here)), with: "")
    case ",", "\"", "'":
      let bracket = root.range.upperBound - 1..<root.range.upperBound
      guard bytes[bracket.lowerBound] == UInt8(ascii: "}") else { return rest }
      let comma = next == "," ? "" : ","
      return likeliest([
        rest, .replacing(bracket, .bracketTooMany("}"), with: comma),
      ])
    default: return rest
    }
  }

  /// Remembers the first bracket whose closing one does not stand under the line that opened it.
  mutating func noteLayout(of opening: Int) {
    guard crooked == nil, let indent = indent(at: position), !isTrial else { return }
    let line = bytes[..<opening].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let wanted = bytes[line...].prefix { $0 == UInt8(ascii: " ") }.count
    guard indent < wanted else { return }
    // The first line that is not further in ends what was opened.
    var lineStart = endOfLine(at: opening) + 1
    while lineStart < position {
      let next = bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") }.count
      if next <= wanted {
        let before = bytes[..<lineStart].lastIndex { !" \t\r\n,".utf8.contains($0) } ?? opening
        crooked = (opening, before + 1)
        return
      }
      lineStart = endOfLine(at: lineStart) + 1
    }
  }

  /// How many spaces stand before `offset` if nothing else does on its line.
  private func indent(at offset: Int) -> Int? {
    let spaces = bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let start = offset - spaces
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\n") ? spaces : nil
  }

  /// The bracket that closes the one at `opening`.
  func closing(_ opening: Int?) -> String {
    opening.map { bytes[$0] == UInt8(ascii: "{") ? "}" : "]" } ?? ""
  }
}
