import Testing

/// Saving, restoring and loading edited saves on the board.
@Suite struct BoardSavingTests {
  static let saved = """
    {
      "first" : "X",
      "grid" : [
        "...",
        ".X.",
        "O.."
      ],
      "inARow" : 3,
      "misere" : false,
      "moves" : "b2 a1",
      "names" : {
        "O" : "",
        "X" : ""
      },
      "players" : {
        "O" : "person",
        "X" : "person"
      },
      "state" : "active",
      "toMove" : "X",
      "undone" : "",
      "version" : 1
    }

    """

  private static let grid = ["...", ".X.", "O.."]

  @Test func aSavedGameHasTheDocumentedBytesAndIsRestoredByKeyAndByCommand() throws {
    let home = try PlayersHome()
    let first = try home.board()
    first.type("51s")
    try first.wait(for: "Saved SavedGames.")
    #expect(home.read("SavedGames.data") == Self.saved)
    try first.quit()

    let second = try home.board()
    #expect(second.grid == ["...", "...", "..."])
    second.type("r")
    try second.wait(for: "Restored SavedGames.")
    #expect(second.grid == Self.grid)
    try second.quit()

    let third = try home.board(["restore"])
    #expect(third.grid == Self.grid)
    third.type("u")
    try third.wait(forGrid: ["...", ".X.", "..."])
    #expect(home.read("SavedGames.data") == Self.saved)
  }

  @Test func aSaveEditedInOnePlaceIsPlayedOnFrom() throws {
    let home = try PlayersHome()
    try home.write(Self.saved)
    try home.edit(#""...""#, #""X..""#)
    let board = try home.board()
    board.type("r")
    try board.wait(forGrid: ["X..", ".X.", "O.."])
    try board.wait(for: "Warning:")
    board.type("3")
    try board.wait(forGrid: ["X..", ".X.", "O.O"])
    try board.wait(for: "X to move.")
  }

  @Test func aBrokenSaveIsExplainedOverTheUntouchedGameAndLoadsWhenMended() throws {
    let home = try PlayersHome()
    try home.write(Self.saved)
    try home.edit(#""first" : "X","#, #""first" : "X""#)
    let board = try home.board(columns: 80, rows: 24)
    board.type("9")
    try board.wait(for: "O to move.")
    board.type("r")
    try board.wait(for: "SavedGames.data:2:16: error:")
    try board.wait(for: #""first" : "X""#)
    try board.wait(for: "help:")
    try board.wait(for: "The game on the board is as it was.")
    board.press(.escape)
    try board.wait(for: "O to move.")
    try home.edit(#""first" : "X""#, #""first" : "X","#)
    board.type("r")
    try board.wait(for: "Restored SavedGames.")
    board.resize(columns: 60, rows: 12)
    try board.wait(forGrid: Self.grid)
  }

  @Test func theGameBehindAFailedRestoreGoesOn() throws {
    let home = try PlayersHome()
    try home.write("rubbish")
    let board = try home.board()
    board.type("9r")
    try board.wait(for: "not restored")
    board.press(.escape)
    try board.wait(forGrid: ["..X", "...", "..."])
    board.type("1uu")
    try board.wait(forGrid: ["...", "...", "..."])
    #expect(home.read("SavedGames.data") == "rubbish")
  }

  @Test func theListOpensAGame() throws {
    let home = try PlayersHome()
    try home.write(Self.saved)
    try home.write(#"{ "grid": ["XO.", ".X.", "..."] }"#, to: "monday.data")
    _ = try home.shell(#"touch -d 2026-01-01 "$HOME_FOLDER/Documents/monday.data""#)
    let board = try home.board()
    board.type("g")
    try board.wait(for: "> SavedGames")
    try board.wait(for: "  monday")
    board.press(.down)
    try board.wait(for: "> monday")
    board.press(.enter)
    try board.wait(for: "Restored monday.")
    try board.wait(forGrid: ["XO.", ".X.", "..."])
  }

  @Test func aGridAloneIsASave() throws {
    let home = try PlayersHome()
    try home.write(#"{ "grid": ["XO.", ".X.", "..."] }"#)
    let board = try home.board(["restore"])
    #expect(board.grid == ["XO.", ".X.", "..."])
    try board.wait(for: "O to move.")
    board.type("3")
    try board.wait(forGrid: ["XO.", ".X.", "..O"])
  }

  @Test func takingBackWorksAcrossSaveAndRestore() throws {
    let home = try PlayersHome()
    let first = try home.board()
    first.type("51937uus")
    try first.wait(for: "Saved")
    try first.quit()
    let second = try home.board(["restore"])
    try second.wait(forGrid: ["..X", ".X.", "O.."])
    second.type("UU")
    try second.wait(forGrid: ["X.X", ".X.", "O.O"])
    second.type("uuuuu")
    try second.wait(forGrid: ["...", "...", "..."])
  }
}
