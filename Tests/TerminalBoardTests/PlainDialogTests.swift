import SaveFormat
import Solver
import TerminalBoard
import Testing
import TicTacToe

/// What a player writes, or what the program reports back.
enum Step: Sendable {
  case line(String)
  case answer(Command)
}

struct PlainDialogTests {
  static let dialogs: [(name: String, session: GameSession, steps: [Step])] = [
    (
      "win", GameSession(game: game()),
      ["5", "1", " B1 ", "a2", "b3", "c3", "undo", "undo"].map(Step.line)
    ),
    (
      "draw", GameSession(game: game()),
      ["5", "1", "9", "7", "4", "6", "2", "8", "3"].map(Step.line)
    ),
    (
      "misere", GameSession(game: game("a1 b1 a2 b2", misere: true, first: .x)),
      ["a3", "new"].map(Step.line)
    ),
    (
      "wrong-lines", GameSession(game: game("b2")),
      [
        "z", "", "   ", "10", "-1", "0", "b2", "5", "d1", "undo 3", "hints", "UNDO", "Undo", "redo",
        "redo", "play b2", "\u{1B}[2J\u{202E}x\r", "resume", "日本",
        String(repeating: "x", count: 70),
      ].map(Step.line)
    ),
    (
      "saving", GameSession(game: game("b2 a1")),
      [
        .line("save"), .answer(.saved(name: "SavedGames")), .line("SAVE  Monday evening "),
        .answer(.saved(name: "Monday evening")), .line("save x"),
        .answer(.saveFailed("x.data: No space left on device")), .line("restore"),
        .answer(.restored(game("b2"), name: "SavedGames", warnings: [])), .line("restore m"),
        .answer(.restored(game("b2 a1 b1"), name: "m", warnings: droppedMoves)),
        .line("restore broken"),
        .answer(.restoreFailed(name: "broken", missingComma, earlier: listings[1])),
        .answer(.restored(game("a1 a2 b1 b2 c1"), name: "over", warnings: [])), .line("a3"),
        .line("games"), .answer(.gamesListed(listings)), .answer(.gamesListed([])),
        .answer(.autosaveFailed("disk full")), .line("quit"),
      ]
    ),
    (
      "offer", GameSession(game: game(), offer: Offer(game: midgame, age: "3 minutes ago")),
      ["5", "resume", "board", "resume", "help"].map(Step.line)
    ),
    (
      "names",
      GameSession(
        game: game(
          columns: 4, rows: 4, first: .o, x: Seat(name: "Ada\u{1B}[m"),
          o: Seat(player: .perfect))),
      ["5", "a1", "board", "help"].map(Step.line)
    ),
    (
      "computer",
      GameSession(game: game("b2", x: Seat(player: .perfect), o: Seat(name: "Ada"))),
      [
        .line("hint"), .answer(analysed(game("b2"), request: 1)), .line("Analyse"),
        .line("b1"), .answer(.thought(choice("a1", plies: 7, value: .win), request: 2)),
        .line("analyse"), .answer(analysed(game("b2 b1 a1"), request: 3)), .line("undo"),
        .line("undo"), .line("redo"), .line("c3"),
        .answer(.thought(choice("a3", plies: 5, value: .win), request: 4)),
        .line("a2"), .answer(.thought(choice("c1"), request: 5)), .line("hint"),
        .line("analyse"), .line("new"), .answer(.thought(choice("c1"), request: 6)),
      ]
    ),
    (
      "computers",
      GameSession(game: game(columns: 8, rows: 8, x: Seat(player: .easy), o: Seat(player: .easy))),
      [
        .answer(.thought(choice("a1", .careless), request: 1)),
        .answer(.thought(choice("b1", .searched), request: 2)), .line("undo"), .line("c1"),
        .line("hint"), .line("analyse"),
        .answer(.analysed(unknown, guess: square("e5"), request: 4)), .line("resume"),
        .answer(.thought(choice("h8", .careless), request: 5)),
      ]
    ),
  ]

  @Test(arguments: dialogs.indices)
  func everyDialogReadsAsItsGoldenFile(_ index: Int) throws {
    let (name, session, steps) = PlainDialogTests.dialogs[index]
    var dialog = PlainDialog(session: session)
    var (transcript, beginning) = dialog.begin()
    transcript += beginning.map { "! \(words(for: $0))" }
    for step in steps {
      switch step {
      case .line(let line):
        transcript.append("> \(line.debugDescription)")
        let (lines, effects) = dialog.read(line: line)
        transcript += lines + effects.map { "! \(words(for: $0))" }
      case .answer(let command):
        let (lines, effects) = dialog.answer(command)
        transcript += lines + effects.map { "! \(words(for: $0))" }
      }
    }
    try GoldenFile("plain-\(name)").expect(transcript.joined(separator: "\n"))
  }

  private func words(for effect: Effect) -> String {
    func moves(_ game: Game) -> String { game.moves.map(\.description).joined(separator: " ") }
    return switch effect {
    case .autosave(let game): "autosave after \(moves(game))"
    case .finished(let game, let isEdited):
      "remember \(moves(game))" + (isEdited ? ", edited" : "")
    case .readHistory: "read history"
    case .startAnother(let game, unratedReason: _): "start another with \(moves(game))"
    case .save(let game, let name): "save \(name ?? "") after \(moves(game))"
    case .restore(let name): "restore \(name ?? "")"
    case .listGames: "list games"
    case .resumeOffer: "resume the offer"
    case .discardOffer: "discard the offer"
    case .findOffer: "find an offer"
    case .think(let game, let request): "think (\(request)) after \(moves(game))"
    case .analyse(let game, let request): "analyse (\(request)) after \(moves(game))"
    case .hurry: "hurry"
    case .stopThinking: "stop thinking"
    case .nextTheme(let theme): "next theme after \(theme.name)"
    case .nextLanguage(let language): "next language after \(language.identifier)"
    case .quit: "quit"
    }
  }

  @Test func aLineOfAMegabyteGetsAShortSentence() {
    for unit in ["x", "9", " a1", "é", "\u{301}"] {
      var dialog = PlainDialog(session: GameSession(game: game()))
      let (lines, effects) = dialog.read(line: String(repeating: unit, count: 1 << 20))
      #expect(lines.count == 1 && lines.allSatisfy { $0.utf8.count < 400 })
      #expect(effects.isEmpty && dialog.session.game == game())
    }
  }

  @Test func everySquareOfTheLargestBoardCanBePlayedByItsName() {
    let largest = game(columns: 8, rows: 8, inARow: 8)
    for square in largest.rules.squares {
      for name in [square.description, square.description.uppercased()] {
        var dialog = PlainDialog(session: GameSession(game: largest))
        #expect(dialog.read(line: name).lines == ["X plays \(square).", "O to move."])
      }
    }
  }
}
