import CNcurses
import CPosix
import Glibc
import TerminalBoard

/// The terminal in curses' hands, given back as it was found.
///
/// Only one can be open at a time: curses has one screen.
struct CursesScreen: ~Copyable {
  enum Palette { case none, colors }

  let glyphs: Glyphs
  private let palette: Palette
  private let screen: OpaquePointer
  private var shown: Frame?
  /// Clicks that came together, the first one last.
  private var clicks: [Key] = []

  init(type: String, palette: Palette, glyphs: Glyphs) throws(ScreenFault) {
    guard let screen = curses_open(type, STDOUT_FILENO, STDIN_FILENO) else {
      throw .terminalIsUnfit(type: type)
    }
    guard curses_can_place_cursor() else {
      endwin()
      delscreen(screen)
      throw .terminalIsUnfit(type: type)
    }
    self.screen = screen
    self.glyphs = glyphs
    self.palette = palette == .colors && has_colors() ? .colors : .none
    setUp()
  }

  private func setUp() {
    CursesScreen.keepFlowControlOff()
    cbreak()
    noecho()
    nonl()
    intrflush(curses_screen(), false)
    keypad(curses_screen(), true)
    nodelay(curses_screen(), true)
    meta(curses_screen(), true)
    curses_define_arrows()
    if getenv("ESCDELAY") == nil { set_escdelay(25) }
    mouseinterval(0)
    mousemask(curses_every_press_and_release, nil)
    if palette == .colors { startColors() }
  }

  /// Ctrl-S must not stop the output, and curses is to keep it so whenever it takes the terminal back.
  private static func keepFlowControlOff() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(IXON)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    def_prog_mode()
  }

  private func startColors() {
    start_color()
    use_default_colors()
  }

  /// Curses draws anew what is shown in a pair that changes.
  private func setColors(_ colors: Theme.Colors) {
    for role in Style.Role.allCases {
      init_pair(Int16(role.pair), Int16(role.color(in: colors).number), -1)
    }
  }

  deinit {
    endwin()
    delscreen(screen)
  }

  var size: Size { Size(columns: Int(curses_columns()), rows: Int(curses_rows())) }

  /// Takes over the terminal's new size.
  mutating func resize() {
    let size = posix_window_size(STDOUT_FILENO)
    if size.rows > 0, size.columns > 0 { resizeterm(size.rows, size.columns) }
    // Between two sizes the terminal may have dropped cells that curses believes are there.
    clearok(curses_screen(), true)
    shown = nil
  }

  /// Gives the terminal to the shell until the program is continued.
  mutating func stop() {
    endwin()
    posix_stop()
    resize()
  }

  /// Shows `frame`, by writing no more than what differs from what is there.
  mutating func show(_ frame: Frame) {
    guard frame != shown else { return }
    if palette == .colors, frame.colors != shown?.colors { setColors(frame.colors) }
    shown = frame
    werase(curses_screen())
    for (row, spans) in frame.rows.enumerated() {
      var column = 0
      for span in spans {
        draw(span, row, column)
        column += span.width
      }
    }
    _ = curses_show_cursor(frame.cursor.isVisible)
    wmove(curses_screen(), Int32(frame.cursor.row), Int32(frame.cursor.column))
    wrefresh(curses_screen())
  }

  private func draw(_ span: Span, _ row: Int, _ column: Int) {
    // What an erased screen shows anyway.
    if span.style == .plain, span.text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
    var attributes = curses_normal
    if span.style.isBold { attributes |= curses_bold }
    if span.style.isDim { attributes |= curses_dim }
    if span.style.isReverse { attributes |= curses_reverse }
    if span.style.isUnderlined { attributes |= curses_underline }
    let pair = palette == .colors ? span.style.role?.pair ?? 0 : 0
    _ = curses_add_text(Int32(row), Int32(column), span.text, attributes, Int32(pair))
  }

  /// The next key that waits, or `nil`.
  mutating func readKey() -> Key? {
    while true {
      if let click = clicks.popLast() { return click }
      let input = curses_read()
      switch input.kind {
      case curses_input_character:
        guard let key = Key(character: input.value), key != .escape || !EscapeSequence.skip()
        else { break }
        return key
      case curses_input_key where input.value == curses_key_mouse: takeClicks()
      case curses_input_key: if let key = Key(code: input.value) { return key }
      default: return nil
      }
    }
  }

  /// Takes every event that waits: curses announces several at once, and gives the newest first.
  private mutating func takeClicks() {
    var event = MEVENT()
    while getmouse(&event) == OK {
      guard event.bstate & curses_left_pressed != 0 else { continue }
      clicks.append(.click(row: Int(event.y), column: Int(event.x)))
    }
  }
}

extension Style.Role {
  /// The number of its colour pair: from 1.
  fileprivate var pair: Int { 1 + (Style.Role.allCases.firstIndex(of: self) ?? 0) }

  fileprivate func color(in colors: Theme.Colors) -> Theme.Color {
    switch self {
    case .x: colors.x
    case .o: colors.o
    case .line: .green
    case .error: .red
    }
  }
}

extension Theme.Color {
  /// As curses counts them: -1 is the terminal's own.
  fileprivate var number: Int32 {
    switch self {
    case .black: COLOR_BLACK
    case .red: COLOR_RED
    case .green: COLOR_GREEN
    case .yellow: COLOR_YELLOW
    case .blue: COLOR_BLUE
    case .magenta: COLOR_MAGENTA
    case .cyan: COLOR_CYAN
    case .white: COLOR_WHITE
    case .standard: -1
    }
  }
}
