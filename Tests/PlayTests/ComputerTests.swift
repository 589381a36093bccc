import Glibc
import Testing

/// Playing against the computer on the board.
@Suite struct ComputerTests {
  @Test(arguments: [("--o", "X"), ("--x", "O")])
  func perfectBeatsWhoeverTakesTheFirstFreeSquare(_ side: String, _ person: Character) throws {
    let home = try PlayersHome()
    let board = try home.board([side, "perfect", "--seed", "7"], showing: "perfect")
    while true {
      try board.wait(until: "the person's turn or the end") { board in
        let text = board.screen.joined()
        return text.contains("\(person) to move") || text.contains("new game")
      }
      if board.place(of: "new game") != nil { break }
      let cells = board.grid.reversed().joined()
      let free = try #require(cells.firstIndex(of: "."))
      let before = board.marks(person)
      board.type("\(cells.distance(from: cells.startIndex, to: free) + 1)")
      try board.wait(until: "the person's mark") { $0.marks(person) == before + 1 }
    }
    try board.wait(for: "perfect (\(person == "X" ? "O" : "X")) won")
    try board.quit()
  }

  @Test func escapeTakesTheMoveAtOnce() throws {
    let home = try PlayersHome()
    let board = try home.thinkingBoard()
    #expect(board.marks("O") == 0)
    board.press(.escape)
    try board.wait(until: "an O") { $0.marks("O") == 1 }
    try board.wait(for: "took")
    board.press(.up)
    try board.wait(forCursorOn: "e6")
    try board.quit()
    #expect(home.read("Autosave-1.data")?.contains(#""moves" : "e5 "#) == true)
  }

  /// CASES G10.
  @Test func restoringInTheMiddleOfAThoughtGivesOneMove() throws {
    let home = try PlayersHome()
    let board = try home.thinkingBoard()
    board.type("s")
    try board.wait(for: "Saved")
    board.type(String(repeating: "r", count: 10))
    try board.wait(for: "Restored")
    board.press(.escape)
    try board.wait(until: "an O") { $0.marks("O") == 1 }
    board.type("s")
    try board.wait(for: "Saved")
    #expect(board.marks("X") == 1 && board.marks("O") == 1)
    #expect(home.read("SavedGames.data")?.contains(#""toMove" : "X""#) == true)
  }

  @Test func takingBackWhileItThinksEndsTheThought() throws {
    let home = try PlayersHome()
    let board = try home.thinkingBoard()
    board.type("u")
    try board.wait(for: "X to move")
    #expect(board.marks("X") == 0)
    board.press(.right)
    board.press(.enter)
    try board.wait(for: "thinking...")
    board.press(.enter)
    try board.wait(for: "is to move")
    board.press(.escape)
    try board.wait(until: "an O") { $0.marks("O") == 1 }
    #expect(board.marks("X") == 1)
  }

  @Test func aNewGameWhileItThinksIsEmpty() throws {
    let home = try PlayersHome()
    let board = try home.thinkingBoard()
    board.type("n")
    try board.wait(for: "A new game")
    #expect(board.marks("X") + board.marks("O") == 0)
  }

  @Test(arguments: EndingTests.Ending.allCases)
  func everyEndingGivesTheTerminalBackWhileItThinks(_ ending: EndingTests.Ending) throws {
    let home = try PlayersHome()
    let fresh = try Terminal.freshModes
    let board = try home.thinkingBoard()
    ending.end(board)
    #expect(try board.exitStatus() == ending.exit)
    if ending != .closedWindow {
      #expect(board.isGivenBack)
      #expect(board.modes == fresh)
    }
    #expect(home.read("Autosave-1.data")?.contains(#""moves" : "e5""#) == true)
    let next = try home.board(["--think", "3600"], showing: "Enter go on")
    next.press(.enter)
    try next.wait(for: "thinking...")
  }

  @Test func progressIsShownAndTheProgramCanBeStoppedMeanwhile() throws {
    let home = try PlayersHome()
    let shell = try Terminal.shell(environment: home.shellEnvironment, columns: 60, rows: 12)
    shell.type("\"$GAME\" --home \"$HOME_FOLDER\" --x perfect --board 8x8 --think 3600\n")
    try shell.wait(for: "000")
    shell.press(.control("z"))
    try shell.wait(until: "the shell's screen") { !$0.showsAlternateScreen }
    shell.type("fg\n")
    try shell.wait(for: "thinking...")
    shell.type("q")
    try shell.wait(until: "the shell's screen") { !$0.showsAlternateScreen }
  }

  @Test func computersPlayAloneToTheEndAndCanBeStopped() throws {
    let home = try PlayersHome()
    let flags = ["--x", "perfect", "--o", "perfect", "--seed", "1", "--think", "0.1"]
    let board = try home.board(flags, showing: "Esc pause")
    board.press(.escape)
    try board.wait(for: "Paused. Enter goes on.")
    board.press(.enter)
    try board.wait(for: "A draw.")
    board.type("u")
    try board.wait(for: "Paused.")
    #expect(board.marks(".") == 1)
    try board.quit()
  }

  @Test func hintAndAnalysisAreShownOnTheBoard() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("51i")
    try board.wait(for: "the draw.")
    #expect(board.marks("*") > 0)
    board.type("a")
    try board.wait(for: "Analysis: a draw.")
    try board.wait(for: "=")
    board.type("2")
    try board.wait(for: "-2")
    board.type("a")
    try board.wait(for: "Analysis is off.")
    #expect(board.place(of: "-2") == nil)
  }

  @Test func theThreadStartsBehindTheWallAndWithoutOneTheComputerStillPlays() throws {
    for fault in ["", "-e inject=clone3:error=EAGAIN"] {
      let home = try PlayersHome()
      let script = """
        exec strace -f -o "$FOLDER/calls" -e trace=landlock_restrict_self,clone,clone3 \(fault) \
          "$GAME" --home "$HOME_FOLDER" --o perfect
        """
      let board = try Terminal(
        command: "sh", arguments: ["-c", script], environment: home.shellEnvironment, columns: 60,
        rows: 12)
      try board.wait(for: "X to move")
      board.type("5")
      try board.wait(for: "took")
      #expect(board.marks("O") == 1)
      try board.quit()
      let calls = try Program.run(command: "cat", ["\(home.folder.path)/calls"]).lines
      let landlock = try #require(calls.firstIndex { $0.contains("landlock_restrict_self") })
      let thread = try #require(calls.firstIndex { $0.contains("clone3(") })
      #expect(landlock < thread)
    }
  }
}

extension PlayersHome {
  /// A board of 8×8 on which the person has played e5 and the computer is thinking, longer than any test runs.
  fileprivate func thinkingBoard() throws -> Terminal {
    let board = try board(["--board", "8x8", "--o", "perfect", "--think", "3600"])
    board.press(.enter)
    try board.wait(for: "thinking...")
    return board
  }
}

extension Terminal {
  /// How many squares show this.
  fileprivate func marks(_ mark: Character) -> Int { grid.joined().count { $0 == mark } }
}
