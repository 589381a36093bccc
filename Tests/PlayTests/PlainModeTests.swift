import Testing

/// Plain mode by pipe: commands in, sentences out.
@Suite struct PlainModeTests {
  private static let beginning = """
    Tic-Tac-Toe, 3x3, 3 in a row.
    Type a square such as b2, or help.
    X to move.

    """

  @Test func aScriptIsAnsweredSentenceBySentence() throws {
    let home = try PlayersHome()
    let run = try home.plain("5\n1\nsave\nquit\n")
    let answers = """
      X plays b2.
      O to move.
      O plays a1.
      X to move.
      Saved SavedGames.

      """
    #expect(run.text == Self.beginning + answers)
    #expect(run.errorText.isEmpty)
    #expect(run.exit == .status(0))
    #expect(home.documents == ["SavedGames.data"])
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
  }

  @Test func everyCommandHasItsSentences() throws {
    let home = try PlayersHome()
    let run = try home.plain(
      "B2\n a1 \r\nUNDO\nredo\nsave monday\nnew\n7\nrestore monday\nundo\nundo\nundo\nresume\n")
    let answers = """
      X plays b2.
      O to move.
      O plays a1.
      X to move.
      O takes back a1.
      O to move.
      O plays a1.
      X to move.
      Saved monday.
      A new game.
      X to move.
      X plays a3.
      O to move.
      Restored monday.
      X to move.
      O takes back a1.
      O to move.
      X takes back b2.
      X to move.
      There is no move to take back.
      Resumed the unfinished game.
      O to move.

      """
    #expect(run.text == Self.beginning + answers)
    #expect(run.exit == .status(0))
  }

  @Test(arguments: [
    ("7\n4\n8\n5\n9\n", "X wins: a3 b3 c3."), ("7 \n8\n9\n5\n4\n6\n2\n1\n3\n", "Draw."),
  ])
  func theEndIsSaidAndNothingIsPlayedAfterIt(_ moves: String, _ end: String) throws {
    let home = try PlayersHome()
    let run = try home.plain(moves + "1\nboard\n")
    #expect(run.lines.filter { $0 == end }.count == 2)
    #expect(run.lines.filter { $0.hasPrefix("The game is over.") }.count == 1)
    #expect(run.exit == .status(0))
    #expect(home.documents == ["History.sqlite"])
  }

  @Test(arguments: [
    "z", "", "   ", "10", "-1", "0", "a0", "a4", "d1", "b2 b3", "5 5", "hints", "\0", "5\0",
    "saveas",
    "٣", "new game", "\u{feff}", "undo 3", ".", "99999999999999999999",
  ])
  func aWrongLineGetsASentenceAndTheGameGoesOn(_ line: String) throws {
    let home = try PlayersHome()
    let run = try home.plain("\(line)\n5\n")
    #expect(run.lines.count == 6)
    #expect(run.lines[3].hasSuffix("."))
    #expect(run.lines.suffix(2) == ["X plays b2.", "O to move."])
    #expect(run.exit == .status(0))
  }

  @Test func noLineIsTooLong() throws {
    let home = try PlayersHome()
    for part in ["x", "5", " ", "\0", "é", "save "] {
      let run = try home.plain(String(repeating: part, count: 1_000_000) + "\n5\n")
      #expect(run.lines.last == "O to move.")
      #expect(run.output.count < 10_000)
    }
  }

  @Test func bytesThatAreNoTextAreALineLikeAnother() throws {
    let home = try PlayersHome()
    let arguments = ["--plain", "--home", home.path]
    let run = try Program.run(
      command: Program.path, arguments, input: [0xff, 0xfe, 0x0a, 0xc3, 0x28, 0x0a, 0x35, 0x0a])
    #expect(run.lines.suffix(2) == ["X plays b2.", "O to move."])
    #expect(run.lines.count == 7)
  }

  @Test func theEndOfInputEndsTheGameAndTheLastLineNeedsNoNewline() throws {
    let home = try PlayersHome()
    #expect(try home.plain("").text == Self.beginning)
    let run = try home.plain("5")
    #expect(run.text == Self.beginning + "X plays b2.\nO to move.\n")
    #expect(run.exit == .status(0))
    #expect(home.documents == ["Autosave-1.data"])
  }

  @Test func withoutATerminalItIsPlainModeByItself() throws {
    let home = try PlayersHome()
    let piped = try home.run([], input: "5\nquit\n")
    #expect(piped.text == Self.beginning + "X plays b2.\nO to move.\n")
    let run = try home.shell(#"exec "$GAME" --home "$HOME_FOLDER" new-folder </dev/null"#)
    #expect(run.exit == .status(2))
    let empty = try home.shell(#"exec "$GAME" --home "$HOME_FOLDER" </dev/null"#)
    #expect(empty.exit == .status(0))
    #expect(empty.lines.last == "X to move.")
  }
}
