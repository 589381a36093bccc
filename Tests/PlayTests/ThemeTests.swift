import FoundationEssentials
import Testing

/// What X and O look like, and where that comes from.
@Suite struct ThemeTests {
  /// In a window where the second smallest picture fits.
  private func board(
    _ home: borrowing PlayersHome, _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Terminal {
    let board = try home.board(
      ["--board", "3x3"] + arguments, environment: environment, columns: 60, rows: 18)
    board.type("5")
    try board.wait(for: "O to move")
    return board
  }

  private static let middles = [
    "block": "▄▀ ▀▄", "dots": " ⣹⣿⣏ ", "shade": "▓   ▓", "strokes": "/   \\", "plain": "X   X",
  ]

  @Test(arguments: middles)
  func everyThemeCanBeAskedFor(_ name: String, _ middle: String) throws {
    let home = try PlayersHome()
    let board = try board(home, ["--theme", name])
    try board.wait(for: middle)
    try board.quit()
  }

  @Test func theKeyChangesItForTheNextStartTooAndAFlagForOne() throws {
    let home = try PlayersHome()
    let board = try board(home)
    try board.wait(for: "▄▀ ▀▄")
    board.type("t")
    try board.wait(for: "The theme is dots.")
    try board.wait(for: " ⣹⣿⣏ ")
    try board.quit()
    for (arguments, middle) in [(["--theme", "shade"], "▓   ▓"), ([], " ⣹⣿⣏ ")] {
      let next = try self.board(home, arguments)
      try next.wait(for: middle)
      try next.quit()
    }
  }

  @Test func afterTheLastOneComesTheFirst() throws {
    let home = try PlayersHome()
    let board = try board(home)
    for name in ["dots", "shade", "strokes", "plain", "block"] {
      board.type("t")
      try board.wait(for: "The theme is \(name).")
    }
    try board.quit()
  }

  @Test func anASCIITerminalIsOfferedOnlyWhatItCanShow() throws {
    let home = try PlayersHome()
    let board = try board(home, ["--ascii"])
    try board.wait(for: "X   X")
    for name in ["strokes", "plain", "strokes"] {
      board.type("t")
      try board.wait(for: "The theme is \(name).")
    }
    try board.wait(for: "/   \\")
    try board.quit()
  }

  @Test(arguments: ["/nonexistent", "/etc/passwd"])
  func withoutItsBundleTheGameIsPlain(_ bundle: String) throws {
    let home = try PlayersHome()
    let variables = ["TICTACTOE_BUNDLE": bundle]
    let board = try board(home, environment: variables)
    try board.wait(for: "X   X")
    board.type("t")
    try board.wait(for: "The theme is plain.")
    try board.quit()
    let places = try home.run(["where"], environment: variables)
    #expect(places.lines.contains("bundle: none") && places.errorText == "")
    let refused = try home.run(["--theme", "block"], environment: variables)
    #expect(refused.exit == .status(2))
    let words = "tictactoe: there is no theme \"block\"; the only one is plain."
    #expect(refused.errorText.hasPrefix(words))
  }

  @Test func anUnknownThemeIsWrongUsageInEveryCommand() throws {
    let home = try PlayersHome()
    for command in [[], ["games"], ["check", "x"], ["--plain"]] {
      let run = try home.run(command + ["--theme", "../block"])
      #expect(run.exit == .status(2))
      #expect(
        run.errorText.hasPrefix(
          "tictactoe: there is no theme \"../block\"; there are block, dots, shade, strokes, plain."
        ))
    }
  }

  @Test func aDamagedThemeIsSaidAndPassedOver() throws {
    let home = try PlayersHome()
    let bundle = "\(home.folder.path)/bundle"
    try FileManager.default.createDirectory(
      atPath: bundle + "/themes", withIntermediateDirectories: true)
    let sound = "[2x2]\n@@  oo\n@@  oo\n"
    for (name, text) in [("block", "x = pink\n"), ("neat", sound), ("odd", "[2x2]\n")] {
      try Data(text.utf8).write(to: URL(filePath: "\(bundle)/themes/\(name).theme"))
    }
    let board = try board(home, environment: ["TICTACTOE_BUNDLE": bundle])
    try board.wait(for: "X   X")
    board.type("t")
    try board.wait(for: "1: \"pink\" is none of the colours.")
    try board.wait(for: "@@")
    try board.quit()
  }

  /// As `make install` lays it out.
  @Test func anInstalledProgramFindsItsBundleUnderShare() throws {
    let home = try PlayersHome()
    let script = """
      set -e
      mkdir -p "$FOLDER/usr/bin" "$FOLDER/usr/share/tictactoe"
      cp "$GAME" "$FOLDER/usr/bin/"
      cp -r "$(dirname "$GAME")"/tictactoe_Resources.resources/* "$FOLDER/usr/share/tictactoe/"
      ln -s "$FOLDER/usr/bin/tictactoe" "$FOLDER/link"
      for game in "$FOLDER/usr/bin/tictactoe" "$FOLDER/link"; do
        "$game" where --home "$HOME_FOLDER" | grep ^bundle
      done
      """
    let run = try home.shell(script)
    #expect(run.lines.count == 2)
    #expect(run.lines.allSatisfy { $0.hasSuffix("/usr/share/tictactoe") })
  }

  @Test func aThemeOfTheSettingsThatIsGoneIsSaid() throws {
    let home = try PlayersHome()
    let text = "<plist version=\"1.0\"><dict><key>theme</key><string>gone</string></dict></plist>"
    try Data(text.utf8).write(
      to: URL(filePath: "\(home.path)/Library/Preferences/tictactoe.plist"))
    let board = try board(home)
    try board.wait(for: "X   X")
    try board.quit()
  }
}
