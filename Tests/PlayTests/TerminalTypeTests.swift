import Testing

/// The same game under every type of terminal, and without one that can show a board.
@Suite struct TerminalTypeTests {
  private func picture(_ type: String) throws -> (screen: [String], cursor: Terminal.Cursor) {
    let home = try PlayersHome()
    let board = try home.board(environment: ["TERM": type], columns: 80, rows: 24)
    board.type("519k")
    try board.wait(for: "O to move.")
    try board.wait(until: "the keys") { $0.screen.last?.contains("q quit") == true }
    try board.wait(forCursorOn: "c3")
    let picture = (board.screen, board.cursor)
    try board.quit()
    return picture
  }

  @Test(arguments: ["xterm", "screen", "tmux-256color", "linux", "vt100", "xterm-mono"])
  func everyTypeShowsTheSamePicture(_ type: String) throws {
    let expected = try picture("xterm-256color")
    let picture = try picture(type)
    #expect(picture.screen == expected.screen)
    #expect(picture.cursor == expected.cursor)
  }

  @Test(arguments: ["TERM=dumb", "--unset=TERM", "TERM="])
  func withoutATypeItIsPlainMode(_ variable: String) throws {
    try playPlainly(variable, ["Tic-Tac-Toe, 3x3, 3 in a row."])
  }

  @Test(arguments: [
    ("no-such-terminal", "no-such-terminal"), ("\u{1b}[31mred", #"\u{1B}[31mred"#),
    ("../../etc/passwd", "../../etc/passwd"),
  ])
  func anUnknownTypeIsNamedAndItIsPlainMode(_ type: String, _ shown: String) throws {
    let sentence = "The terminal type \"\(shown)\" cannot show a board, so this is plain mode."
    try playPlainly("TERM=\(type)", [sentence, "Tic-Tac-Toe, 3x3, 3 in a row."])
  }

  private func playPlainly(_ variable: String, _ beginning: [String]) throws {
    let home = try PlayersHome()
    let fresh = try Terminal.freshModes
    let terminal = try Terminal(
      command: "env", arguments: [variable, Program.path, "--home", home.path])
    try terminal.wait(for: "X to move.")
    #expect(terminal.screen.starts(with: beginning))
    #expect(terminal.modes == fresh && terminal.isGivenBack)
    terminal.type("5\n")
    try terminal.wait(for: "O to move.")
    terminal.press(.control("c"))
    #expect(try terminal.exitStatus() == .signal(2))
    #expect(home.documents == ["Autosave-1.data"])
  }

  @Test func plainModeIsForAnyTerminalThatAsks() throws {
    let home = try PlayersHome()
    let terminal = try home.board(["--plain"], showing: "X to move.")
    #expect(!terminal.showsAlternateScreen)
    terminal.type("5\n")
    try terminal.wait(for: "X plays b2.")
    terminal.press(.control("d"))
    #expect(try terminal.exitStatus() == .status(0))
  }
}
