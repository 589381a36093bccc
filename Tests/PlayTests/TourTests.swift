import Testing

/// The main job from end to end, as a person does it.
@Suite struct TourTests {
  @Test func playSaveEditPlayOnBreakMend() throws {
    let home = try PlayersHome()
    let script = try home.plain("5\n1\nsave\nquit\n")
    #expect(script.lines.last == "Saved SavedGames.")
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)

    try home.edit(#""...""#, #""..X""#)
    let edited = try home.plain("3\nsave\n", ["restore"])
    #expect(edited.lines.first == "Restored SavedGames.")
    #expect(edited.text.contains("warning:") && edited.text.contains("[conflict]"))
    #expect(edited.lines.suffix(3) == ["O plays c1.", "X to move.", "Saved SavedGames."])
    #expect(edited.exit == .status(0))

    try home.edit(#"".X.","#, #"".X.""#)
    let broken = try home.run(["restore", "--plain"])
    let path = "\(home.path)/Documents/SavedGames.data"
    #expect(broken.exit == .status(1) && broken.text.isEmpty)
    let lines = broken.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("\(path):5:10: error: ") && lines[0].hasSuffix("[syntax]"))
    #expect(lines[1] == #"    ".X.""#)
    #expect(lines[2] == "         ^")
    #expect(lines[3].hasPrefix("help: "))

    try home.edit(#"".X.""#, #"".X.","#)
    #expect(try home.plain("board\n", ["restore"]).lines.contains("1 O . O"))
  }

  @Test(arguments: [(80, 24), (40, 12), (200, 60), (20, 8)])
  func aSittingOnTheBoardAtEverySize(_ columns: Int, _ rows: Int) throws {
    let home = try PlayersHome()
    let first = try home.board(showing: "a", columns: columns, rows: rows)
    try first.wait(forCursorOn: "b2")
    first.type("5")
    first.press(.left)
    first.press(.down)
    first.press(.enter)
    try first.wait(forCursorOn: "a1")
    try first.wait(for: "X to move.")
    first.type("s")
    try first.wait(for: "Saved")
    #expect(home.read("SavedGames.data") == BoardSavingTests.saved)
    try first.quit()

    let second = try home.board(showing: "a", columns: columns, rows: rows)
    second.type("9")
    try second.wait(for: "O to move.")
    second.type("r")
    try second.wait(for: "Restored")
    try second.click(onSquare: "c1")
    try second.wait(forCursorOn: "c1")
    second.resize(columns: 60, rows: 12)
    try second.wait(forGrid: ["...", ".X.", "O.X"])
    try second.quit()
    // Two games are in progress now: the one that was left for the restored one, and that one.
    #expect(home.documents == ["Autosave-1.data", "Autosave-2.data", "SavedGames.data"])
  }
}
