import FoundationEssentials
import Testing

/// Games that were played to their end are remembered, shown by `history` and on the board.
@Suite struct HistoryTests {
  private static let win = "7\n4\n8\n5\n9\n"

  @Test func aGamePlayedToItsEndIsInTheHistory() throws {
    let home = try PlayersHome()
    #expect(try home.run(["history"]).text == "No game has been played to its end yet.\n")
    #expect(home.documents.isEmpty)
    let run = try home.plain(Self.win, ["--x", "person:Ada"])
    #expect(run.exit == .status(0) && run.errorText.isEmpty)
    let history = try home.run(["history"])
    #expect(history.exit == .status(0) && history.errorText.isEmpty)
    let lines = history.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.dropFirst() == [
        "", "Player  Board  Won  Drawn  Lost", "person  3x3x3    0      0     1",
        "Ada     3x3x3    1      0     0", "",
      ])
    #expect(lines[0].hasPrefix("20") && lines[0].hasSuffix("  3x3x3  Ada (X), O  X won"))
    let modes = try home.shell(#"find "$HOME_FOLDER" -perm /077"#)
    #expect(modes.text == "")
  }

  @Test func theTimeIsThatOfThePlace() throws {
    let home = try PlayersHome()
    _ = try home.plain(Self.win)
    func time(_ zone: String) throws -> Substring? {
      try home.run(["history"], environment: ["TZ": zone]).text.split(separator: " ").dropFirst()
        .first
    }
    let (here, there) = (try time("UTC"), try time("XXX-5:30"))
    #expect(here != nil && here != there)
  }

  @Test func atStartupTheHistoryIsNotTouched() throws {
    let home = try PlayersHome()
    try home.write("rubbish", to: "History.sqlite")
    let run = try home.plain("5\n1\nsave\n")
    #expect(run.exit == .status(0) && run.lines.last == "Saved SavedGames.")
    #expect(home.read("History.sqlite") == "rubbish")
    let trace = try home.shell(
      """
      printf '5\\n' | strace -f -e trace=openat,open -o "$FOLDER/trace" "$GAME" --plain --home "$HOME_FOLDER" >&2
      grep -c History "$FOLDER/trace"
      """)
    #expect(trace.text == "0\n")
  }

  @Test func anEndTakenBackAndMadeAgainIsCountedOnceInTheSameSitting() throws {
    let home = try PlayersHome()
    _ = try home.plain(Self.win + "undo\nredo\nundo\n9\n")
    #expect(try games(home).count == 1)
    // Another end is another game, and so is a new one, however alike.
    _ = try home.plain(Self.win + "undo\n1\n9\nnew\n" + Self.win)
    #expect(try games(home).count == 3)
  }

  @Test(arguments: [["restore", "--plain"], ["--plain"]])
  func aGameRestoredAfterItsEndIsCountedOnce(_ arguments: [String]) throws {
    let home = try PlayersHome()
    _ = try home.plain("7\n4\n8\n5\nsave\n9\n")
    let way = arguments.contains("restore") ? "" : "restore\n"
    for again in ["9\n", "undo\n5\n9\n", "9\nsave\nundo\nredo\n", "undo\n9\n"] {
      let run = try home.run(arguments, input: way + again)
      #expect(run.lines.contains("X wins: a3 b3 c3."))
    }
    #expect(try games(home).count == 1)
    _ = try home.run(arguments, input: way + "undo\nundo\n1\n4\n9\n")
    #expect(try games(home).count == 2)
  }

  @Test func anUnfinishedGameGoneOnWithIsCountedOnce() throws {
    let home = try PlayersHome()
    _ = try home.plain(Self.win + "undo\n")
    let run = try home.plain("resume\n9\n")
    #expect(run.lines.last == "X wins: a3 b3 c3.")
    #expect(try games(home).count == 1)
  }

  @Test func rubbishIsSetAsideAndTheGameIsSaidToGoOn() throws {
    let home = try PlayersHome()
    try home.write("rubbish", to: "History.sqlite")
    let reading = try home.run(["history"])
    #expect(reading.exit == .status(1) && reading.text.isEmpty)
    #expect(reading.errorText.hasSuffix("History.sqlite is no SQLite database.\n"))
    let run = try home.plain(Self.win)
    #expect(run.exit == .status(0))
    #expect(run.text.contains("is set aside as History.damaged-1.sqlite; a new one is begun."))
    #expect(home.read("History.damaged-1.sqlite") == "rubbish")
    #expect(try games(home).count == 1)
  }

  @Test func whatCannotBeKeptIsSaidAndThePlayGoesOn() throws {
    let home = try PlayersHome()
    _ = try home.shell(#"mkdir "$HOME_FOLDER/Documents/History.sqlite""#)
    let run = try home.plain(Self.win + "new\n5\n")
    #expect(run.exit == .status(0))
    #expect(run.text.contains("The game was not added to the history: "))
    #expect(run.text.contains("History.sqlite: is a folder, not a regular file."))
    #expect(run.lines.suffix(2) == ["X plays b2.", "O to move."])
  }

  @Test func theScreenShowsBarsAndGoesBack() throws {
    let home = try PlayersHome()
    let board = try home.board(["--x", "person:Ada"], columns: 80, rows: 24)
    board.type("74859")
    try board.wait(for: "won with a3 b3 c3.")
    board.type("H")
    try board.wait(for: "Last games")
    try board.wait(for: "Ada     3x3x3    1      0     0  ████")
    try board.wait(for: "person  3x3x3    0      0     1  ░░░░")
    try board.wait(for: "Ada (X), O  X won")
    board.press(.escape)
    try board.wait(for: "won with a3 b3 c3.")
    try board.quit()
  }

  @Test func inASCIITheBarsAreSeenToo() throws {
    let home = try PlayersHome()
    _ = try home.plain(Self.win)
    let board = try home.board(["--ascii", "--color", "never"], columns: 80, rows: 24)
    board.type("H")
    try board.wait(for: "person (X)  3x3x3    1      0     0  ####")
    try board.wait(for: "person (O)  3x3x3    0      0     1  ....")
    try board.quit()
  }

  /// The lines of `history` that are about single games.
  private func games(_ home: borrowing PlayersHome) throws -> [String] {
    try home.run(["history"]).lines.filter { $0.hasPrefix("20") }
  }
}
