/// Goes through an XML property list before libplist does, and finds everything wrong with it, with
/// its line: libplist says no reasons, and reads a lot that is wrong.
struct XMLScan {
  private var source: XMLSource
  private var values = 0
  /// Where a text is cut for libplist.
  private var cuts: [Int] = []

  /// - Parameter bytes: UTF-8, as `XMLText.normalize` gives it.
  /// - Returns: what libplist may read: the same, with long texts cut by empty comments.
  static func check(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if !bytes.contains(UInt8(ascii: "<")) { throw PropertyListError(.isNoPropertyList) }
    var scan = XMLScan(source: XMLSource(bytes))
    do throws(PropertyListFault) {
      try scan.document()
    } catch {
      throw PropertyListError(error, at: .line(scan.source.line))
    }
    return scan.cuts.isEmpty ? bytes : XMLText.cut(bytes, at: scan.cuts)
  }

  private init(source: XMLSource) {
    self.source = source
  }

  private mutating func document() throws(PropertyListFault) {
    let start = XMLTag(name: "plist", form: .opening)
    try source.skipBetweenTags(isHead: true)
    try XMLTag.expect(start, try source.readTag(mayHaveAttributes: true))
    try value(try source.nextTag(), level: 0)
    try XMLTag.expect(start.closing, try source.nextTag())
    try source.skipBetweenTags()
    if !source.isAtEnd { throw .isUnexpected(source.nearbyText, expected: "the end") }
  }

  private mutating func value(_ tag: XMLTag, level: Int) throws(PropertyListFault) {
    values += 1
    if values > PropertyList.objectLimit {
      throw .hasMoreObjects(limit: PropertyList.objectLimit)
    }
    switch (tag.name, tag.form) {
    case ("array", .opening): try array(tag, level: level + 1)
    case ("dict", .opening): try dictionary(tag, level: level + 1)
    case ("array", .empty), ("dict", .empty): try check(level + 1)
    case ("string", .empty), ("data", .empty), ("true", .empty), ("false", .empty): break
    case (_, .opening):
      guard let check = XMLText.check(tag.name) else { fallthrough }
      let text = try source.text(of: tag)
      try check(text)
      if tag.name == "string" { cuts += XMLText.cuts(in: text) }
    default: throw .isUnexpected(tag.description, expected: "a value")
    }
  }

  private mutating func array(_ tag: XMLTag, level: Int) throws(PropertyListFault) {
    try check(level)
    while true {
      let next = try source.nextTag()
      if next == tag.closing { return }
      try value(next, level: level)
    }
  }

  private mutating func dictionary(_ tag: XMLTag, level: Int) throws(PropertyListFault) {
    try check(level)
    let key = XMLTag(name: "key", form: .opening)
    var keys: Set<String> = []
    while true {
      let next = try source.nextTag()
      if next == tag.closing { return }
      try XMLTag.expect(key, next)
      let bytes = try source.text(of: key)
      try XMLText.checkString(bytes)
      cuts += XMLText.cuts(in: bytes)
      let name = String(decoding: bytes, as: UTF8.self)
      if !keys.insert(name).inserted { throw .keyIsThereTwice(name) }
      let first = try source.nextTag()
      if first == tag.closing { throw .valueIsMissing(key: name) }
      try value(first, level: level)
    }
  }

  private func check(_ level: Int) throws(PropertyListFault) {
    if level > PropertyList.levelLimit {
      throw .isNestedDeeper(limit: PropertyList.levelLimit)
    }
  }
}
