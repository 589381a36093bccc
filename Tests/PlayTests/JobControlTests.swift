import Testing

/// Ctrl-Z and `fg` in a shell.
@Suite struct JobControlTests {
  @Test(arguments: [(60, 12), (100, 40)])
  func theShellGetsItsTerminalAndTheBoardComesBackWhole(_ columns: Int, _ rows: Int) throws {
    let home = try PlayersHome()
    let shell = try Terminal.shell(environment: home.shellEnvironment, columns: 60, rows: 12)
    let before = shell.modes
    shell.type("\"$GAME\" --home \"$HOME_FOLDER\"\n")
    try shell.wait(for: "X to move.")
    shell.type("51")
    try shell.wait(forGrid: ["...", ".X.", "O.."])
    let (screen, playing) = (shell.screen, shell.modes)

    shell.press(.control("z"))
    try shell.wait(for: "Stopped")
    #expect(shell.isGivenBack)
    #expect(shell.modes == before)
    shell.type("echo still $((20 + 3))\n")
    try shell.wait(for: "still 23")

    shell.resize(columns: columns, rows: rows)
    shell.type("fg\n")
    try shell.wait(until: "the board's keys in the last row") {
      $0.screen.last?.contains("q quit") == true && $0.cursorIsOn("a1")
    }
    #expect(shell.modes == playing)
    #expect(shell.showsAlternateScreen && shell.hearsMouse)
    #expect(shell.place(of: "Stopped") == nil && shell.place(of: "still") == nil)
    shell.resize(columns: 60, rows: 12)
    try shell.wait(until: "the board as it was") { $0.screen == screen }

    shell.type("q")
    try shell.wait(until: "the shell's screen and modes") {
      !$0.showsAlternateScreen && $0.modes == before
    }
    shell.type("echo ended with $?\n")
    try shell.wait(for: "ended with 0")
    #expect(shell.modes == before && shell.isGivenBack)
  }

  @Test func aStoppedGameIsEndedByASignal() throws {
    let home = try PlayersHome()
    let shell = try Terminal.shell(environment: home.shellEnvironment, columns: 60, rows: 12)
    shell.type("\"$GAME\" --home \"$HOME_FOLDER\"\n")
    try shell.wait(for: "X to move.")
    shell.type("5")
    try shell.wait(forGrid: ["...", ".X.", "..."])
    shell.press(.control("z"))
    try shell.wait(for: "Stopped")
    shell.type("kill %1; fg; echo ended with $?\n")
    try shell.wait(for: "ended with 143")
    #expect(shell.isGivenBack)
    #expect(home.documents == ["Autosave-1.data"])
  }

  @Test func whereNobodyCouldBringItBackItStays() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.press(.control("z"))
    board.type("5")
    try board.wait(forGrid: ["...", ".X.", "..."])
    #expect(board.showsAlternateScreen && board.hearsMouse)
    try board.quit()
    #expect(board.isGivenBack)
  }

  @Test func aGameStartedBehindTheShellWaitsForItsTerminal() throws {
    let home = try PlayersHome()
    let shell = try Terminal.shell(environment: home.shellEnvironment, columns: 60, rows: 12)
    let before = shell.modes
    shell.type("\"$GAME\" --home \"$HOME_FOLDER\" &\n")
    shell.type("until grep -q 'State:.T' /proc/$!/status; do :; done; echo it $((1 + 1)) waits\n")
    try shell.wait(for: "it 2 waits")
    #expect(shell.modes == before && shell.isGivenBack)
    shell.type("fg\n")
    try shell.wait(forGrid: ["...", "...", "..."])
    shell.type("5")
    try shell.wait(forGrid: ["...", ".X.", "..."])
    shell.type("q")
    try shell.wait(until: "the shell's screen and modes") {
      !$0.showsAlternateScreen && $0.modes == before
    }
    #expect(shell.modes == before && shell.isGivenBack)
  }
}
