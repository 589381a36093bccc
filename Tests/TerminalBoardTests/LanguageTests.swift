import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

/// What is shown in every language.
struct LanguageTests {
  private static let saved: [GameListing] = [
    GameListing(
      name: "SavedGames", title: "SavedGames", when: "\(3) minutes ago",
      summary: "\(Rules.classic.notation), \(5) marks, \("\(Mark.o) to move" as Phrase)",
      isReadable: true),
    GameListing(
      name: "lundi", title: "lundi", when: "1 day ago", summary: "cannot be read",
      isReadable: false),
  ]

  /// By the names of their golden files.
  private static let shown: [Example] =
    examples.filter { ["empty", "thinking-long", "won", "hint", "history"].contains($0.name) } + [
      Example("help", game(), .showHelp),
      Example("games", midgame, .gamesListed(saved)),
      Example(
        "message", midgame,
        .restoreFailed(name: "SavedGames", missingComma, earlier: saved[0])),
      Example(
        "offer", GameSession(game: game(), offer: Offer(game: midgame, age: "\(3) minutes ago"))),
      Example("too-small", game(columns: 8, rows: 8)),
    ]

  @Test(arguments: [french, chinese], shown)
  func everyScreenLooksAsItsGoldenFile(_ language: Language, _ example: Example) throws {
    var session = example.session
    session.language = language
    let sizes = example.name == "too-small" ? [(30, 9), (12, 5)] : [(80, 24), (40, 12)]
    let pictures = sizes.map { columns, rows in
      let frame = Frame(session, size: Size(columns: columns, rows: rows), glyphs: .unicode)
      return "=== \(columns) columns, \(rows) rows\n\(picture(of: frame))"
    }
    try GoldenFile("\(language.identifier).\(example.name)").expect(
      pictures.joined(separator: "\n"))
  }

  @Test(arguments: [french, chinese], examples)
  func everyScreenFillsEverySmallWindowExactly(_ language: Language, _ example: Example) {
    var session = example.session
    session.language = language
    for rows in 1...14 {
      for columns in 1...42 {
        let size = Size(columns: columns, rows: rows)
        let frame = Frame(session, size: size, glyphs: .unicode)
        let isFilled =
          frame.rows.count == rows
          && frame.rows.allSatisfy { row in
            row.reduce(0) { $0 + $1.width } == columns
              && row.allSatisfy { $0.width == displayWidth(of: $0.text) }
          }
        #expect(isFilled, "\(columns)×\(rows)")
      }
    }
  }

  @Test(arguments: [Language.english, french, chinese], examples)
  func inTheSmallestWindowKeysAreNamedAndHowTheGameStandsIsWhole(
    _ language: Language, _ example: Example
  ) {
    var session = example.session
    guard session.shownGame.rules.columns < 8 else { return }
    session.language = language
    let rows = Frame(session, size: Size(columns: 20, rows: 8), glyphs: .unicode).rows
      .map { $0.map(\.text).joined() }
    #expect(rows.last?.allSatisfy { $0 == " " } == false)
    // A notice may be cut; how the game stands is not.
    if session.notice == nil, session.screen == .board {
      #expect(!rows.suffix(3).contains { $0.contains("…") })
    }
  }

  @Test(arguments: [french, chinese])
  func aDialogSpeaksTheLanguageAndReadsEnglishCommands(_ language: Language) throws {
    let offer = Offer(game: midgame, age: "\(3) minutes ago")
    let game = game(
      columns: 4, rows: 4, first: .o, x: Seat(name: "Ada"), o: Seat(player: .perfect))
    var dialog = PlainDialog(session: GameSession(game: game, offer: offer, language: language))
    var lines = dialog.begin().lines
    for line in ["help", "z", "", "a1", "resume", "5", "board", "undo", "undo", "analyse"] {
      lines += ["> \(line)"] + dialog.read(line: line).lines
    }
    for command in [
      analysed(game, request: 2), .saved(name: "Ada"), .saveFailed("disk full"),
      .restored(midgame, name: "Ada", warnings: droppedMoves),
      .restoreFailed(name: "Ada", missingComma, earlier: Self.saved[1]), .gamesListed(Self.saved),
      .gamesListed([]),
    ] as [Command] {
      lines += dialog.answer(command).lines
    }
    try GoldenFile("\(language.identifier).plain").expect(lines.joined(separator: "\n"))
  }

  @Test(arguments: [french, chinese])
  func theHistoryIsPrintedInTheLanguage(_ language: Language) throws {
    let example = try #require(examples.first { $0.name == "history" })
    guard case .history(let history, scroll: _) = example.session.screen else {
      Issue.record("The example shows no history.")
      return
    }
    try GoldenFile("\(language.identifier).history-text").expect(
      historyText(history, in: language).joined(separator: "\n"))
  }

  @Test func theKeyAsksForTheNextLanguageAndAllThatIsShownIsInItThen() {
    let offer = Offer(game: midgame, age: "\(3) minutes ago")
    for offer in [nil, offer] {
      var session = GameSession(game: midgame, offer: offer)
      let key = command(for: .character("L"), in: session, size: Size(columns: 80, rows: 24))
      #expect(key == .nextLanguage)
      #expect(session.perform(.nextLanguage) == [.nextLanguage(after: .english)])
      #expect(session.perform(.speaking(french, notes: [])) == [])
      #expect(session.status == "La langue est le français. À X de jouer.")
      _ = session.perform(.speaking(chinese, notes: ["No hint."]))
      #expect(session.status == "语言为简体中文。没有提示。轮到 X 落子。")
      #expect(session.notice?.isError == true && session.game == midgame)
      session.language = french
      #expect(session.status.hasPrefix("La langue est le français. Pas d'indice. "))
    }
  }

  @Test(arguments: [french, chinese])
  func noLineBeginsWithPunctuation(_ language: Language) {
    var session = GameSession(game: game(), language: language)
    _ = session.perform(.showHelp)
    // Narrower than that, SavedGames.data has to be broken.
    for columns in 18...80 {
      let frame = Frame(session, size: Size(columns: columns, rows: 60), glyphs: .unicode)
      let texts = frame.rows.map { $0.map(\.text).joined().drop { $0 == " " } }
      #expect(texts.allSatisfy { !"，。、：；！？）:;".contains($0.first ?? " ") }, "\(columns)")
    }
  }
}
