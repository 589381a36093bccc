import SaveFormat
import TicTacToe

/// The whole screen as text, styles and a cursor, which fill the window exactly.
public struct Frame: Hashable, Sendable {
  /// The terminal's own cursor.
  public struct Cursor: Hashable, Sendable {
    /// Zero-based, from the top and from the left.
    public let row, column: Int
    /// Whether it stands on something that can be chosen.
    public let isVisible: Bool
  }

  /// The window that is filled.
  public let size: Size
  /// Every row from the top, as runs of cells from the left: together `size.columns` wide.
  public let rows: [[Span]]
  /// Where the terminal's cursor belongs.
  public let cursor: Cursor
  /// What the marks' colours are.
  public let colors: Theme.Colors

  /// What `session` looks like in a window of this size.
  public init(_ session: GameSession, size: Size, glyphs: Glyphs) {
    var painter = Painter(session: session, glyphs: glyphs, canvas: Canvas(size: size))
    switch session.screen {
    case .board, .offer: painter.paintBoardScreen()
    case .help, .games, .history, .message: painter.paintPage()
    }
    self.size = size
    rows = painter.canvas.rows
    colors = session.theme.colors
    cursor = painter.cursor ?? Cursor(row: size.rows - 1, column: 0, isVisible: false)
  }
}

/// Draws a session on a canvas.
struct Painter {
  let session: GameSession
  let glyphs: Glyphs
  var canvas: Canvas
  var cursor: Frame.Cursor?

  /// The chosen theme, where the terminal can show it.
  var theme: Theme {
    glyphs.isASCII && !session.theme.isASCII ? .plain : session.theme
  }

  /// The first of these that fits into `width`, or else the last one cut.
  func fitting(_ variants: [Phrase], width: Int) -> String {
    let texts = variants.lazy.map { glyphs.text(session.language($0), width: 1000) }
    return texts.first { displayWidth(of: $0) <= width }
      ?? glyphs.text(texts.last ?? "", width: width)
  }

  /// Draws what the keys do, as many of them as fit, in the middle of `row`.
  mutating func paintKeys(_ hints: [KeyHint], row: Int) {
    let hints = KeyHint.fitting(hints, width: canvas.size.columns)
    var column = canvas.centre(KeyHint.width(hints))
    for hint in hints {
      canvas.draw(hint.key, row: row, column: column, style: .bold)
      column += hint.width - displayWidth(of: hint.word)
      canvas.draw(hint.word, row: row, column: column, style: .dim)
      column += displayWidth(of: hint.word) + KeyHint.gap
    }
  }
}
