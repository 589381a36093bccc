import TerminalBoard
import Testing
import TicTacToe

private let four = game(columns: 4, rows: 4).rules
private let misere = game(misere: true).rules
private let ada = Seat(name: "Ada")
private let other = Seat(name: "日本\u{1B}[31m the longest name of all the names that there are")
private let perfect = Seat(player: .perfect)

private func record(
  _ seat: Seat, _ mark: Mark? = nil, _ rules: Rules = .classic, counts: (Int, Int, Int)
) -> HistorySummary.Record {
  HistorySummary.Record(
    seat: seat, mark: mark, rules: rules, wins: counts.0, draws: counts.1, losses: counts.2)
}

private func entry(
  _ minute: Int, _ x: Seat, _ o: Seat, _ outcome: Outcome, on rules: Rules = .classic,
  isEdited: Bool = false
) -> HistorySummary.Entry {
  HistorySummary.Entry(
    when: "2026-11-30 14:\(minute)", rules: rules, seats: Seats(x: x, o: o), outcome: outcome,
    isEdited: isEdited)
}

private let history = HistorySummary(
  records: [
    record(Seat(), .x, counts: (1, 0, 0)), record(Seat(), .o, counts: (0, 0, 1)),
    record(ada, counts: (12, 3, 4)),
    record(ada, nil, four, counts: (0, 1, 999)), record(other, nil, misere, counts: (1, 1, 1)),
    record(Seat(player: .easy, name: "Hal"), counts: (1, 0, 99)),
    record(perfect, counts: (4, 3, 12)),
  ],
  recent: [
    entry(22, ada, perfect, .draw), entry(21, Seat(), Seat(), .won(by: .x)),
    entry(20, other, perfect, .won(by: .o), on: misere),
    entry(19, ada, perfect, .won(by: .x), isEdited: true),
  ])

private let edited = HistorySummary(
  records: [], recent: [entry(19, ada, perfect, .won(by: .x), isEdited: true)])

private let nothing = HistorySummary(records: [], recent: [])

let historyExamples = [
  Example("history", game(), .historyRead(history)),
  Example("history-scrolled", game(), .historyRead(history), .scroll(to: 5)),
  Example("history-of-edited-games", game(), .historyRead(edited)),
  Example("no-history", game(), .historyRead(nothing)),
  Example(
    "history-failed", game("a1 a2 b1 b2 c1"),
    .historyFailed("The game was not added to the history: History.sqlite is damaged.")),
]

struct HistoryTests {
  @Test func theTextIsAlignedAndHasNoControlCharacters() throws {
    try GoldenFile("history-text").expect(
      [history, edited, nothing].map { historyText($0).joined(separator: "\n") }
        .joined(separator: "\n===\n"))
  }

  @Test(arguments: [
    ("a1 a2 b1 b2", "c1"), ("b2 a1 c3 a3 a2 c2 b1 b3", "c1"), ("a1 a2 b1 b2 a3", "c2"),
  ])
  func theMoveThatEndsAGameHasItRemembered(_ moves: String, _ last: String) {
    var session = GameSession(game: game(moves))
    let over = game("\(moves) \(last)")
    #expect(
      session.perform(.play(square(last))) == [.autosave(over), .finished(over, isEdited: false)])
    #expect(session.perform(.play(square("c3"))).isEmpty)
    _ = session.perform(.undo)
    #expect(session.perform(.redo) == [.autosave(over), .finished(over, isEdited: false)])
  }

  @Test func noOtherCommandHasAGameRemembered() {
    let over = game("a1 a2 b1 b2 c1")
    var session = GameSession(game: game("b2"))
    for command in [
      Command.play(square("a1")), .undo, .redo, .restored(over, name: "a", warnings: []), .new,
      .undo, .redo,
    ] {
      let effects = session.perform(command)
      #expect(!effects.contains { if case .finished = $0 { true } else { false } })
    }
  }

  @Test func theHistoryIsReadWhenItsKeyIsPressedAndLeftAgain() {
    var session = GameSession(game: midgame)
    let size = Size(columns: 80, rows: 24)
    #expect(command(for: .character("H"), in: session, size: size) == .showHistory)
    #expect(session.perform(.showHistory) == [.readHistory] && session.screen == .board)
    for key in [Key.escape, .character("H"), .backspace] {
      _ = session.perform(.historyRead(history))
      #expect(session.screen == .history(history, scroll: 0))
      #expect(command(for: key, in: session, size: size) == .back)
      #expect(session.perform(.back).isEmpty && session.screen == .board)
    }
    #expect(session.game == midgame && session.unratedReason == nil)
  }

  @Test func anOfferIsStillThereAfterTheHistory() {
    let offer = Offer(game: midgame, age: "3 minutes ago")
    var session = GameSession(game: game(), offer: offer)
    let size = Size(columns: 80, rows: 24)
    #expect(command(for: .character("H"), in: session, size: size) == .showHistory)
    _ = session.perform(.historyRead(history))
    _ = session.perform(.back)
    #expect(session.screen == .offer(offer))
  }

  @Test func whatFailsIsSaidAndHindersNothing() {
    var session = GameSession(game: midgame)
    #expect(session.perform(.historyFailed("Why.")).isEmpty)
    #expect(session.status == "Why. X to move." && session.notice?.isError == true)
    #expect(session.screen == .board && session.game == midgame)
  }

  /// Whatever happened at all is seen, and nothing else.
  @Test func aBarShowsEveryEndingThatThereWas() {
    for wins in [0, 1, 1000] {
      for draws in [0, 1, 1000] {
        for losses in [0, 1, 1000] where wins + draws + losses > 0 {
          let summary = HistorySummary(
            records: [record(ada, counts: (wins, draws, losses))], recent: history.recent)
          for columns in [20, 80] {
            let bar = self.bar(in: summary, columns: columns)
            #expect(bar.contains("#") == (wins > 0))
            #expect(bar.contains("=") == (draws > 0))
            #expect(bar.contains(".") == (losses > 0))
            #expect(!bar.contains("=#") && !bar.contains(".#") && !bar.contains(".="))
          }
        }
      }
    }
  }

  private func bar(in summary: HistorySummary, columns: Int) -> String {
    var session = GameSession(game: game())
    _ = session.perform(.historyRead(summary))
    let frame = Frame(session, size: Size(columns: columns, rows: 24), glyphs: .ascii)
    let rows = frame.rows.map { $0.map(\.text).joined() }
    let line = rows.first { row in row.contains("  ") && row.contains { $0.isNumber } && isBar(row)
    }
    return String((line ?? "").filter { "#=.".contains($0) })
  }

  private func isBar(_ row: String) -> Bool {
    row.split(separator: " ").last?.allSatisfy { "#=.".contains($0) } == true
  }
}
