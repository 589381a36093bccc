/// Quotes that are missing, curly or too many.
extension JSONReader {
  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  static func isCurlyQuote(_ scalar: Unicode.Scalar) -> Bool {
    "“”„‟‘’‚‛«»‹›″′".unicodeScalars.contains(scalar)
  }

  /// What may be wrong with the quotes when something follows the string at `range` at once: it
  /// may have swallowed what stands behind it up to the next opening quote.
  func readingsOfQuotes(in range: Range<Int>) -> [SyntaxFault] {
    guard position == range.upperBound else { return [] }
    let surplus =
      isQuote(bytes[position])
      ? [SyntaxFault.replacing(position..<position + 1, .quoteTooMany, with: "")] : []
    guard isQuote(bytes[range.lowerBound]) else { return surplus }
    let quote = text(range.prefix(1))
    let opening = range.lowerBound..<range.lowerBound + 1
    let content = range.lowerBound + 1..<range.upperBound - 1
    var readings = curlyQuotes(in: content).map {
      SyntaxFault.replacing($0, .quoteIsCurly, with: quote)
    }
    if content.isEmpty { readings.append(.replacing(opening, .quoteTooMany, with: "")) }
    readings += otherQuotes(in: content, quote, opening: opening)
    for offset in signs(in: content) {
      let end = endOfText(in: content.lowerBound..<offset)
      readings.append(.inserting(at: end, .quoteIsMissing, quote, opening: opening))
    }
    let end = endOfText(in: content)
    if end < content.upperBound {
      readings.append(.inserting(at: end, .quoteIsMissing, quote + ",", opening: opening))
    }
    return readings + surplus + innerQuotes(of: range, quote)
  }

  /// The reading that the string at `range` goes on to the last quote that something closes.
  private func innerQuotes(of range: Range<Int>, _ quote: String) -> [SyntaxFault] {
    let line = position..<endOfLine()
    let last = line.last { offset in
      isQuote(bytes[offset])
        && bytes[(offset + 1)..<line.upperBound].first { $0 != UInt8(ascii: " ") }
          .map { ",]}".utf8.contains($0) } ?? true
    }
    guard let last, text(last..<last + 1) == quote else { return [] }
    let culprit = range.upperBound - 1..<last
    let escaped = text(culprit).reduce(into: "") {
      $0 += String($1) == quote ? "\\\(quote)" : String($1)
    }
    return [
      SyntaxFault(
        .quoteInsideText, culprit.prefix(1), cure: .init(range: culprit, text: escaped))
    ]
  }

  /// The fault of text that lacks its quotes, or the opening one.
  func faultAtBareText() -> SyntaxFault {
    let line = position..<endOfLine()
    let end = end { !"\n\r,[]{}:\"'".unicodeScalars.contains($0) }
    let comment = line.first { $0 < end && bytes[$0...].starts(with: "//".utf8) }
    let word = position..<endOfText(in: position..<(comment ?? end), before: " \t;")
    let content = text(word)
    let reason = SyntaxFault.Reason.textWithoutQuotes(content)
    var readings: [SyntaxFault] = []
    if let quote = line.first(where: { isQuote(bytes[$0]) }) {
      let start = SyntaxFault.Cure(range: position..<position, text: text(quote..<quote + 1))
      readings.append(
        SyntaxFault(.textWithoutQuotes(text(position..<quote)), position..<quote + 1, cure: start))
    }
    // A text alone is no save, whatever stands around it.
    if openings.isEmpty { return SyntaxFault(reason, word) }
    return likeliest([.replacing(word, reason, with: "\"\(content)\"")] + readings)
  }

  /// What may be meant by the name without quotes that begins at `range`.
  func bareName(_ range: Range<Int>) -> [SyntaxFault] {
    let line = range.lowerBound..<endOfLine()
    guard let end = line.first(where: { ":\"',".utf8.contains(bytes[$0]) }), end > line.lowerBound
    else { return [] }
    let isClosed = isQuote(bytes[end])
    let word = line.lowerBound..<(isClosed ? end : endOfText(in: line.lowerBound..<end))
    let name = text(word)
    return [
      .replacing(
        isClosed ? word.lowerBound..<end + 1 : word, .textWithoutQuotes(name), with: "\"\(name)\"")
    ]
  }

  /// The fault of curly quotes; the position is at the first. The cure is of the whole line.
  func faultAtCurlyQuote() -> SyntaxFault {
    let line = position..<endOfLine()
    let quotes = curlyQuotes(in: line)
    let first = quotes.first ?? position..<position
    let last = quotes.dropFirst().first ?? first
    let culprit = first.lowerBound..<last.upperBound
    let doubles = quotes.filter { JSONReader.isDoubleCurlyQuote(scalar(at: $0.lowerBound)) }
    let readings = [doubles, quotes, Array(quotes.prefix(1))].filter { !$0.isEmpty }
    return likeliest(
      readings.map { SyntaxFault(.quoteIsCurly, culprit, cure: straightening($0)) })
  }

  private func straightening(_ quotes: [Range<Int>]) -> SyntaxFault.Cure {
    var end = position
    var straight = ""
    for quote in quotes {
      straight += text(end..<quote.lowerBound) + "\""
      end = quote.upperBound
    }
    return .init(range: position..<end, text: straight)
  }

  /// The fault of a string that begins at `start` and does not end on its line, where the
  /// position is.
  func faultAtOpenString(_ start: Int) -> SyntaxFault {
    let opening = start..<start + 1
    let content = start + 1..<position
    let quote = text(opening)
    let comment = content.first { bytes[$0...].starts(with: " //".utf8) }
    let ends =
      (comment.map { [endOfText(in: start + 1..<$0, before: " \t,")] } ?? [])
      + [" \t,", " \t,]}", " \t,]}[{:"].map { endOfText(in: content, before: $0) }
      + signs(in: content).map { endOfText(in: content.lowerBound..<$0) }
    let missing = ends.map { end in
      SyntaxFault.inserting(at: end, .quoteIsMissing, quote, opening: opening)
    }
    let curly = curlyQuotes(in: content).map {
      SyntaxFault.replacing($0, .quoteIsCurly, with: quote)
    }
    let other = otherQuotes(in: content, quote, opening: opening)
    return likeliest(curly + other + missing)
  }

  private static func isDoubleCurlyQuote(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { "“”„‟«»″".unicodeScalars.contains($0) } ?? false
  }

  /// The first quote in `range` of the kind that did not begin the text: it may be to end it.
  private func otherQuotes(
    in range: Range<Int>, _ quote: String, opening: Range<Int>
  ) -> [SyntaxFault] {
    guard let other = range.first(where: { isQuote(bytes[$0]) }) else { return [] }
    return [
      .replacing(other..<other + 1, .quoteIsOther(quote), with: quote, opening: opening)
    ]
  }

  /// The first and last comma and colon of `range`: what likely stands behind a missing quote.
  private func signs(in range: Range<Int>) -> [Int] {
    let (comma, colon) = (UInt8(ascii: ","), UInt8(ascii: ":"))
    let signs = [
      bytes[range].lastIndex(of: comma), bytes[range].firstIndex(of: comma),
      bytes[range].firstIndex(of: colon),
    ]
    return signs.compactMap(\.self)
  }

  /// The first few, so that no heap of them makes the reader slow.
  private func curlyQuotes(in range: Range<Int>) -> [Range<Int>] {
    var quotes: [Range<Int>] = []
    var offset = range.lowerBound
    while quotes.count < 16, offset < range.upperBound, let scalar = scalar(at: offset) {
      let next = offset + UTF8.width(scalar)
      if JSONReader.isCurlyQuote(scalar) { quotes.append(offset..<next) }
      offset = next
    }
    return quotes
  }

  /// Where the text of `range` ends when what stands in `signs` is taken off its end.
  private func endOfText(in range: Range<Int>, before signs: String = " \t") -> Int {
    range.lowerBound + bytes[range].reversed().drop { signs.utf8.contains($0) }.count
  }
}
