/// The text of an XML property list, taken apart into tags and what is between them.
struct XMLSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Of the position, counted from one.
  var line: Int {
    1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func nextTag() throws(PropertyListFault) -> XMLTag {
    try skipBetweenTags()
    return try readTag()
  }

  /// The text of the element that `tag` begins, up to its closing tag and past it.
  mutating func text(of tag: XMLTag) throws(PropertyListFault) -> ArraySlice<UInt8> {
    let start = position
    position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = bytes[start..<position]
    try XMLTag.expect(tag.closing, try readTag())
    return text
  }

  mutating func readTag(mayHaveAttributes: Bool = false) throws(PropertyListFault) -> XMLTag {
    guard position < bytes.count else { throw .endIsMissing(expected: "a tag") }
    guard bytes[position] == UInt8(ascii: "<") else {
      throw .isUnexpected(nearbyText, expected: "a tag")
    }
    let end = try endOfMarkup()
    var inside = bytes[(position + 1)..<(end - 1)]
    var form = XMLTag.Form.opening
    if inside.first == UInt8(ascii: "/") {
      form = .closing
      inside = inside.dropFirst()
    } else if inside.last == UInt8(ascii: "/") {
      form = .empty
      inside = inside.dropLast()
    }
    let name = inside.prefix { isLetter($0) }
    let rest = inside.dropFirst(name.count)
    guard !name.isEmpty, mayHaveAttributes || rest.allSatisfy({ isSpace($0) }),
      rest.first.map({ isSpace($0) }) ?? true
    else { throw .isUnexpected(nearbyText, expected: "a tag") }
    position = end
    return XMLTag(name: String(decoding: name, as: UTF8.self), form: form)
  }

  /// Skips spaces and comments, and before the first value what says that it is XML.
  mutating func skipBetweenTags(isHead: Bool = false) throws(PropertyListFault) {
    while position < bytes.count {
      if isSpace(bytes[position]) {
        position += 1
      } else if isAhead("<!--") {
        position += 4
        while !isAhead("-->") {
          if position == bytes.count { throw .endIsMissing(expected: "-->") }
          position += 1
        }
        position += 3
      } else if isHead, isAhead("<?") || isAhead("<!DOCTYPE") {
        let end = try endOfMarkup()
        // A list of entities would stand in brackets; no property list needs any.
        guard !bytes[position..<end].contains(UInt8(ascii: "[")) else { throw .headIsMalformed }
        guard !isAhead("<?") || bytes[end - 2] == UInt8(ascii: "?") else { throw .headIsMalformed }
        position = end
      } else {
        return
      }
    }
  }

  /// The position behind the next `>`.
  ///
  /// Quotes must be in pairs within it, so that no reader can take the `>` for quoted.
  private func endOfMarkup() throws(PropertyListFault) -> Int {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      throw .endIsMissing(expected: "“>”")
    }
    let inside = bytes[(position + 1)..<end]
    guard !inside.contains(UInt8(ascii: "<")),
      inside.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
    else { throw .isUnexpected(nearbyText, expected: "a tag") }
    return end + 1
  }

  private func isAhead(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// What is at the position, short enough for a sentence.
  var nearbyText: String {
    let line = bytes[position...].prefix(60).prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    return "“\(text.count > 20 ? text.prefix(20) + "…" : text[...])”"
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}
