import FoundationEssentials
import Testing

/// Nobody takes the home away from under a game that is being played.
@Suite struct InUseTests {
  /// Tries both commands, which must change nothing.
  private func expectRefusals(_ home: borrowing PlayersHome) throws {
    let before = home.documents
    for command in [["recover", "\(home.folder.path)/copy"], ["uninstall", "--yes"]] {
      let run = try home.run(command)
      #expect(run.exit == .status(1) && run.text.isEmpty)
      let words = "/home is in use by another program; quit that first."
      #expect(run.errorText.hasPrefix("tictactoe: /") && run.errorText.contains(words))
    }
    #expect(home.documents == before)
  }

  @Test func aGameOnTheBoardKeepsItsHome() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    _ = try home.run(["backup", "\(home.folder.path)/copy"])
    let board = try home.board(["--board", "3x3"])
    board.type("5")
    try board.wait(for: "O to move")
    try expectRefusals(home)
    board.type("s")
    try board.wait(for: "Saved SavedGames.")
    try board.quit()
    #expect(try home.run(["recover", "\(home.folder.path)/copy"]).exit == .status(0))
  }

  @Test func aGameInPlainModeKeepsItsHome() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    let run = try home.shell(
      """
      cd "$FOLDER" && "$GAME" backup copy --home home >/dev/null && mkfifo in out
      "$GAME" --plain --board 3x3 --home home <in >out & exec 3>in 4<out
      echo b2 >&3
      while read -r line <&4 && [ "$line" != "O to move." ]; do :; done
      "$GAME" recover copy --home home; echo "status $?"
      "$GAME" uninstall --yes --home home; echo "status $?"
      echo a1 >&3; echo save >&3; exec 3>&-
      cat <&4; wait; "$GAME" uninstall --yes --home home
      """)
    #expect(run.lines[..<2] == ["status 1", "status 1"])
    #expect(run.lines.contains("Saved SavedGames.") && run.text.contains("Removed "))
    let refusals = run.errorText.split(separator: "\n").filter {
      $0.hasSuffix("/home is in use by another program; quit that first.")
    }
    #expect(refusals.count == 2)
  }

  @Test func noGameBeginsInAHomeThatIsBeingReplaced() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      "echo b2 | flock \"$HOME_FOLDER\" \"$GAME\" --plain --home \"$HOME_FOLDER\"; echo \"status $?\""
    )
    #expect(run.lines == ["status 1"])
    #expect(run.errorText.contains("is being recovered or removed by another program; try again"))
    #expect(home.documents.isEmpty)
  }
}
