import FoundationEssentials
import Testing

/// What the person is spoken to in, and who chooses it.
@Suite struct LanguageTests {
  private static let toMove = [
    "en": "X to move.", "fr": "À X de jouer.", "zh-Hans": "轮到 X 落子。",
  ]

  private func put(_ text: String, at path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func choose(_ language: String, in home: borrowing PlayersHome) throws {
    try put(
      "<plist><dict><key>language</key><string>\(language)</string></dict></plist>",
      at: "\(home.path)/Library/Preferences/tictactoe.plist")
  }

  @Test(arguments: toMove)
  func theBoardAndPlainModeSpeakWhatTheCommandLineNames(_ name: String, _ words: String) throws {
    let home = try PlayersHome()
    let board = try home.board(["--lang", name], showing: words, columns: 80, rows: 24)
    try board.quit()
    #expect(try home.plain("", ["--lang", name]).lines.last == words)
  }

  @Test func theWordsThatAPersonTypesStayEnglish() throws {
    let home = try PlayersHome()
    let run = try home.plain("5\nsave lundi\nrestore lundi\nundo\ngames\nz\n", ["--lang", "fr"])
    #expect(
      run.lines.suffix(9) == [
        "X joue b2.", "À O de jouer.", "Partie enregistrée\u{A0}: lundi.",
        "Partie restaurée\u{A0}: lundi.", "À O de jouer.", "X reprend b2.", "À X de jouer.",
        "lundi\u{A0}: 3x3x3, 1 marque, à O de jouer, à l'instant.",
        "\"z\" n'est pas une commande. Tapez help pour la liste.",
      ])
  }

  @Test func theKeyChangesItForTheNextStartTooAndAFlagForOne() throws {
    let home = try PlayersHome()
    let board = try home.board(columns: 80, rows: 24)
    board.type("5L")
    try board.wait(for: "La langue est le français. À O de jouer.")
    board.type("?")
    try board.wait(for: "Chacun joue à son tour.")
    try board.quit()
    for (arguments, words) in [
      (["--lang", "zh-Hans"], "保留着一局未完的棋（刚刚）。"), ([], "Une partie inachevée a été gardée"),
    ] {
      let next = try home.board(arguments, showing: words, columns: 80, rows: 24)
      try next.quit()
    }
    #expect(try home.run(["whoami"]).lines == ["Aucune session n'est ouverte."])
    #expect(try home.run(["whoami", "--lang", "en"]).lines == ["Nobody is signed in."])
  }

  @Test func afterTheLastOneComesTheFirst() throws {
    let home = try PlayersHome()
    let board = try home.board(columns: 80, rows: 24)
    for words in ["La langue est le français.", "语言为简体中文。", "The language is English."] {
      board.type("L")
      try board.wait(for: words)
    }
    try board.quit()
  }

  @Test(arguments: [
    (["LANG": "fr_FR.UTF-8"], "fr"), (["LANG": "fr"], "fr"), (["LANG": "fr_CA@euro"], "fr"),
    (["LANG": "zh_CN.UTF-8"], "zh-Hans"), (["LANG": "zh_SG"], "zh-Hans"),
    (["LANG": "zh"], "zh-Hans"),
    (["LANG": "zh_TW.UTF-8"], "en"), (["LANG": "zh_HK"], "en"), (["LANG": "fry_NL"], "en"),
    (["LANG": "de_DE.UTF-8"], "en"), (["LANG": ""], "en"),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], "fr"),
    (["LANG": "fr_FR", "LC_MESSAGES": "C"], "en"), (["LANG": "fr_FR", "LC_MESSAGES": ""], "fr"),
    (["LANG": "zh_CN", "LC_MESSAGES": "fr_FR", "LC_ALL": "C.UTF-8"], "en"),
  ])
  func theBoardFollowsTheEnvironment(_ variables: [String: String], _ name: String) throws {
    let home = try PlayersHome()
    let environment = variables.merging(["LC_CTYPE": "C.UTF-8"]) { given, _ in given }
    let words = try #require(Self.toMove[name])
    let board = try home.board(
      showing: words, environment: environment, columns: 80, rows: 24)
    try board.quit()
  }

  @Test func theEnvironmentAloneChangesNothingThatScriptsRead() throws {
    let home = try PlayersHome()
    let french = ["LANG": "fr_FR.UTF-8", "LC_CTYPE": "C.UTF-8"]
    for command in [["--plain"], ["games"], ["history"], ["where"], ["whoami"]] {
      let (run, usual) = (try home.run(command, environment: french), try home.run(command))
      #expect(run == usual)
    }
  }

  @Test func norWhereATerminalIsFoundToShowNoBoard() throws {
    let home = try PlayersHome()
    let terminal = try home.board(
      showing: "X to move.",
      environment: ["TERM": "no-such-terminal", "LANG": "fr_FR.UTF-8", "LC_CTYPE": "C.UTF-8"])
    terminal.type("quit\n")
    #expect(try terminal.exitStatus() == .status(0))
  }

  @Test func theSettingIsFollowedEverywhereButTheEnvironmentIsNot() throws {
    let home = try PlayersHome()
    try choose("zh-Hans", in: home)
    let french = ["LANG": "fr_FR.UTF-8", "LC_CTYPE": "C.UTF-8"]
    #expect(try home.run(["games"], environment: french).lines == ["没有已保存的棋局。"])
    #expect(try home.run(["--plain"], environment: french).lines.last == "轮到 X 落子。")
    let board = try home.board(
      showing: "轮到 X 落子。", environment: french, columns: 80, rows: 24)
    try board.quit()
  }

  @Test func aLanguageOfTheSettingsThatNobodySpeaksIsSaid() throws {
    let home = try PlayersHome()
    try choose("../de", in: home)
    let run = try home.run(["whoami"])
    #expect(run.lines == ["Nobody is signed in."] && run.exit == .status(0))
    #expect(
      run.errorText
        == "tictactoe: The language is not in use: there is no language \"../de\".\n")
  }

  @Test func whatProgramsParseStaysEnglish() throws {
    let home = try PlayersHome()
    try home.write("{ \"grid\": [\"XO.\" \".X.\", \"...\"] }")
    let path = "\(home.path)/Documents/SavedGames.data"
    for command in [["check", path], ["show"], ["analyse"], ["restore", "--plain"]] {
      let (run, usual) = (try home.run(command + ["--lang", "fr"]), try home.run(command))
      #expect(run == usual && run.exit == .status(1))
    }
    try home.write("{ \"grid\": [\"XO.\", \".X.\", \"...\"] }")
    for command in [["check", path], ["analyse"]] {
      let (run, usual) = (try home.run(command + ["--lang", "fr"]), try home.run(command))
      #expect(run == usual && run.exit == .status(0))
    }
    #expect(try home.run(["show", "--lang", "fr"]).lines.last == "À O de jouer.")
  }

  @Test(arguments: ["de", "FR", "zh", "", "../fr"])
  func anotherLanguageIsWrongUsage(_ name: String) throws {
    let run = try Program.run(["games", "--lang", name])
    #expect(run.exit == .status(2))
    #expect(
      run.errorText.hasPrefix(
        "tictactoe: there is no language \"\(name)\"; there are en, fr, zh-Hans.\n"))
  }

  @Test func inASCIIEnglishIsSpokenAndWhoAskedForAnotherIsTold() throws {
    let home = try PlayersHome()
    let sentence = "tictactoe: Only English can be shown in ASCII alone.\n"
    for (flags, variables) in [(["--ascii"], [:]), ([], ["LC_ALL": "C"])] {
      let run = try home.run(["whoami", "--lang", "fr"] + flags, environment: variables)
      #expect(run.lines == ["Nobody is signed in."] && run.errorText == sentence)
      let help = try home.run(["--help", "--lang", "fr"] + flags, environment: variables)
      #expect(help.text.hasPrefix("Usage: tictactoe [COMMAND]") && help.errorText == sentence)
    }
    try choose("fr", in: home)
    let run = try home.run(["whoami", "--ascii"])
    #expect(run.lines == ["Nobody is signed in."] && run.errorText.isEmpty)
    let board = try home.board(["--ascii"], columns: 80, rows: 24)
    board.type("L")
    try board.wait(for: "Only English can be shown")
    try board.quit()
  }

  @Test(arguments: [
    ("<plist><array/></plist>", "is no table of texts."),
    ("<plist><dict><key>Draw.</key><true/></dict></plist>", "is no table of texts."),
    ("rubbish", "fr.lproj/Localizable.strings"), (nil, "fr.lproj/Localizable.strings"),
  ])
  func aDamagedTableIsSaidInOneSentence(_ table: String?, _ words: String) throws {
    let home = try PlayersHome()
    let bundle = "\(home.folder.path)/bundle"
    try put(
      table ?? "", at: bundle + "/fr.lproj/" + (table == nil ? "other" : "Localizable.strings"))
    let run = try home.run(["whoami", "--lang", "fr"], environment: ["TICTACTOE_BUNDLE": bundle])
    #expect(run.lines == ["Nobody is signed in."] && run.exit == .status(0))
    #expect(run.errorText.hasPrefix("tictactoe: The language is not in use: "))
    #expect(run.errorText.contains(words) && run.errorText.filter { $0 == "\n" }.count == 1)
  }

  @Test func whatATableLacksIsSaidInEnglish() throws {
    let home = try PlayersHome()
    let bundle = "\(home.folder.path)/bundle"
    try put(
      "<plist><dict><key>%@ to move.</key><string>%@ !</string></dict></plist>",
      at: bundle + "/fr.lproj/Localizable.strings")
    let run = try home.run(
      ["--plain", "--lang", "fr"], input: "b2\n", environment: ["TICTACTOE_BUNDLE": bundle])
    #expect(run.lines.suffix(3) == ["X !", "X plays b2.", "O !"] && run.errorText.isEmpty)
  }

  @Test func withoutItsBundleTheProgramSpeaksEnglish() throws {
    let home = try PlayersHome()
    let none = ["TICTACTOE_BUNDLE": "/nonexistent"]
    let asked = try home.run(["whoami", "--lang", "fr"], environment: none)
    #expect(asked.lines == ["Nobody is signed in."])
    #expect(
      asked.errorText
        == "tictactoe: The language is not in use: the program's resources are missing.\n")
    try choose("fr", in: home)
    let run = try home.run(["whoami"], environment: none)
    #expect(run.lines == ["Nobody is signed in."] && run.errorText.isEmpty)
    let board = try home.board(environment: none, columns: 80, rows: 24)
    board.type("L")
    try board.wait(for: "The language is English.")
    try board.quit()
  }

  @Test(arguments: ["fr", "zh-Hans"])
  func helpNamesTheSameCommandsAndOptionsInNarrowLines(_ name: String) throws {
    let (help, usual) = (try Program.run(["--help", "--lang", name]), try Program.run(["--help"]))
    #expect(help.errorText.isEmpty && help.text != usual.text && !help.text.hasSuffix("\n\n"))
    for run in [help, usual] {
      #expect(entries(run) == entries(usual) && options(run) == options(usual))
    }
    let widths = help.lines.map { $0.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) } }
    #expect(widths.allSatisfy { $0 <= 80 })
  }

  /// What stands before each explanation: `check FILE...`.
  private func entries(_ run: Program.Run) -> [String] {
    run.lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .map { String($0.prefix(21)) }
  }

  private func options(_ run: Program.Run) -> Set<String> {
    Set(run.text.split { !$0.isLetter && $0 != "-" }.map(String.init).filter { $0.hasPrefix("--") })
  }

  @Test func helpFollowsTheEnvironmentAsTheBoardDoes() throws {
    let run = try Program.run(
      ["--help"], environment: ["LANG": "fr_FR.UTF-8", "LC_CTYPE": "C.UTF-8"])
    #expect(run.text.hasPrefix("Usage: tictactoe [COMMANDE]") && run.exit == .status(0))
  }

  @Test func commandsThatOpenNoContainerSpeakWhatTheCommandLineNames() throws {
    let home = try PlayersHome()
    let run = try home.run(["uninstall", "--yes", "--lang", "fr"])
    #expect(run.lines.first == "\(home.path) est supprimé.")
    let again = try home.run(["uninstall", "--yes", "--lang", "fr"])
    #expect(again.errorText == "tictactoe: il n'y a rien à supprimer.\n")
  }
}
