/// A place in a file, with what a person needs to see of its line.
public struct Place: Hashable, Sendable {
  /// Counted from 1; a byte order mark counts for nothing.
  public let line: Int
  /// Characters as a person counts them, from 1; a tab is one.
  public let column: Int
  /// How many characters of the line the culprit takes; zero where something is missing.
  public let length: Int
  /// The line, everything in it visible, cut around the culprit when it is long.
  public let excerpt: String
  /// A caret under each cell of the culprit in ``excerpt``.
  public let carets: String

  /// ``excerpt``, and below it ``carets``.
  ///
  /// - Parameter ascii: Whether everything beyond ASCII is spelt as `\u{…}`, which is wider.
  func lines(ascii: Bool) -> [String] {
    guard ascii else { return [excerpt, carets] }
    let indent = carets.prefix { $0 == " " }.count
    var (text, mended, cell) = ("", "", 0)
    for character in excerpt {
      let shown = visible(String(character), ascii: true)
      text += shown
      let isCulprit = indent..<carets.count ~= cell
      if cell < carets.count {
        mended += String(repeating: isCulprit ? "^" : " ", count: shown.count)
      }
      cell += displayWidth(of: String(character))
    }
    // A culprit at the end of the line is pointed at behind it.
    return [text, cell <= indent ? mended + String(carets.dropFirst(cell)) : mended]
  }
}

/// The bytes of a file, to look up places in.
struct FileText {
  private let bytes: [UInt8]

  /// How many cells of a long line are shown.
  private static let widest = 100
  /// How many bytes on either side of a culprit are looked at.
  private static let most = 1024

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter range: Only its part on the first line counts.
  func place(of range: Range<Int>) -> Place {
    let line = self.line(at: range.lowerBound)
    let end = max(min(range.upperBound, line.upperBound), range.lowerBound)
    let number = bytes[..<line.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    let (excerpt, indent, width) = FileText.excerpt(
      head(of: line.lowerBound..<range.lowerBound), tail(of: range.lowerBound..<end),
      tail(of: end..<max(line.upperBound, end)))
    return Place(
      line: number, column: length(line.lowerBound..<range.lowerBound) + 1,
      length: length(range.lowerBound..<end), excerpt: excerpt,
      carets: String(repeating: " ", count: indent) + String(repeating: "^", count: width))
  }

  /// The line of `cure` as it should be, without the white space around it; `nil` when nothing of
  /// it is left.
  func line(mendedBy cure: SyntaxFault.Cure) -> String? {
    let line = self.line(at: cure.range.lowerBound)
    let end = max(min(cure.range.upperBound, line.upperBound), cure.range.lowerBound)
    let before = head(of: line.lowerBound..<cure.range.lowerBound).drop(while: \.isWhitespace)
    let after = tail(of: end..<max(line.upperBound, end))
    let (excerpt, _, _) = FileText.excerpt(
      String(before), cure.text, String(after.reversed().drop(while: \.isWhitespace).reversed()))
    return excerpt.allSatisfy(\.isWhitespace) ? nil : excerpt
  }

  /// How many characters `range` takes.
  private func length(_ range: Range<Int>) -> Int {
    bytes[range].allSatisfy { $0 < 0x80 } ? range.count : text(range).count
  }

  /// The last of the text of `range`, more than is ever shown.
  private func head(of range: Range<Int>) -> String {
    var start = max(range.lowerBound, range.upperBound - FileText.most)
    while start < range.upperBound, start > range.lowerBound, bytes[start] & 0xC0 == 0x80 {
      start += 1
    }
    return text(start..<range.upperBound)
  }

  /// The first of the text of `range`, more than is ever shown.
  private func tail(of range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + FileText.most)
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return text(range.lowerBound..<end)
  }

  /// The bytes of the line that holds `offset`, without its break and a byte order mark.
  private func line(at offset: Int) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    var start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    if start == 0, bytes.starts(with: JSONText.byteOrderMark) {
      start = min(JSONText.byteOrderMark.count, offset)
    }
    var end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Puts the three parts of a line together and says where the middle one is, in cells.
  private static func excerpt(
    _ before: String, _ culprit: String, _ after: String
  ) -> (text: String, indent: Int, width: Int) {
    var (before, culprit, after) = (shown(before), shown(culprit), shown(after))
    let room = widest - displayWidth(of: culprit)
    if displayWidth(of: before) + displayWidth(of: after) > room {
      culprit = visible(culprit, width: widest * 3 / 4, ascii: false)
      let left = max(widest - displayWidth(of: culprit), 0)
      let lead = max(left - min(displayWidth(of: after), left / 2), 8)
      if displayWidth(of: before) > lead {
        before = "…" + String(visible(String(before.reversed()), width: lead).dropLast().reversed())
      }
      after = visible(after, width: max(left - displayWidth(of: before), 1))
    }
    return (before + culprit + after, displayWidth(of: before), max(displayWidth(of: culprit), 1))
  }

  private static func shown(_ text: String) -> String {
    visible(String(text.map { $0 == "\t" ? " " : $0 }))
  }
}
