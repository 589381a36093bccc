import Foundation
import Testing

/// A file in Golden, which a text must equal.
struct GoldenFile {
  let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name).txt")
  }

  /// Compares; with `RECORD=1` in the environment it writes the file instead, and fails so that
  /// nobody records without knowing.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = text + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("Recorded \(url.lastPathComponent).", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    guard golden != text else { return }
    let (old, new) = (lines(golden), lines(text))
    let index = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(url.lastPathComponent):\(index + 1) differs.
      expected: \(index < old.count ? old[index] : "the end")
      found:    \(index < new.count ? new[index] : "the end")
      """, sourceLocation: sourceLocation)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
