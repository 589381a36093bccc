import SaveFormat

/// `text` from anywhere made visible and cut to `width` cells, at little cost however long it is,
/// even where all of it is one character with marks piled up on it.
func shortened(_ text: String, width: Int) -> String {
  visible(String(text.unicodeScalars.prefix(4 * width)), width: width)
}

/// `text` made visible and cut to `width` cells in its middle: names are told apart by their ends.
func shortenedWithin(_ text: String, width: Int) -> String {
  let text = shortened(text, width: 400)
  guard displayWidth(of: text) > width else { return text }
  let end = String(visible(String(text.reversed()), width: width / 2).dropLast().reversed())
  return visible(text, width: width - displayWidth(of: end)) + end
}

/// `text` with every path cut to the last name in it: `…/SavedGames.data`.
func withShortPaths(_ text: String) -> String {
  var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  for (index, word) in words.enumerated() where word.hasPrefix("/") {
    let names = word.split(separator: "/")
    if let last = names.last, names.count > 1 { words[index] = "…/" + last }
  }
  return words.joined(separator: " ")
}

/// Breaks `text` between words, within Chinese sentences, or within words longer than a line, into
/// lines of at most `width` cells; there is at least one.
func wrapped(_ text: String, width: Int) -> [String] {
  let width = max(width, 1)
  var lines: [String] = []
  var line = ""
  var room = width
  for piece in pieces(of: text) {
    let space = piece.isSpaced && !line.isEmpty ? " " : ""
    let needed = displayWidth(of: String(piece.text)) + space.count
    if needed <= room {
      line += space + piece.text
      room -= needed
      continue
    }
    if !line.isEmpty { lines.append(line) }
    (line, room) = ("", width)
    for character in piece.text {
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

/// A part of a text behind which a line may end.
private struct Piece {
  let text: Substring
  /// Whether a space stands before it.
  var isSpaced = true
}

/// The words of `text`, and the parts of those that are no words but whole Chinese sentences.
private func pieces(of text: String) -> [Piece] {
  let words = text.split(separator: " ", omittingEmptySubsequences: true)
  // Most texts hold none of the bytes that Chinese punctuation begins with.
  guard text.utf8.contains(where: { $0 == 0xE3 || $0 == 0xEF }) else {
    return words.map { Piece(text: $0) }
  }
  return words.flatMap(pieces)
}

/// Punctuation that ends something, with which no line of Chinese begins.
private let closing = "，。、：；！？）"

/// Chinese has no spaces: what holds its punctuation is a sentence, in which a line may end beside
/// every wide character.
private func pieces(of word: Substring) -> [Piece] {
  guard word.contains(where: closing.contains) else { return [Piece(text: word)] }
  var pieces: [Piece] = []
  var start = word.startIndex
  for (index, next) in zip(word.indices, word.indices.dropFirst()) {
    let (character, following) = (word[index], word[next])
    let isBesideWide = [character, following].contains { displayWidth(of: String($0)) == 2 }
    guard isBesideWide, character != "（", !closing.contains(following) else { continue }
    pieces.append(Piece(text: word[start..<next], isSpaced: pieces.isEmpty))
    start = next
  }
  return pieces + [Piece(text: word[start...], isSpaced: pieces.isEmpty)]
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
