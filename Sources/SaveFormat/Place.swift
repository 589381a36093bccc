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
}

/// The bytes of a file, to look up places in.
struct FileText {
  private let bytes: [UInt8]

  /// How many cells of a long line are shown.
  private static let widest = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter range: Only its part on the first line counts.
  func place(of range: Range<Int>) -> Place {
    let line = self.line(at: range.lowerBound)
    let end = min(max(range.upperBound, range.lowerBound), line.upperBound)
    let before = Array(text(line.lowerBound..<range.lowerBound))
    let culprit = text(range.lowerBound..<max(end, range.lowerBound))
    let number = bytes[..<line.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    let after = text(max(end, range.lowerBound)..<max(line.upperBound, end))
    let (excerpt, indent, width) = FileText.excerpt(
      String(before), culprit, after)
    return Place(
      line: number, column: before.count + 1, length: culprit.count, excerpt: excerpt,
      carets: String(repeating: " ", count: indent) + String(repeating: "^", count: width))
  }

  /// The line of `cure` as it should be, without the white space around it.
  func line(mendedBy cure: SyntaxFault.Cure) -> String {
    let line = self.line(at: cure.range.lowerBound)
    let end = min(cure.range.upperBound, line.upperBound)
    let before = text(line.lowerBound..<cure.range.lowerBound).drop(while: \.isWhitespace)
    let after = text(end..<line.upperBound)
    let (excerpt, _, _) = FileText.excerpt(String(before), cure.text, after)
    return String(excerpt.reversed().drop(while: \.isWhitespace).reversed())
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
