import Testing

/// What reaches the terminal: only what it can show, and nothing that could command it.
@Suite struct EncodingTests {
  private static let hostileName = #"\u001b[31mEvil\u0007\u202egnp\u0000\u009b1m"#
  private static let hostileSave = """
    { "grid": ["X..", ".O.", "..."], "names": { "X": "\(hostileName)", "O": "Zoë 漢" } }
    """

  @Test(arguments: [
    ["LC_ALL=C"], ["LANG=C"], ["LC_ALL=POSIX"], ["LANG=xx_YY.UTF-8"], ["LANG=en_US.ISO-8859-1"],
    ["LANG=\u{1b}[31m"], ["LC_CTYPE=C"], ["LANG=C.UTF-8", "--ascii"],
  ])
  func withoutUnicodeEveryCharacterIsASCII(_ words: [String]) throws {
    let home = try PlayersHome()
    try home.write(Self.hostileSave)
    let flags = words.filter { $0.hasPrefix("-") }
    let variables = words.filter { !$0.hasPrefix("-") }
    let board = try Terminal(
      command: "env",
      arguments: variables + [Program.path, "--home", home.path, "restore"] + flags)
    try board.wait(for: "to move")
    expectASCII(board)
    for (keys, sign) in [
      ("1?", "keypad"), ("\u{1b}g", "Saved games"), ("\u{1b}hkn", "A new game."),
    ] {
      board.type(keys)
      try board.wait(for: sign)
      expectASCII(board)
    }
    try home.write("{ “grid” }")
    board.type("r")
    try board.wait(for: "not restored")
    expectASCII(board)
    try board.quit()
  }

  private func expectASCII(_ board: Terminal, _ location: SourceLocation = #_sourceLocation) {
    let text = board.screen.joined(separator: "\n")
    #expect(text.allSatisfy { $0.isASCII }, sourceLocation: location)
  }

  @Test func unicodeIsDrawnWhereTheTerminalShowsIt() throws {
    let home = try PlayersHome()
    try home.write(Self.hostileSave)
    let board = try home.board(["restore"])
    #expect(board.place(of: "┼") != nil)
    #expect(board.place(of: "Zoë 漢") != nil)
  }

  @Test func aNameFromASaveNeverCommandsTheBoard() throws {
    let home = try PlayersHome()
    try home.write(Self.hostileSave)
    let board = try home.board(["restore"], columns: 100, rows: 24)
    try board.wait(for: "Evil")
    let title = try #require(board.place(of: "Evil"))
    #expect(board.cell(row: title.row, column: title.column).foreground == .standard)
    #expect(board.bells == 0)
    #expect(!board.screen.joined().unicodeScalars.contains { $0 == "\u{202e}" })
  }

  @Test(arguments: [
    ["restore", "--plain"], ["show"], ["show", "--svg"], ["games"], ["restore", "bad", "--plain"],
    ["check", "\u{1b}[31mx"], ["restore", "./\u{1b}[31mx"], ["restore", "\u{1b}[31mx"],
    ["\u{1b}[31mx"], ["--\u{1b}[31mx"], ["--color=\u{1b}[31mx"], ["--board", "\u{1b}[31mx"],
    ["--x", "person:\u{1b}[31mx", "--plain"], ["where"], ["show", "bad"],
  ])
  func nothingFromOutsideReachesThePipeRaw(_ arguments: [String]) throws {
    let home = try PlayersHome()
    try home.write(Self.hostileSave)
    try home.write(Self.hostileSave, to: "\u{1b}[31m\u{202e}.data")
    try home.write(#"{ "grid": ["\#u{1b}[31m"], "\#u{202e}": 1 }"#, to: "bad.data")
    let script = "\u{1b}[31m\u{202e}\nsave \u{1b}[31m\nrestore \u{1b}[31m\ngames\nboard\n"
    let run = try home.run(arguments, input: script)
    for text in [run.text, run.errorText] {
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(scalar != "\u{202e}" && scalar.properties.generalCategory != .control)
      }
    }
  }

  @Test func aNameIsOneLineEverywhere() throws {
    let home = try PlayersHome()
    try home.write(#"{ "grid": ["X.."] }"#, to: "a\nb.data")
    for arguments in [["games"], ["check", "a\nb"], ["show", "a\nb"], ["backup", "a\nb/c"]] {
      let run = try home.run(arguments)
      #expect(!run.text.contains("a\nb") && !run.errorText.contains("a\nb"))
      #expect(run.text.contains(#"a\u{A}b"#) || !run.text.contains("a"))
    }
    #expect(try home.run(["games"]).lines.count == 1)
  }

  @Test func ourOwnWordsAreSpeltInASCII() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n", ["--board", "4x4x3", "--misere"])
    let games = try home.run(["games"], environment: ["LC_ALL": "C"])
    #expect(games.text.hasPrefix("SavedGames: 4x4x3 misere, 1 mark, "))
    let picture = try home.run(["show", "--svg"], environment: ["LC_ALL": "C"])
    #expect(picture.text.contains("4×4, 3 in a row, misère") && picture.text.hasSuffix("</svg>\n"))
  }

  @Test func caretsStandUnderTheCulpritInASCIIToo() throws {
    let run = try Program.run(
      ["check", "-"], input: #"{"names":{"X":"漢é"},"grid":["○..",".O.","..x..."]}"#,
      environment: ["LC_ALL": "C"])
    let lines = run.lines
    let place = try #require(lines.firstIndex { $0.contains("o..") || $0.contains(#"\u{25CB}.."#) })
    let carets = lines[place + 1]
    let start = carets.prefix { $0 == " " }.count
    #expect(lines[place].dropFirst(start).hasPrefix(#"\u{25CB}"#), "\(run.text)")
    #expect(carets.count - start == 8)
  }

  @Test func inALocaleOfASCIIThePipeIsASCII() throws {
    let home = try PlayersHome()
    try home.write(Self.hostileSave)
    for arguments in [["restore", "--plain"], ["show"], ["games"], ["--help"], ["Zoë"]] {
      let run = try home.run(arguments, input: "é\n", environment: ["LC_ALL": "C"])
      #expect((run.output + run.errors).allSatisfy { $0 < 0x80 })
    }
  }
}
