import Testing

extension Terminal {
  /// Where the middle of a square such as `b2` is drawn.
  func place(ofSquare name: String) -> (row: Int, column: Int)? {
    guard let letter = name.first, let number = name.last,
      let letters = screen.first(where: { letters(in: $0) != nil }),
      let column = letters.firstIndex(of: letter)
    else { return nil }
    let row = screen.firstIndex { $0.drop { $0 == " " }.starts(with: "\(number) ") }
    return row.map { ($0, letters.distance(from: letters.startIndex, to: column)) }
  }

  /// The grid as a save has it, from a board on which every square is one letter; empty without a board.
  var grid: [String] {
    guard let letters = screen.lazy.compactMap(letters(in:)).first else { return [] }
    let rows = (1...8).prefix { place(ofSquare: "a\($0)") != nil }
    return rows.reversed().map { row in
      letters.map { letter in
        guard let place = place(ofSquare: "\(letter)\(row)") else { return "?" }
        let text = cell(row: place.row, column: place.column).text
        return ["", " ", "·"].contains(text) ? "." : text
      }.joined()
    }
  }

  /// Waits until the board shows these marks.
  func wait(
    forGrid expected: [String], file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try wait(until: "the grid \(expected)", file: file, line: line) { $0.grid == expected }
  }

  /// Waits until the cursor stands on a square, visibly.
  func wait(
    forCursorOn square: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try wait(until: "the cursor on \(square)", file: file, line: line) { $0.cursorIsOn(square) }
  }

  func cursorIsOn(_ square: String) -> Bool {
    guard let place = place(ofSquare: square) else { return false }
    return cursor == .init(row: place.row, column: place.column, isVisible: true)
  }

  /// Clicks on a square.
  func click(onSquare name: String) throws {
    let place = try #require(self.place(ofSquare: name))
    click(column: place.column, row: place.row)
  }

  /// Presses `q` and waits for the program's end.
  func quit(file: StaticString = #fileID, line: UInt = #line) throws {
    type("q")
    let exit = try exitStatus(file: file, line: line)
    #expect(exit == .status(0))
  }

  /// Whether the terminal is as the shell needs it: the program's screen, mouse and hidden cursor are gone.
  var isGivenBack: Bool { !showsAlternateScreen && !hearsMouse && cursor.isVisible }

  /// How a terminal treats input and output before any program has changed it.
  static var freshModes: Modes {
    get throws { try Terminal(command: "cat").modes }
  }

  private func letters(in row: String) -> [Character]? {
    let letters = row.filter { $0 != " " }
    return !letters.isEmpty && "abcdefgh".hasPrefix(letters) ? Array(letters) : nil
  }
}
