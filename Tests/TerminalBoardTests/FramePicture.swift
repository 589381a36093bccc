import SaveFormat
import TerminalBoard

/// Everything a player can see in a frame as text: its rows, then which cells have which style, then
/// the cursor. Spaces at the ends of rows are left out.
func picture(of frame: Frame) -> String {
  var legend: [Style] = []
  var texts: [String] = []
  var styles: [String] = []
  for (index, row) in frame.rows.enumerated() {
    texts.append("|" + trimmed(row.map(\.text).joined()))
    let map = row.map { span in
      String(
        repeating: letter(of: span.style, in: &legend), count: displayWidth(of: span.text))
    }
    let trimmedMap = trimmed(map.joined())
    if !trimmedMap.isEmpty { styles.append("\(index):\(trimmedMap)") }
  }
  let names = legend.enumerated().map { "\(letters[$0 % letters.count]) is \(words(for: $1))" }
  let cursor = frame.cursor
  let place =
    cursor.isVisible ? "cursor at row \(cursor.row), column \(cursor.column)" : "no cursor"
  return (texts + styles + names + [place]).joined(separator: "\n")
}

private let letters = Array("abcdefghijklmnopqrstuvwxyz")

private func letter(of style: Style, in legend: inout [Style]) -> Character {
  if style == .plain { return " " }
  if !legend.contains(style) { legend.append(style) }
  return letters[(legend.firstIndex(of: style) ?? 0) % letters.count]
}

private func words(for style: Style) -> String {
  let attributes = [
    style.isBold ? "bold" : nil, style.isReverse ? "reverse" : nil, style.isDim ? "dim" : nil,
    style.isUnderlined ? "underlined" : nil, style.role.map { "\($0)" },
  ]
  return attributes.compactMap { $0 }.joined(separator: " ")
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}
