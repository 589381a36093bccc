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
    /// The first of a character; a NUL behind a character two cells wide.
    var scalar: Unicode.Scalar
    var style: Style

    static let blank = Cell(scalar: " ", style: .plain)
  }

  let size: Size
  private var cells: [Cell]
  /// What follows the first scalar of a character, by its cell: most have one alone.
  private var marks: [Int: String] = [:]
  /// Which rows have been drawn on; most of a large window has not.
  private var isDrawn: [Bool]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    isDrawn = Array(repeating: false, count: size.rows)
  }

  /// Draws `text` from a cell on towards the right.
  mutating func draw(_ text: String, row: Int, column: Int, style: Style = .plain) {
    guard 0..<size.rows ~= row else { return }
    isDrawn[row] = true
    var column = column
    if text.unicodeScalars.allSatisfy(Canvas.isSimple) {
      for scalar in text.unicodeScalars {
        put(scalar, width: 1, row: row, column: column, style: style)
        column += 1
      }
      return
    }
    for character in text {
      let width = displayWidth(of: String(character))
      guard column + width <= size.columns, let first = character.unicodeScalars.first else {
        return
      }
      let more = String(character.unicodeScalars.dropFirst())
      put(first, more, width: width, row: row, column: column, style: style)
      column += width
    }
  }

  /// Whether it is a character of one cell by itself, beside others of its kind, as every terminal
  /// counts: most of a board is ASCII, lines, blocks and Braille's dots, and needs no looking up.
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x2500...0x259F, 0x2800...0x28FF: true
    default: false
    }
  }

  private mutating func put(
    _ scalar: Unicode.Scalar, _ more: String = "", width: Int, row: Int, column: Int, style: Style
  ) {
    guard 1...2 ~= width, column >= 0, column + width <= size.columns else { return }
    let index = row * size.columns + column
    cells[index] = Cell(scalar: scalar, style: style)
    if width == 2 { cells[index + 1] = Cell(scalar: "\0", style: style) }
    if !more.isEmpty || !marks.isEmpty { marks[index] = more.isEmpty ? nil : more }
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
    let spaces = Array(repeating: UInt8(ascii: " "), count: size.columns)
    let text = String(decoding: spaces, as: UTF8.self)
    let blank = [Span(text: text, style: .plain, width: size.columns)]
    return (0..<size.rows).map { row in
      guard isDrawn[row] else { return blank }
      var spans: [Span] = []
      var rest = cells[row * size.columns..<(row + 1) * size.columns]
      while let style = rest.first?.style {
        let run = rest.prefix { $0.style == style }
        spans.append(Span(text: self.text(of: run), style: style, width: run.count))
        rest = rest[run.endIndex...]
      }
      return spans
    }
  }

  private func text(of run: ArraySlice<Cell>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(run.count)
    for index in run.indices where run[index].scalar != "\0" {
      let scalar = run[index].scalar
      // Most are spaces.
      if scalar.isASCII { bytes.append(UInt8(ascii: scalar)) } else { bytes += scalar.utf8 }
      if !marks.isEmpty { bytes += (marks[index] ?? "").utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
