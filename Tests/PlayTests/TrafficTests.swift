import Testing

/// How much the program writes: a slow line should not be flooded.
@Suite struct TrafficTests {
  @Test func aCursorMoveIsAFewBytesAndAnIdleKeyNone() throws {
    let home = try PlayersHome()
    let board = try home.board(columns: 80, rows: 24)
    try board.wait(until: "the keys") { $0.screen.last?.contains("q quit") == true }
    board.type("h")
    try board.wait(forCursorOn: "a2")
    let before = board.bytesWritten
    for square in ["b2", "c2", "b2", "a2"] + ["b2", "c2", "b2", "a2"] {
      board.type(board.cursor.column < (board.place(ofSquare: square)?.column ?? 0) ? "l" : "h")
      try board.wait(forCursorOn: square)
    }
    #expect(board.bytesWritten - before <= 8 * 60)

    // What is written for a hundred keys at the edge comes before what is written for the one that moves.
    let idle = board.bytesWritten
    board.type(String(repeating: "h", count: 100) + "l")
    try board.wait(forCursorOn: "b2")
    #expect(board.bytesWritten - idle <= 60)
  }
}
