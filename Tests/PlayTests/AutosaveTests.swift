import Glibc
import Testing

/// The game in progress outlives the program, and belongs to one program at a time.
@Suite struct AutosaveTests {
  private static let sign = "Enter go on"

  /// Plays, and ends as no program can prevent.
  private func playAndKill(_ keys: String, _ grid: [String], in home: borrowing PlayersHome) throws
  {
    let board = try home.board()
    board.type(keys)
    try board.wait(forGrid: grid)
    board.send(SIGKILL)
    #expect(try board.exitStatus() == .signal(SIGKILL))
  }

  @Test func aKilledGameIsOfferedCompleteWithItsUndo() throws {
    let home = try PlayersHome()
    try playAndKill("519u", ["...", ".X.", "O.."], in: home)
    let board = try home.board(showing: Self.sign)
    #expect(board.grid == ["...", ".X.", "O.."])
    board.press(.enter)
    try board.wait(for: "X to move.")
    board.type("U")
    try board.wait(forGrid: ["..X", ".X.", "O.."])
    board.type("uuu")
    try board.wait(forGrid: ["...", "...", "..."])
    board.type("1")
    try board.wait(forGrid: ["...", "...", "X.."])
    // The game goes on where it was kept.
    #expect(home.documents == ["Autosave-1.data"])
  }

  @Test(arguments: [true, false])
  func whatAKilledWriterLeftIsGoneAfterTheNextGame(_ isPlain: Bool) throws {
    let home = try PlayersHome()
    let litter = ".writing-0123456789abcdef"
    try home.write("half", to: litter)
    if isPlain {
      _ = try home.plain("5\n")
    } else {
      let board = try home.board()
      try board.quit()
    }
    #expect(!home.documents.contains(litter))
  }

  @Test func theGameThatIsOfferedIsAmongTheSavedOnes() throws {
    let home = try PlayersHome()
    try playAndKill("51", ["...", ".X.", "O.."], in: home)
    let board = try home.board(showing: Self.sign)
    board.type("g")
    try board.wait(for: "> Autosave-1")
    try board.quit()
    let run = try home.plain("games\n")
    #expect(run.lines.last?.hasPrefix("Autosave-1: 3x3x3, 2 marks, X to move, ") == true)
  }

  @Test func whatWasLeftForAnotherGameCanStillBeResumed() throws {
    let home = try PlayersHome()
    _ = try home.plain("5\n1\n")
    let run = try home.plain("new\n9\nresume\nboard\nresume\nresume\n")
    #expect(run.lines.contains("Resumed the unfinished game."))
    #expect(run.lines.contains("2 . X .") && run.lines.contains("1 O . ."))
    // Each leaves the other for the next time.
    #expect(run.lines.filter { $0 == "Resumed the unfinished game." }.count == 3)
    #expect(home.documents == ["Autosave-1.data", "Autosave-2.data"])
    #expect(try home.plain("resume\nnew\n1\nquit\n", ["--board", "3x3"]).exit == .status(0))
  }

  @Test func aGameThatCouldNotBeKeptIsSaidAtTheEnd() throws {
    let home = try PlayersHome()
    let board = try home.board()
    _ = try home.shell("chmod 555 \"$HOME_FOLDER/Documents\"")
    board.type("5")
    try board.wait(for: "could not be kept")
    board.type("1")
    try board.wait(forGrid: ["...", ".X.", "O.."])
    board.type("q")
    #expect(try board.exitStatus() == .status(1))
    #expect(board.screen.contains { $0.hasPrefix("tictactoe: The game could not be kept: ") })
    let plain = try home.plain("5\n")
    #expect(plain.exit == .status(1) && plain.text.contains("The game could not be kept: "))
    _ = try home.shell("chmod 755 \"$HOME_FOLDER/Documents\"")
  }

  @Test func aNewGameLeavesTheOldOneInTheList() throws {
    let home = try PlayersHome()
    try playAndKill("51", ["...", ".X.", "O.."], in: home)
    let board = try home.board(showing: Self.sign)
    board.type("n")
    try board.wait(forGrid: ["...", "...", "..."])
    board.type("9")
    try board.wait(forGrid: ["..X", "...", "..."])
    #expect(home.documents == ["Autosave-1.data", "Autosave-2.data"])
    board.type("g")
    try board.wait(for: "> Autosave-1")
    board.press(.enter)
    try board.wait(forGrid: ["...", ".X.", "O.."])
  }

  @Test func twoProgramsNeverTakeEachOthersGame() throws {
    let home = try PlayersHome()
    let first = try home.board()
    first.type("5")
    try first.wait(forGrid: ["...", ".X.", "..."])
    let second = try home.board()
    #expect(second.grid == ["...", "...", "..."])
    second.type("1g")
    try second.wait(for: "There are no saved games.")
    #expect(home.documents == ["Autosave-1.data", "Autosave-2.data"])
    first.type("u7")
    try first.wait(forGrid: ["X..", "...", "..."])
    try second.quit()
    try first.quit()
    #expect(home.read("Autosave-1.data")?.contains(#""moves" : "a3""#) == true)
    #expect(home.read("Autosave-2.data")?.contains(#""moves" : "a1""#) == true)
  }

  @Test func anOfferIsHeldByWhoeverSawItFirst() throws {
    let home = try PlayersHome()
    try playAndKill("5", ["...", ".X.", "..."], in: home)
    let first = try home.board(showing: Self.sign)
    let second = try home.board(showing: "X to move.")
    try second.quit()
    try first.quit()
    _ = try home.board(showing: Self.sign)
  }

  @Test(arguments: [
    ("74859", ["History.sqlite"], "X to move."), ("5s", ["SavedGames.data"], "X to move."),
    // What was taken back can be made again, so it is kept.
    ("5u", ["Autosave-1.data"], sign), ("51s9u", ["Autosave-1.data", "SavedGames.data"], sign),
    ("51s9us", ["SavedGames.data", "SavedGames.earlier.data"], "X to move."),
  ])
  func onlyWhatIsUnfinishedAndUnsavedIsKept(
    _ keys: String, _ documents: [String], _ next: String
  ) throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type(keys + "q")
    #expect(try board.exitStatus() == .status(0))
    #expect(home.documents == documents)
    _ = try home.board(showing: next)
  }

  @Test func flagsThatDescribeAGameStartItAtOnce() throws {
    let home = try PlayersHome()
    try playAndKill("5", ["...", ".X.", "..."], in: home)
    let board = try home.board(["--board", "3x4"], showing: "X to move.")
    #expect(board.grid == ["...", "...", "...", "..."])
    try board.quit()
    _ = try home.board(showing: Self.sign)
  }

  @Test func inPlainModeToARestoredGameLeavesTheOneBeforeWhereItIsKept() throws {
    let home = try PlayersHome()
    _ = try home.plain("1\nsave\nnew\n5\nrestore\n9\n")
    #expect(home.read("Autosave-1.data")?.contains(#""moves" : "b2""#) == true)
    #expect(home.read("Autosave-2.data")?.contains(#""moves" : "a1 c3""#) == true)
  }

  @Test func plainModeSaysThatAGameIsKeptAndResumesIt() throws {
    let home = try PlayersHome()
    try playAndKill("51", ["...", ".X.", "O.."], in: home)
    let run = try home.plain("resume\n9\n")
    #expect(run.lines[1].hasPrefix("An unfinished game is kept from "))
    #expect(
      run.lines.suffix(4) == [
        "Resumed the unfinished game.", "X to move.", "X plays c3.", "O to move.",
      ])
    #expect(home.read("Autosave-1.data")?.contains(#""moves" : "b2 a1 c3""#) == true)
  }
}
