import Testing

/// Keys as terminals send them.
@Suite struct KeyTests {
  @Test(arguments: ["xterm-256color", "linux", "screen", "vt100"])
  func arrowsMoveInEveryEncoding(_ type: String) throws {
    let home = try PlayersHome()
    let board = try home.board(environment: ["TERM": type])
    let encodings = ["\u{1b}O", "\u{1b}[", "\u{1b}[1;5", "\u{1b}[1;2"]
    for start in encodings {
      for (letter, square) in [("A", "b3"), ("C", "c3"), ("B", "c2"), ("D", "b2")] {
        board.type(start + letter)
        try board.wait(forCursorOn: square)
      }
    }
    #expect(board.grid == ["...", "...", "..."])
    try board.quit()
  }

  @Test func aLoneEscapeIsAnsweredAtOnce() throws {
    let home = try PlayersHome()
    let board = try home.board()
    let quickest = try (0..<5).map { _ in
      board.type("?")
      try board.wait(until: "help") { $0.place(of: "Help") != nil && $0.grid.isEmpty }
      let start = ContinuousClock.now
      board.press(.escape)
      try board.wait(forGrid: ["...", "...", "..."])
      return ContinuousClock.now - start
    }.min()
    // Curses' own delay is a second; a busy machine slows down some of the five, hardly all.
    #expect((quickest ?? .zero) < .milliseconds(500))
  }

  @Test func aSlowLineMayAskForALongerEscape() throws {
    let home = try PlayersHome()
    let board = try home.board(environment: ["ESCDELAY": "8000"])
    board.type("?")
    try board.wait(for: "Help")
    board.press(.escape)
    board.type("[A")
    board.type("?")
    try board.wait(forCursorOn: "b2")
    // The arrow scrolled the help; had it been an Escape, the question mark would have opened it again.
    #expect(board.grid == ["...", "...", "..."])
  }

  @Test func controlSDoesNotStopTheOutput() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.press(.control("s"))
    board.type("5")
    try board.wait(forGrid: ["...", ".X.", "..."])
  }

  @Test func whatIsNoKeyDoesNothing() throws {
    let home = try PlayersHome()
    let board = try home.board()
    // Unknown keys, a paste's brackets, a report, NUL, what is no ASCII, bytes that are no UTF-8, the wheel.
    let sequences = ["99~", "200~", "201~", "1;1R", "?1;2c", "<0;5;3M", "25^", "Z"]
    for bytes in sequences.map({ "\u{1b}[\($0)" }) + [
      "\u{1b}O5", "\u{1b}OQ", "\0", "\u{1}", "漢", "👩‍👩‍👧", "\u{301}",
    ] {
      board.type(bytes)
    }
    board.type([0xc3, 0x28, 0xff, 0xfe] as [UInt8])
    board.scroll(up: true, column: 30, row: 4)
    board.press(.function(5))
    board.type("\u{1b}")
    try board.wait(forCursorOn: "b2")
    board.type("5")
    try board.wait(forGrid: ["...", ".X.", "..."])
    try board.quit()
  }

  @Test func fiftySavesAsFastAsKeysCome() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("5" + String(repeating: "s", count: 50) + "1")
    try board.wait(forGrid: ["...", ".X.", "O.."])
    #expect(home.documents == ["Autosave-1.data", "SavedGames.data"])
    #expect(home.read("SavedGames.data")?.contains(#""moves" : "b2""#) == true)
  }
}
