import Testing

/// Playing on the board with every kind of key and with the mouse.
@Suite struct BoardPlayTests {
  @Test func arrowsLettersDigitsAndClicksPlayWhereTheyPoint() throws {
    let home = try PlayersHome()
    let board = try home.board()
    try board.wait(forCursorOn: "b2")
    board.type("7")
    try board.wait(forGrid: ["X..", "...", "..."])
    try board.wait(forCursorOn: "a3")
    board.press(.right)
    board.press(.down)
    board.type(" ")
    try board.wait(forGrid: ["X..", ".O.", "..."])
    board.type("hj")
    board.press(.enter)
    try board.wait(forGrid: ["X..", ".O.", "X.."])
    board.type("llk")
    board.type("\n")
    try board.wait(forGrid: ["X..", ".OO", "X.."])
    try board.click(onSquare: "b3")
    try board.wait(forGrid: ["XX.", ".OO", "X.."])
    try board.wait(forCursorOn: "b3")
    try board.wait(for: "O to move.")
    #expect(board.showsAlternateScreen && board.hearsMouse)
    try board.quit()
  }

  @Test func theCursorStopsAtTheEdges() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("hhhhkkkk")
    try board.wait(forCursorOn: "a3")
    for _ in 0..<5 {
      board.press(.right)
      board.press(.down)
    }
    try board.wait(forCursorOn: "c1")
  }

  @Test func aTakenSquareIsRefusedInWords() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("55")
    try board.wait(for: "b2 is taken.")
    try board.wait(forGrid: ["...", ".X.", "..."])
  }

  @Test func aFinishedGameTakesNoMoveByKeyDigitOrClick() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("74859")
    try board.wait(for: "X won with a3 b3 c3.")
    let corner = try #require(board.place(ofSquare: "c1"))
    board.type("1")
    board.press(.down)
    board.press(.enter)
    board.click(column: corner.column, row: corner.row)
    // Keys are taken in turn, so the save comes after whatever those did.
    board.type("s")
    try board.wait(for: "Saved SavedGames.")
    #expect(board.grid == ["XXX", "OO.", "..."])
    #expect(home.read("SavedGames.data")?.contains(#""moves" : "a3 a2 b3 b2 c3""#) == true)
    board.type("1")
    try board.wait(for: "over")
    board.type("n")
    try board.wait(forGrid: ["...", "...", "..."])
    try board.wait(for: "X to move.")
  }

  @Test func movesAreTakenBackAndMadeAgain() throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("512u")
    try board.wait(forGrid: ["...", ".X.", "O.."])
    board.type("uu")
    try board.wait(forGrid: ["...", "...", "..."])
    board.type("u")
    try board.wait(for: "There is no move to take back.")
    board.type("UUU")
    try board.wait(forGrid: ["...", ".X.", "OX."])
    board.type("U")
    try board.wait(for: "There is no move to make again.")
  }

  @Test(arguments: ["?", "\u{1b}", "\u{7f}"])
  func helpOpensAndClosesOverTheGame(_ closing: String) throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("5?")
    try board.wait(until: "help in place of the board") {
      $0.place(of: "Help") != nil && $0.grid.isEmpty
    }
    board.type(closing)
    try board.wait(forGrid: ["...", ".X.", "..."])
  }

  @Test func aLargerMisereGameWithNamesIsPlayedByFlags() throws {
    let home = try PlayersHome()
    let flags = ["play", "--board", "4x3x3", "--misere", "--first", "O", "--x", "person:Ada"]
    let board = try home.board(flags)
    try board.wait(for: "O to move.")
    board.type("h\n")
    try board.wait(forGrid: ["....", ".O..", "...."])
    try board.wait(for: "Ada (X) to move.")
  }

  /// Each burst arrives in one piece; curses must not wait for more before the board is drawn.
  @Test func clicksThatArriveTogetherAreAllPlayedAndShownAtOnce() throws {
    let home = try PlayersHome()
    let board = try home.board()
    let squares = try ["a1", "b1", "c3"].map { try #require(board.place(ofSquare: $0)) }
    let clicks = squares.map { place in
      let place = "\(place.column + 1);\(place.row + 1)"
      return "\u{1b}[<0;\(place)M\u{1b}[<0;\(place)m"
    }
    board.type(clicks[0])
    try board.wait(forGrid: ["...", "...", "X.."])
    board.type(clicks[1] + clicks[2])
    try board.wait(forGrid: ["..X", "...", "XO."])
    try board.wait(forCursorOn: "c3")
    // The wheel, the right button, and a button that is let go of without having been pressed.
    for event in ["64;9;9M", "2;9;9M", "2;9;9m", "0;9;9m", "35;9;9M"] {
      board.type("u\u{1b}[<\(event)")
      try board.wait(forGrid: ["...", "...", "XO."])
      board.type("U\u{1b}[<\(event)")
      try board.wait(forGrid: ["..X", "...", "XO."])
    }
  }
}
