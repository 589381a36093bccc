import Glibc
import Testing

/// The terminal that the other tests look at the game in, against programs that every Debian has.
@Suite struct TerminalTests {
  @Test func textAndCursorStandWhereTheProgramPutThem() throws {
    let terminal = try Terminal(
      command: "sh", arguments: ["-c", "printf 'one\\n  two é 漢x'; read line"],
      columns: 20, rows: 4)
    try terminal.wait(for: "漢x")
    #expect(terminal.screen == ["one", "  two é 漢x", "", ""])
    #expect(terminal.cursor == .init(row: 1, column: 11, isVisible: true))
    #expect(terminal.cell(row: 1, column: 8).text == "漢")
    #expect(terminal.cell(row: 1, column: 8).width == 2)
    #expect(terminal.cell(row: 1, column: 9).width == 0)
    let place = try #require(terminal.place(of: "x"))
    #expect(place == (1, 10))
    // The driver writes a carriage return before the line feed.
    #expect(terminal.bytesWritten == 18)
  }

  @Test(arguments: ["xterm-256color", "screen", "tmux-256color", "linux"])
  func stylesAreReadAsTheTerminalsDescriptionWritesThem(_ type: String) throws {
    let script = """
      a() { tput "$@"; }
      a bold; printf B; a sgr0; a smul; printf U; a sgr0; a rev; printf R; a sgr0
      a setaf 1; a setab 4; printf C; a sgr0; printf 'N.'; read line
      """
    let terminal = try Terminal(
      command: "sh", arguments: ["-c", script], environment: ["TERM": type])
    try terminal.wait(for: "BURCN.")
    let cells = (0..<5).map { terminal.cell(row: 0, column: $0) }
    #expect(cells.map(\.isBold) == [true, false, false, false, false])
    #expect(cells.map(\.isUnderlined) == [false, true, false, false, false])
    #expect(cells.map(\.isReversed) == [false, false, true, false, false])
    #expect(cells.map(\.foreground) == [.standard, .standard, .standard, .indexed(1), .standard])
    #expect(cells.map(\.background) == [.standard, .standard, .standard, .indexed(4), .standard])
  }

  @Test func screenCursorAndMouseAreAsTheProgramAskedFor() throws {
    let script = """
      tput smcup; tput civis; printf '\\033[?1000;1006hready'; read line
      tput rmcup; tput cnorm; printf '\\033[?1000;1006l'; printf done; read line
      """
    let terminal = try Terminal(command: "sh", arguments: ["-c", script])
    try terminal.wait(for: "ready")
    #expect(terminal.showsAlternateScreen && terminal.hearsMouse && !terminal.cursor.isVisible)
    terminal.press(.enter)
    try terminal.wait(for: "done")
    #expect(!terminal.showsAlternateScreen && !terminal.hearsMouse && terminal.cursor.isVisible)
    #expect(terminal.place(of: "ready") == nil)
  }

  @Test(arguments: [
    ("1006;1000", "^[[<0;5;3M^[[<0;5;3m"), ("1000", "^[[M %#^[[M#%#"), ("25", ""),
  ])
  func aClickIsHeardOnlyInTheEncodingThatWasAskedFor(_ mode: String, _ bytes: String) throws {
    let script = "stty -icanon -echo; printf '\\033[?\(mode)hready'; cat -v"
    let terminal = try Terminal(command: "sh", arguments: ["-c", script])
    try terminal.wait(for: "ready")
    terminal.click(column: 4, row: 2)
    terminal.type("end")
    try terminal.wait(for: "ready\(bytes)end")
  }

  @Test(arguments: [("1l", "^[[A^[[1;5B"), ("1h", "^[OA^[[1;5B")])
  func arrowsFollowTheCursorMode(_ mode: String, _ bytes: String) throws {
    let script = "stty -icanon -echo; printf '\\033[?\(mode)ready'; cat -v"
    let terminal = try Terminal(command: "sh", arguments: ["-c", script])
    try terminal.wait(for: "ready")
    terminal.press(.up)
    terminal.press(.down, .control)
    terminal.type("end")
    try terminal.wait(for: "ready\(bytes)end")
  }

  @Test func aProgramIsAnsweredWhenItAsksWhereTheCursorIs() throws {
    let script = "stty -icanon -echo; printf 'ready\\033[6n'; cat -v"
    let terminal = try Terminal(command: "sh", arguments: ["-c", script])
    try terminal.wait(for: "ready^[[1;6R")
  }

  @Test(arguments: [(1, 1), (20, 5), (79, 23), (500, 200)])
  func aProgramHearsOfANewSize(_ columns: Int, _ rows: Int) throws {
    let script =
      "trap 'tput clear; stty size; exit 0' WINCH; printf ready; while :; do read line; done"
    let terminal = try Terminal(command: "sh", arguments: ["-c", script])
    try terminal.wait(for: "ready")
    terminal.resize(columns: columns, rows: rows)
    #expect(try terminal.exitStatus() == .status(0))
    #expect(terminal.screen.count == rows)
    if columns > 9 { #expect(terminal.screen[0] == "\(rows) \(columns)") }
  }

  @Test func moreThanThePipeHoldsNeitherHangsNorIsLost() throws {
    let count = 400_000
    let terminal = try Terminal(
      command: "sh", arguments: ["-c", "stty raw -echo; printf ready; head -c \(count) | wc -c"])
    try terminal.wait(for: "ready")
    terminal.type(repeatElement(UInt8(ascii: "x"), count: count))
    try terminal.wait(for: "ready\(count)")
  }

  @Test func theEndIsTheProgramsOwn() throws {
    let exit = try Terminal(command: "sh", arguments: ["-c", "printf last; exit 7"])
    #expect(try exit.exitStatus() == .status(7))
    #expect(exit.screen[0] == "last")
    let killed = try Terminal(command: "cat")
    killed.send(SIGTERM)
    #expect(try killed.exitStatus() == .signal(SIGTERM))
    let interrupted = try Terminal(command: "sh", arguments: ["-c", "printf ready; exec cat"])
    try interrupted.wait(for: "ready")
    interrupted.press(.control("c"))
    #expect(try interrupted.exitStatus() == .signal(SIGINT))
    let closed = try Terminal(command: "sh", arguments: ["-c", "printf ready; exec cat"])
    try closed.wait(for: "ready")
    closed.hangUp()
    #expect(try closed.exitStatus() == .signal(SIGHUP))
    #expect(try Terminal(command: "/nonexistent").exitStatus() == .status(127))
  }

  @Test func whatDoesNotComeIsReportedWithTheWholeScreen() throws {
    let terminal = try Terminal(
      command: "sh", arguments: ["-c", "printf here"], columns: 9, rows: 2)
    let error = #expect(throws: TerminalError.self) { try terminal.wait(for: "there") }
    let words = try #require(error).description
    #expect(words.contains("waited for \"there\", but the program has ended"))
    #expect(words.hasSuffix("+---------+\n|here\n|\n+---------+\ncursor: row 0, column 4"))
    let waiting = try Terminal(command: "cat")
    #expect(throws: TerminalError.self) { try waiting.wait(for: "there", seconds: 0) }
    #expect(throws: TerminalError.self) { try waiting.exitStatus(seconds: 0) }
  }

  @Test func modesAreComparedBeforeAndAfter() throws {
    let script =
      "read line; stty raw -echo; printf raw; head -c 1; stty sane; printf sane; read line"
    let terminal = try Terminal(command: "sh", arguments: ["-c", script])
    let before = terminal.modes
    #expect(before.echoes && before.readsLines)
    terminal.press(.enter)
    try terminal.wait(for: "raw")
    #expect(terminal.modes != before)
    #expect(!terminal.modes.echoes && !terminal.modes.readsLines)
    terminal.type("x")
    try terminal.wait(for: "sane")
    #expect(terminal.modes.echoes && terminal.modes.readsLines)
  }

  @Test func aShellStopsAJobAndBringsItBack() throws {
    let shell = try Terminal.shell()
    let before = shell.modes
    shell.type("cat\n")
    shell.type("one\n")
    try shell.wait(until: "cat's echo") { $0.screen.filter { $0 == "one" }.count == 2 }
    shell.press(.control("z"))
    try shell.wait(for: "Stopped")
    #expect(shell.modes == before)
    shell.type("fg\n")
    try shell.wait(until: "the job's name") { $0.screen.filter { $0 == "cat" }.count == 1 }
    shell.type("two\n")
    try shell.wait(until: "cat's echo") { $0.screen.filter { $0 == "two" }.count == 2 }
    shell.press(.control("d"))
    shell.type("exit 5\n")
    #expect(try shell.exitStatus() == .status(5))
  }
}
