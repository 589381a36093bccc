import Testing

/// When colours are used, and that nothing depends on them.
@Suite struct ColorTests {
  @Test(arguments: [
    ([], ["TERM": "xterm-256color"], true),
    ([], ["NO_COLOR": "1"], false),
    ([], ["NO_COLOR": ""], true),
    (["--color", "never"], [:], false),
    (["--color=always"], ["NO_COLOR": "1"], true),
    (["--color", "auto"], ["NO_COLOR": "yes"], false),
    (["--color", "always"], ["TERM": "vt100"], false),
  ])
  func coloursAreUsedWhenWanted(
    _ flags: [String], _ variables: [String: String], _ expected: Bool
  ) throws {
    let home = try PlayersHome()
    let board = try home.board(flags, environment: variables)
    board.type("51")
    try board.wait(forGrid: ["...", ".X.", "O.."])
    #expect(board.hasColors == expected)
    let (x, o) = try (board.cell(onSquare: "b2"), board.cell(onSquare: "a1"))
    #expect((x.foreground != o.foreground) == expected)
    try board.quit()
  }

  @Test func theTerminalsOwnBackgroundIsKept() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("74859")
    try board.wait(for: "X won")
    let cells = board.allCells
    #expect(cells.allSatisfy { $0.background == .standard })
    #expect(cells.contains { $0.text == " " && $0.foreground == .standard && !$0.isReversed })
  }

  @Test func cursorLastMoveAndLineAreSeenWithoutColour() throws {
    let home = try PlayersHome()
    let board = try home.board(["--color", "never"])
    board.type("7485k")
    try board.wait(forGrid: ["XX.", "OO.", "..."])
    try board.wait(forCursorOn: "b3")
    #expect(board.place(of: "[O]") != nil)
    try #expect(board.cell(onSquare: "b3").isReversed)
    try #expect(!board.cell(onSquare: "a3").isReversed)
    board.type("9")
    try board.wait(for: "X won")
    for square in ["a3", "b3", "c3", "a2", "b2"] {
      try #expect(board.cell(onSquare: square).isReversed == square.hasSuffix("3"))
    }
  }
}

extension Terminal {
  fileprivate func cell(onSquare name: String) throws -> Cell {
    let place = try #require(self.place(ofSquare: name))
    return cell(row: place.row, column: place.column)
  }

  fileprivate var allCells: [Cell] {
    (0..<size.rows).flatMap { row in
      (0..<size.columns).map { cell(row: row, column: $0) }
    }
  }

  fileprivate var hasColors: Bool { allCells.contains { $0.foreground != .standard } }
}
