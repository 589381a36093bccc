/// Reads bytes that are known to be UTF-8 from front to back.
struct JSONReader {
  let bytes: [UInt8]
  var position = 0
  /// Where the last token ended: what is missing is missing there.
  var lastEnd = 0
  /// The brackets that are open, outermost first.
  var openings: [Int] = []
  /// The value before a name in the object that is being read; empty before the first name.
  var lastValue = 0..<0
  /// Where the element before the one that is being read ends, if there is one.
  var lastElementEnd: Int?
  /// A bracket that the layout shows to be left open, and where what it holds ends.
  var crooked: (opening: Int, end: Int)?
  /// Whether this reader only tries a cure, and tries none itself.
  var isTrial = false
  var duplicates: [(member: JSONMember, earlier: JSONMember)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: JSONText.byteOrderMark) {
      position = JSONText.byteOrderMark.count
      lastEnd = position
    }
  }

  mutating func readDocument() throws(SyntaxFault) -> JSONValue {
    try skipTrivia()
    guard peek() != nil else { throw SyntaxFault(.isEmpty, nil) }
    let value = try readValue()
    try skipTrivia()
    guard let next = peek() else { return value }
    throw faultAfterRoot(value, next)
  }

  mutating func readValue() throws(SyntaxFault) -> JSONValue {
    let start = position
    switch peek() {
    case "{": return try readObject()
    case "[": return try readArray()
    case "\"", "'":
      return JSONValue(kind: .string(try readString()), range: start..<position)
    case let next? where next.isNumeric: return try readNumber()
    case let next? where next.isLetter: return try readWord()
    case let next?: throw faultAtValue(next)
    case nil: throw faultAtEnd()
    }
  }

  private mutating func readArray() throws(SyntaxFault) -> JSONValue {
    let start = try open()
    var elements: [JSONValue] = []
    while true {
      try skipTrivia()
      if peek() == "]" { return JSONValue(kind: .array(elements), range: close(start)) }
      if peek() == "}" { throw faultAtWrongBracket() }
      lastElementEnd = elements.last?.range.upperBound
      let element = try readValue()
      elements.append(element)
      lastEnd = position
      try skipTrivia()
      switch peek() {
      case ",": try skipComma()
      case "]", "}": break
      case ":": throw faultAtNameInList(after: elements.dropLast().last?.range.upperBound)
      default: throw faultAfterValue(element)
      }
    }
  }

  private mutating func readObject() throws(SyntaxFault) -> JSONValue {
    let start = try open()
    var members: [JSONMember] = []
    var names = NameIndex()
    lastValue = 0..<0
    while true {
      try skipTrivia()
      if peek() == "}" { return JSONValue(kind: .object(members), range: close(start)) }
      if peek() == "]" { throw faultAtWrongBracket() }
      let member = try readMember()
      if let earlier = names.add(member.name, at: members) {
        duplicates.append((member, members[earlier]))
      }
      members.append(member)
      lastEnd = position
      lastValue = member.value.range
      try skipTrivia()
      switch peek() {
      case ",": try skipComma()
      case "}", "]": break
      default: throw faultAfterValue(member.value)
      }
    }
  }

  private mutating func readMember() throws(SyntaxFault) -> JSONMember {
    let start = position
    let name = try readName()
    let nameRange = start..<position
    lastEnd = position
    try skipTrivia()
    guard peek() == ":" else { throw faultAfterName(nameRange) }
    position += 1
    lastEnd = position
    try skipTrivia()
    switch peek() {
    case ",", "}", "]": throw SyntaxFault(.valueIsMissing, lastEnd..<lastEnd)
    default: break
    }
    return JSONMember(name: name, nameRange: nameRange, value: try readValue())
  }

  private mutating func open() throws(SyntaxFault) -> Int {
    guard openings.count < JSONText.deepest else {
      throw SyntaxFault(.isTooDeep, position..<position + 1)
    }
    openings.append(position)
    position += 1
    lastEnd = position
    return position - 1
  }

  private mutating func close(_ start: Int) -> Range<Int> {
    noteLayout(of: openings.removeLast())
    position += 1
    lastEnd = position
    return start..<position
  }

  private mutating func skipComma() throws(SyntaxFault) {
    position += 1
    lastEnd = position
    try skipTrivia()
    if peek() == "," { throw faultAtSecondComma() }
  }
}
