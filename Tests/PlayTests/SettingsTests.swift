import FoundationEssentials
import Testing

/// What was asked for last comes again.
@Suite struct SettingsTests {
  private static let file = "Library/Preferences/tictactoe.plist"

  private func put(_ text: String, in home: borrowing PlayersHome) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(home.path)/\(Self.file)"))
  }

  @Test func aNewGameHasTheLastBoardAndPlayers() throws {
    let home = try PlayersHome()
    _ = try home.plain("", ["--board", "4x3x3", "--misere", "--first", "o"])
    _ = try home.plain("", ["--o", "person:Zoé"])
    let again = ["Tic-Tac-Toe, 4x3, 3 in a row, misere, O first.", "O is Zoé."]
    for _ in 0..<2 { #expect(try Array(home.plain("").lines[0...1]) == again) }
    let board = try home.board(showing: "Zoé")
    try board.quit()
  }

  @Test func flagsWinAndAreTheLastOnesThen() throws {
    let home = try PlayersHome()
    _ = try home.plain("", ["--board", "4x3x3", "--misere", "--o", "easy"])
    #expect(
      try Array(home.plain("", ["--board", "3x3"]).lines[0...1])
        == ["Tic-Tac-Toe, 3x3, 3 in a row.", "O is easy."])
    _ = try home.plain("", ["--x", "person"])
    #expect(try home.plain("").lines.prefix(2).last?.hasPrefix("Type a square") == true)
  }

  @Test func withoutFlagsNothingIsWritten() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    _ = try home.plain("", ["restore"])
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/\(Self.file)"))
  }

  @Test func aDamagedFileIsSetAsideAndSaid() throws {
    let home = try PlayersHome()
    try put("rubbish", in: home)
    let run = try home.plain("b2\n")
    #expect(run.exit == .status(0) && run.lines.contains("X plays b2."))
    #expect(run.errorText.hasSuffix("It is set aside as tictactoe.damaged-1.plist.\n"))
    let kept = "\(home.path)/Library/Preferences/tictactoe.damaged-1.plist"
    #expect(FileManager.default.contents(atPath: kept) == Data("rubbish".utf8))
    #expect(try home.plain("").errorText.isEmpty)
  }

  @Test func onTheBoardItIsSaidThere() throws {
    let home = try PlayersHome()
    try put("rubbish", in: home)
    let board = try home.board(showing: "It is set aside as", columns: 80, rows: 24)
    try board.wait(for: "tictactoe.damaged-1.plist")
    board.type("5")
    try board.wait(for: "O to move.")
    try board.quit()
  }

  @Test func aWordThatMeansNothingIsSaidAndLeftAsItIs() throws {
    let home = try PlayersHome()
    let text = """
      <plist version="1.0"><dict><key>board</key><string>9x9</string></dict></plist>
      """
    try put(text, in: home)
    for _ in 0..<2 {
      let run = try home.plain("")
      #expect(run.lines.first == "Tic-Tac-Toe, 3x3, 3 in a row.")
      #expect(
        run.errorText.hasPrefix(
          "tictactoe: The settings are not in use: a board of 9x9 is not possible"))
    }
    #expect(FileManager.default.contents(atPath: "\(home.path)/\(Self.file)") == Data(text.utf8))
  }

  @Test func aNameWithControlCharactersIsRememberedWithoutThem() throws {
    let home = try PlayersHome()
    let run = try home.plain("", ["--x", "person:\u{1b}a\u{7}b"])
    #expect(run.errorText.isEmpty)
    #expect(try home.plain("").lines[1] == "X is ab.")
  }
}
