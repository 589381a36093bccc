import SaveFormat

/// `text` from anywhere made visible and cut to `width` cells, at little cost however long it is,
/// even where all of it is one character with marks piled up on it.
func shortened(_ text: String, width: Int) -> String {
  visible(String(text.unicodeScalars.prefix(4 * width)), width: width)
}

/// Breaks `text` between words, or within words longer than a line, into lines of at most `width`
/// cells; there is at least one.
func wrapped(_ text: String, width: Int) -> [String] {
  let width = max(width, 1)
  var lines: [String] = []
  var line = ""
  var room = width
  for word in text.split(separator: " ", omittingEmptySubsequences: true) {
    let needed = displayWidth(of: String(word)) + (line.isEmpty ? 0 : 1)
    if needed <= room {
      line += (line.isEmpty ? "" : " ") + word
      room -= needed
      continue
    }
    if !line.isEmpty { lines.append(line) }
    (line, room) = ("", width)
    for character in word {
      let needed = displayWidth(of: String(character))
      if needed > room, !line.isEmpty {
        lines.append(line)
        (line, room) = ("", width)
      }
      line.append(character)
      room -= needed
    }
  }
  return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
}

/// Breaks `text` into as few lines as ``wrapped(_:width:)``, about equally long.
func balanced(_ text: String, width: Int) -> [String] {
  if displayWidth(of: text) <= width { return [text] }
  let lines = wrapped(text, width: width)
  var narrowest = displayWidth(of: text) / lines.count
  while wrapped(text, width: narrowest).count > lines.count { narrowest += 1 }
  return wrapped(text, width: narrowest)
}

/// The lines of a diagnostic: sentences are wrapped; a line of the file and the carets below it are
/// cut alike, so that the carets stay in sight and below what they point at.
func wrappedDiagnostic(_ text: String, width: Int) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var result: [String] = []
  var index = 0
  while index < lines.count {
    if index + 1 < lines.count, isCarets(lines[index + 1]) {
      result += excerpt(lines[index], carets: lines[index + 1], width: max(width, 1))
      index += 2
    } else {
      result += wrapped(lines[index], width: width)
      index += 1
    }
  }
  return result
}

private func isCarets(_ line: String) -> Bool {
  line.contains("^") && line.allSatisfy { $0 == " " || $0 == "^" || $0 == "\t" }
}

private func excerpt(_ line: String, carets: String, width: Int) -> [String] {
  let lines = [line, carets]
  guard lines.contains(where: { displayWidth(of: $0) > width }) else { return lines }
  let firstCaret = carets.prefix { $0 != "^" }.count
  let start = max(0, firstCaret - width / 2)
  return lines.map { line in
    var skipped = 0
    let rest = line.drop { character in
      guard skipped < start else { return false }
      skipped += displayWidth(of: String(character))
      return true
    }
    let begun = String(repeating: " ", count: skipped - min(start, skipped)) + rest
    let isCutLeft = start > 0 && !isCarets(line)
    return visible(isCutLeft ? "…" + begun.dropFirst() : begun, width: width)
  }
}
