import CTerminal
import Glibc

extension Terminal {
  /// A color as the program asked for it.
  enum Color: Hashable {
    case standard
    case indexed(Int)
    case rgb(UInt32)

    fileprivate init(_ color: emulator_color) {
      switch color.kind {
      case emulator_color_indexed: self = .indexed(Int(color.value))
      case emulator_color_rgb: self = .rgb(color.value)
      default: self = .standard
      }
    }
  }

  /// One place on the screen. Faint text is not told apart from plain: the emulator does not know it.
  struct Cell: Hashable {
    /// Empty where nothing was written, and for the right half of a wide character.
    let text: String
    /// Columns: 1 or 2; 0 for the right half of a wide character.
    let width: Int
    let isBold, isItalic, isUnderlined, isBlinking, isReversed: Bool
    let foreground, background: Color
  }

  /// Where the cursor is, counted from 0 at the top left.
  struct Cursor: Hashable {
    let row, column: Int
    let isVisible: Bool
  }

  /// The size of the window, in cells.
  var size: (columns: Int, rows: Int) {
    let size = emulator_size(emulator)
    return (Int(size.columns), Int(size.rows))
  }

  /// The rows from the top, without spaces at their ends.
  var screen: [String] {
    (0..<size.rows).map { row in
      var text = ""
      for column in 0..<size.columns {
        let cell = cell(row: row, column: column)
        text += cell.text.isEmpty && cell.width > 0 ? " " : cell.text
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The cell at a place, counted from 0 at the top left.
  func cell(row: Int, column: Int) -> Cell {
    let cell = emulator_cell(emulator, Int32(row), Int32(column))
    let text = withUnsafeBytes(of: cell.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Cell(
      text: text, width: Int(cell.width), isBold: cell.bold, isItalic: cell.italic,
      isUnderlined: cell.underline, isBlinking: cell.blink, isReversed: cell.reverse,
      foreground: Color(cell.foreground), background: Color(cell.background))
  }

  /// Where `text` stands first, by rows.
  func place(of text: String) -> (row: Int, column: Int)? {
    let wanted = text.map(String.init)
    for row in 0..<size.rows {
      let cells = (0..<size.columns).map { cell(row: row, column: $0) }
        .enumerated().filter { $0.element.width > 0 }
      let texts = cells.map { $0.element.text.isEmpty ? " " : $0.element.text }
      for start in texts.indices where texts[start...].starts(with: wanted) {
        return (row, cells[start].offset)
      }
    }
    return nil
  }

  var cursor: Cursor {
    let state = emulator_state(emulator)
    return Cursor(
      row: Int(state.row), column: Int(state.column), isVisible: state.cursor_is_visible)
  }

  /// Whether the program has put its own screen over the shell's.
  var showsAlternateScreen: Bool { emulator_state(emulator).shows_alternate_screen }

  /// Whether the program asked to hear of clicks.
  var hearsMouse: Bool { emulator_state(emulator).mouse != emulator_mouse_off }

  /// How often the program has rung the bell.
  var bells: Int { Int(emulator_state(emulator).bells) }

  /// The whole screen in a frame, with the cursor, for a person to look at.
  var picture: String {
    let line = "+" + String(repeating: "-", count: size.columns) + "+"
    let rows = screen.map { "|" + $0 }
    let place = "cursor: row \(cursor.row), column \(cursor.column)"
    return ([line] + rows + [line, place + (cursor.isVisible ? "" : ", hidden")])
      .joined(separator: "\n")
  }
}

/// How a terminal's driver treats input and output.
struct Modes: Hashable {
  let input, output, control, local: UInt32
  let characters: [UInt8]

  init(_ modes: termios) {
    (input, output) = (modes.c_iflag, modes.c_oflag)
    (control, local) = (modes.c_cflag, modes.c_lflag)
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  /// Whether typed letters are shown by the driver, as in a shell.
  var echoes: Bool { local & UInt32(ECHO) != 0 }

  /// Whether input arrives in whole lines, as in a shell.
  var readsLines: Bool { local & UInt32(ICANON) != 0 }
}
