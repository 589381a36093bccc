import Glibc

/// A name that stays in its folder and hides nothing: one path component.
struct FileName: Hashable, Sendable {
  let text: String

  init(_ text: String) throws(FileFault) {
    if text.isEmpty { throw .nameIsEmpty }
    if text.utf8.contains(0) { throw .nameHasNUL }
    if text.utf8.contains(UInt8(ascii: "/")) { throw .nameHasSlash }
    if text.utf8.first == UInt8(ascii: ".") { throw .nameIsHidden }
    let bytes = text.utf8.count
    if bytes > NAME_MAX { throw .nameIsTooLong(bytes: bytes, limit: Int(NAME_MAX)) }
    self.text = text
  }

  /// The name to try for the `number`th file that wants it, counting from zero: `a.data`,
  /// `a-1.data`, `a-2.data` …, as iOS does in its Inbox.
  func numbered(_ number: Int) throws(FileFault) -> FileName {
    if number == 0 { return self }
    guard let dot = text.lastIndex(of: ".") else { return try FileName("\(text)-\(number)") }
    return try FileName("\(text[..<dot])-\(number)\(text[dot...])")
  }
}
