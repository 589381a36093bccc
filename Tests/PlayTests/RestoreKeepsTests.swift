import Glibc
import Testing

/// Restoring never changes the save, however it turns out and however the program ends.
@Suite struct RestoreKeepsTests {
  private static let damaged = "{ \"grid\": [\"XO.\", \0"

  @Test(arguments: EndingTests.Ending.allCases)
  func aDamagedSaveIsLeftAsItIs(_ ending: EndingTests.Ending) throws {
    let home = try PlayersHome()
    try home.write(Self.damaged)
    let board = try home.board()
    board.type("5r")
    try board.wait(for: "not restored")
    board.press(.escape)
    try board.wait(forGrid: ["...", ".X.", "..."])
    board.type("1r")
    try board.wait(for: "not restored")
    ending.end(board)
    #expect(try board.exitStatus() == ending.exit)
    #expect(home.read("SavedGames.data") == Self.damaged)
    #expect(home.documents == ["Autosave-1.data", "SavedGames.data"])
  }

  @Test(arguments: EndingTests.Ending.allCases)
  func aRestoredSaveIsStillThere(_ ending: EndingTests.Ending) throws {
    let home = try PlayersHome()
    let edited = #"{ 'grid': ["XO.", ".X.", "...",], } // by hand"#
    try home.write(edited)
    for _ in 0..<2 {
      let board = try home.board(["restore"])
      #expect(board.grid == ["XO.", ".X.", "..."])
      board.type("1")
      try board.wait(forGrid: ["XO.", ".X.", "O.."])
      ending.end(board)
      #expect(try board.exitStatus() == ending.exit)
      #expect(home.read("SavedGames.data") == edited)
    }
  }

  @Test func aKilledProgramTookNothing() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved)
    for _ in 0..<3 {
      let board = try home.board(["restore"])
      #expect(board.grid == ["...", ".X.", "O.."])
      board.send(SIGKILL)
      #expect(try board.exitStatus() == .signal(SIGKILL))
    }
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
    #expect(home.documents == ["SavedGames.data"])
  }

  @Test(arguments: [(#"{ "grid": ["X..", "...", "..."] }"#, 0), ("rubbish", 1)])
  func aFileFromOutsideIsReadByWayOfTheInboxAndLeftAlone(_ text: String, _ status: Int) throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      printf '%s' '\(text)' >"$FOLDER/letter.txt"; chmod 0444 "$FOLDER/letter.txt"
      echo 5 | "$GAME" restore "$FOLDER/letter.txt" --plain --home "$HOME_FOLDER"; echo $?
      cat "$FOLDER/letter.txt"; ls -A "$HOME_FOLDER/Documents/Inbox" "$HOME_FOLDER/tmp"
      """)
    #expect(run.text.contains("\(status)\n\(text)"))
    #expect(run.text.contains("O plays b2.") == (status == 0))
    #expect(run.text.contains("/Inbox:\n\n"))
  }

  @Test func aNewerSaveIsRefusedAndUntouched() throws {
    let home = try PlayersHome()
    let newer = #"{ "grid": ["X..", "...", "..."], "version": 999 }"#
    try home.write(newer)
    let run = try home.plain("restore\n5\nsave\n")
    #expect(run.text.contains("[version]"))
    #expect(run.exit == .status(1))
    // The save makes room for ours and keeps it whole.
    let kept = try #require(home.documents.first { $0.hasPrefix("SavedGames (") })
    #expect(home.read(kept) == newer)
  }
}
