import Testing

/// Plain mode when the disk or the reader of its answers fails.
@Suite struct PlainFaultTests {
  @Test func aFailedRestoreIsExplainedAndTheGameGoesOn() throws {
    let home = try PlayersHome()
    try home.write("{ \"grid\": [\"XO.\", \"..\", \"...\"] }")
    let run = try home.plain("5\nrestore\nrestore monday\n1\n")
    #expect(run.text.contains("SavedGames.data:1:19: error: "))
    #expect(run.text.contains("[shape]"))
    #expect(run.text.contains("monday.data: error: there is no such file [file]"))
    #expect(run.lines.suffix(2) == ["O plays a1.", "X to move."])
    #expect(run.exit == .status(1))
  }

  @Test(arguments: [
    "save ../x", "save .hidden", "save Autosave-1", "save x.earlier", "save x.damaged-1",
    "save \(String(repeating: "x", count: 300))", "restore ../x", "restore /etc/passwd",
  ])
  func aNameThatCannotBeIsRefusedInWords(_ command: String) throws {
    let home = try PlayersHome()
    let run = try home.plain("5\n\(command)\n1\n")
    #expect(run.lines.suffix(2) == ["O plays a1.", "X to move."])
    #expect(
      run.lines[5].contains("cannot name a saved game") || run.lines[5].contains("choose another"))
    #expect(run.exit == .status(1))
    #expect(home.documents == ["Autosave-1.data"])
  }

  /// No file may grow beyond nothing: a full disk for everyone, root as well, without mounting one.
  @Test func aFullDiskIsReportedTheOldSaveIsIntactAndTheGameGoesOn() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved)
    let run = try home.shell(
      #"ulimit -f 0; printf '9\nsave\n7\nsave\n' | "$GAME" --plain --home "$HOME_FOLDER""#)
    #expect(run.exit == .status(1))
    #expect(run.lines.filter { $0.hasPrefix("The game could not be kept: ") }.count == 1)
    #expect(run.lines.filter { $0.hasPrefix("Not saved: ") }.count == 2)
    #expect(run.text.contains("\(home.path)/Documents"))
    #expect(run.text.contains("O plays a3."))
    #expect(!run.text.contains("Saved SavedGames"))
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
    #expect(home.documents == ["SavedGames.data"])
  }

  /// A read-only folder stops even root: the program keeps to the modes.
  @Test func aReadOnlyFolderIsNamed() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved)
    let run = try home.shell(
      """
      chmod 0555 "$HOME_FOLDER/Documents"
      printf '9\\nsave\\n7\\n' | "$GAME" --plain --home "$HOME_FOLDER"
      status=$?
      chmod 0755 "$HOME_FOLDER/Documents"
      exit $status
      """)
    #expect(run.exit == .status(1))
    #expect(run.text.contains("Not saved: "))
    #expect(run.text.contains("\(home.path)/Documents"))
    #expect(run.text.contains("read-only"))
    #expect(run.lines.last == "X to move.")
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
  }

  @Test func aReadOnlySaveIsNotWrittenOver() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved)
    let run = try home.shell(
      """
      chmod 0444 "$HOME_FOLDER/Documents/SavedGames.data"
      printf '9\\nsave\\n' | "$GAME" --plain --home "$HOME_FOLDER"
      """)
    #expect(run.exit == .status(1))
    #expect(run.text.contains("SavedGames.data"))
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
  }

  @Test(arguments: ["symbolic link", "folder", "FIFO"])
  func whatIsNoFileIsNotReplaced(_ kind: String) throws {
    let home = try PlayersHome()
    let save = #""$HOME_FOLDER/Documents/SavedGames.data""#
    let making =
      ["symbolic link": "ln -s /nonexistent", "folder": "mkdir", "FIFO": "mkfifo"][kind] ?? ""
    let run = try home.shell(
      """
      \(making) \(save)
      printf '9\\nsave\\nrestore\\n7\\n' | "$GAME" --plain --home "$HOME_FOLDER"
      status=$?
      [ -f \(save) ] && echo replaced
      exit $status
      """)
    #expect(run.exit == .status(1))
    #expect(run.text.contains("Not saved: "))
    #expect(!run.text.contains("replaced"))
    #expect(run.lines.last == "X to move.")
  }

  @Test(arguments: ["--help", "--version", "games", "where", "--plain", "show", "check x"])
  func answersThatNobodyTakesGiveStatusOne(_ command: String) throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved)
    let game = #""$GAME" --home "$HOME_FOLDER" \#(command)"#
    #expect(try home.shell("echo 5 | \(game) >/dev/full").exit == .status(1))
    #expect(try home.shell("echo 5 | \(game) >&-").exit == .status(1))
    // The reader closes the pipe before the program starts.
    let closed = try home.shell(
      """
      mkfifo "$FOLDER/start"
      { read start <"$FOLDER/start"; echo 5 | \(game); echo $? >"$FOLDER/status"; } | {
        exec <&-; echo >"$FOLDER/start"
      }
      cat "$FOLDER/status"
      """)
    #expect(closed.text == "1\n")
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
  }

  @Test func aProgramWithoutStandardFilesKeepsItsHandsOffTheSaves() throws {
    let home = try PlayersHome()
    // The hold on a game that is offered is a file too, and opened before anything is said.
    try home.write(BoardSavingTests.saved, to: "Autosave-1.data")
    let run = try home.shell(
      #"printf 'resume\n9\nsave\n' | "$GAME" --plain --home "$HOME_FOLDER" >&- 2>&-; echo $?"#)
    #expect(run.text == "1\n")
    #expect(home.documents == ["Autosave-1.data"])
    #expect(home.read("Autosave-1.data") == BoardSavingTests.saved)
    let unread = try home.shell(#"exec "$GAME" --plain --home "$HOME_FOLDER" <&-"#)
    #expect(unread.lines.last == "X to move.")
  }
}
