import SaveFormat

/// A run of cells that look the same.
public struct Span: Hashable, Sendable {
  /// Its characters, all of them visible.
  public let text: String
  /// How it looks.
  public let style: Style
  /// How many cells it takes.
  public let width: Int
}

/// A screen of cells to draw on; what falls beside it is not drawn.
///
/// It takes text as it is: whatever comes from outside must have been made visible before.
struct Canvas {
  private struct Cell {
    /// `nil` behind a character two cells wide.
    var character: Character?
    var style: Style
  }

  let size: Size
  private var cells: [Cell]
  /// Which rows have been drawn on; most of a large window has not.
  private var isDrawn: [Bool]

  init(size: Size) {
    self.size = size
    let blank = Cell(character: " ", style: .plain)
    cells = Array(repeating: blank, count: size.columns * size.rows)
    isDrawn = Array(repeating: false, count: size.rows)
  }

  /// Draws `text` from a cell on towards the right.
  mutating func draw(_ text: String, row: Int, column: Int, style: Style = .plain) {
    guard 0..<size.rows ~= row else { return }
    isDrawn[row] = true
    var column = column
    for character in text {
      let width = Canvas.width(of: character)
      guard column + width <= size.columns else { return }
      if column >= 0 { put(character, width: width, row: row, column: column, style: style) }
      column += width
    }
  }

  /// Most of a board is lines, blocks and dots, which need no looking up.
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if let first = scalars.first?.value,
      first < 0x7F || 0x2500...0x259F ~= first || 0x2800...0x28FF ~= first,
      scalars.index(after: scalars.startIndex) == scalars.endIndex
    {
      return 1
    }
    return displayWidth(of: String(character))
  }

  private mutating func put(
    _ character: Character, width: Int, row: Int, column: Int, style: Style
  ) {
    guard 1...2 ~= width else { return }
    let index = row * size.columns + column
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }

  /// Draws `text` in the middle of a row.
  mutating func drawCentred(_ text: String, row: Int, style: Style = .plain) {
    draw(text, row: row, column: centre(displayWidth(of: text)), style: style)
  }

  /// The column where something of this width begins that stands in the middle.
  func centre(_ width: Int) -> Int { max(0, (size.columns - width) / 2) }

  /// Changes the style of `width` cells.
  mutating func restyle(row: Int, column: Int, width: Int, _ change: (inout Style) -> Void) {
    guard 0..<size.rows ~= row else { return }
    isDrawn[row] = true
    for column in max(column, 0)..<max(min(column + width, size.columns), max(column, 0)) {
      change(&cells[row * size.columns + column].style)
    }
  }

  /// Every row from the top, as runs from the left.
  var rows: [[Span]] {
    let spaces = String(repeating: " ", count: size.columns)
    let blank = [Span(text: spaces, style: .plain, width: size.columns)]
    return (0..<size.rows).map { row in
      guard isDrawn[row] else { return blank }
      var spans: [Span] = []
      var rest = cells[row * size.columns..<(row + 1) * size.columns]
      while let style = rest.first?.style {
        let run = rest.prefix { $0.style == style }
        // Most of a board is empty.
        let isBlank = run.allSatisfy { $0.character == " " }
        let text =
          isBlank
          ? String(Substring(spaces.utf8.prefix(run.count)))
          : run.reduce(into: "") { text, cell in
            if let character = cell.character { text.append(character) }
          }
        spans.append(Span(text: text, style: style, width: run.count))
        rest = rest[run.endIndex...]
      }
      return spans
    }
  }
}
