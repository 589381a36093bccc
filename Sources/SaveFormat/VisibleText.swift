/// `text` with all that a terminal would obey rather than show made visible.
///
/// Control characters, bidi controls and other invisible ones become `\u{202E}`; of a character
/// with a heap of combining marks the first few stay.
///
/// - Parameters:
///   - width: How many terminal cells it may take, with `…` at the end when cut; `nil` for all.
///   - ascii: Whether everything beyond ASCII is spelt as `\u{…}`, and the cut as `...`.
public func visible(_ text: String, width: Int? = nil, ascii: Bool = false) -> String {
  if isPlain(text), text.utf8.count <= width ?? .max { return text }
  var shown = ""
  var taken = 0
  let ellipsis = ascii ? "..." : "…"
  for character in text {
    let piece = visible(character, ascii: ascii)
    let pieceWidth = displayWidth(of: piece)
    if let width, taken + pieceWidth > width {
      return cut(shown, to: width - ellipsis.count) + ellipsis.prefix(max(width, 0))
    }
    shown += piece
    taken += pieceWidth
  }
  return shown
}

/// How many cells of a terminal `text` takes, which holds no control characters.
public func displayWidth(of text: String) -> Int {
  isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Whether every byte is a character of one cell, as in most texts: those need no looking up.
private func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { 0x20...0x7E ~= $0 } }

private let longestCluster = 8

private func visible(_ character: Character, ascii: Bool) -> String {
  if let byte = character.asciiValue, 0x20...0x7E ~= byte { return String(character) }
  var shown = ""
  for scalar in character.unicodeScalars.prefix(longestCluster) {
    if isInvisible(scalar) || ascii && !scalar.isASCII {
      shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// Joiners stay: scripts and emoji need them, and alone they harm nothing.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
  case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
  default: false
  }
}

private func displayWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if first.isASCII { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  let isEmoji =
    first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
  return isEmoji || isWide(first) ? 2 : 1
}

/// The blocks of Unicode's EastAsianWidth.txt that are wide or fullwidth.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}

private func cut(_ text: String, to width: Int) -> String {
  var kept = ""
  var taken = 0
  for character in text {
    taken += displayWidth(of: character)
    if taken > width { break }
    kept.append(character)
  }
  return kept
}
