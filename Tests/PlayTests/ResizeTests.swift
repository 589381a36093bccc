import Testing

/// The window changing its size while the game is on the board.
@Suite struct ResizeTests {
  @Test func theBoardFollowsTheWindow() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("51")
    try board.wait(forGrid: ["...", ".X.", "O.."])
    board.resize(columns: 200, rows: 60)
    try board.wait(until: "the large board") { ($0.place(ofSquare: "b2")?.column ?? 0) > 80 }
    board.resize(columns: 12, rows: 4)
    try board.wait(for: "needs")
    #expect(board.grid.isEmpty)
    // Nobody should play on a board that cannot be seen. Keys are taken in turn: help comes after the move.
    board.type("9?")
    try board.wait(for: "Help")
    board.press(.escape)
    board.resize(columns: 20, rows: 8)
    try board.wait(forGrid: ["...", ".X.", "O.."])
    board.resize(columns: 60, rows: 12)
    try board.wait(until: "the board in its old place") { $0.cursorIsOn("a1") }
    #expect(board.grid == ["...", ".X.", "O.."])
  }

  @Test(arguments: [(1, 1), (2, 1), (20, 5), (79, 23), (500, 200)])
  func noSizeEndsTheGame(_ columns: Int, _ rows: Int) throws {
    let home = try PlayersHome()
    let board = try home.board()
    for (key, sign) in [("5", "O to move."), ("?", "Help"), ("?g", "Saved games")] {
      board.type(key)
      try board.wait(for: sign)
      board.resize(columns: columns, rows: rows)
      board.resize(columns: 60, rows: 12)
      try board.wait(for: sign)
    }
    board.press(.escape)
    try board.wait(forGrid: ["...", ".X.", "..."])
  }

  @Test func twoHundredSizesLeaveNoStrayCells() throws {
    let home = try PlayersHome()
    let board = try home.board(columns: 80, rows: 24)
    board.type("51")
    try board.wait(for: "X to move.")
    try board.wait(forCursorOn: "a1")
    let (screen, cursor) = (board.screen, board.cursor)
    for step in 0..<200 {
      board.resize(columns: 3 + step * 37 % 150, rows: 2 + step * 23 % 60)
    }
    board.resize(columns: 80, rows: 24)
    try board.wait(until: "what was there before:\n\(screen.joined(separator: "\n"))") {
      $0.screen == screen && $0.cursor == cursor
    }
  }
}
