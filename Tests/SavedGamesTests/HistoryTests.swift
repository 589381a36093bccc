import AppSandbox
import Foundation
import SavedGames
import Testing
import TicTacToe

struct HistoryTests {
  private let home: Home
  private let history: History
  private var path: String { home.documents + "/History.sqlite" }

  private static let ada = Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect))

  init() throws {
    home = try Home()
    history = History(in: home.saves.sandbox)
  }

  /// Seconds after 14:05:22 UTC on 30 November 2026.
  private func moment(_ seconds: Double = 0) -> Date {
    Date(timeIntervalSince1970: 1_796_047_522 + seconds)
  }

  private func finished(
    _ moves: String = "a1 a2 b1 b2 c1", on rules: Rules = .classic, seats: Seats = Self.ada,
    at seconds: Double = 0, isEdited: Bool = false
  ) throws -> FinishedGame {
    FinishedGame(
      game: try game(moves, on: rules, seats: seats), started: moment(seconds - 60),
      finished: moment(seconds), isEdited: isEdited)
  }

  private func database() throws(DatabaseError) -> Database {
    try Database(History.fileName, in: home.saves.sandbox.documents)
  }

  private func mode() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func aGameIsThereWithAllThatIsKnownOfIt() throws {
    let rules = try #require(Rules(columns: 4, rows: 3, inARow: 3, isMisere: true, first: .o))
    let seats = Seats(x: Seat(player: .easy, name: "Hal\u{1B}日"), o: Seat(name: "O'Neil"))
    #expect(
      try history.add(finished("a1 a2 b1 b2 c1", on: rules, seats: seats, at: 0.9)) == .isAdded)
    let played = try #require(history.recent(9).first)
    #expect(played.rules == rules && played.seats == seats && played.moves == "a1 a2 b1 b2 c1")
    #expect(played.outcome == .won(by: .x) && !played.isEdited)
    #expect(played.started == moment(-60) && played.finished == moment())
    #expect(try mode() == 0o600)
    #expect(try home.names() == ["History.sqlite"])
  }

  @Test func timesAreWrittenInUTC() throws {
    var restored = try finished()
    restored = FinishedGame(game: restored.game, started: nil, finished: moment(1))
    _ = try history.add(finished())
    _ = try history.add(restored)
    let rows = try database().rows("SELECT started, finished FROM games ORDER BY id")
    #expect(
      rows.map(\.values) == [
        ["2026-11-30T14:04:22Z", "2026-11-30T14:05:22Z"], [nil, "2026-11-30T14:05:23Z"],
      ])
  }

  @Test func theNewestComeFirstAndOnlySoMany() throws {
    for seconds in [2.0, 0, 1, 2] { _ = try history.add(finished(at: seconds)) }
    #expect(try history.recent(3).map(\.finished) == [moment(2), moment(2), moment(1)])
  }

  @Test func readingMakesNoFile() throws {
    #expect(try history.recent(9).isEmpty && history.tallies().isEmpty)
    #expect(try home.names() == [])
    try Data().write(to: URL(filePath: path))
    #expect(try history.recent(9).isEmpty && history.tallies().isEmpty)
    #expect(try Data(contentsOf: URL(filePath: path)).isEmpty)
  }

  @Test func aGameRestoredAndEndedAgainIsCountedOnce() throws {
    #expect(try history.add(finished(), isRestored: true) == .isAdded)
    #expect(try history.add(finished(at: 99), isRestored: true) == .wasKnown)
    #expect(try history.recent(9).map(\.finished) == [moment()])
  }

  @Test func whatDiffersIsAnotherGame() throws {
    let misere = try #require(Rules(columns: 3, rows: 3, isMisere: true))
    let oFirst = try #require(Rules(columns: 3, rows: 3, first: .o))
    let names = Seats(x: Seat(name: "Eve"), o: Seat(player: .perfect))
    let level = Seats(x: Seat(name: "Ada"), o: Seat(player: .easy))
    let games = try [
      finished(), finished("b1 b2 a1 a2 c1"), finished(on: misere), finished(on: oFirst),
      finished(seats: names), finished(seats: level),
    ]
    for game in games { #expect(try history.add(game, isRestored: true) == .isAdded) }
    for game in games { #expect(try history.add(game, isRestored: true) == .wasKnown) }
    #expect(try history.recent(99).count == games.count)
  }

  @Test func aGameBegunAfreshIsAnotherHoweverAlike() throws {
    for _ in 0..<3 { #expect(try history.add(finished()) == .isAdded) }
    #expect(try history.recent(9).count == 3)
  }

  @Test func anHonestGameIsNotTakenForAnEditedOne() throws {
    #expect(try history.add(finished(isEdited: true), isRestored: true) == .isAdded)
    #expect(try history.add(finished(isEdited: true), isRestored: true) == .wasKnown)
    #expect(try history.add(finished(), isRestored: true) == .isAdded)
    #expect(try history.add(finished(isEdited: true), isRestored: true) == .wasKnown)
  }

  @Test func everybodysGamesAreCountedByBoard() throws {
    let draw = "b2 a1 c3 a3 a2 c2 b1 b3 c1"
    let four = try #require(Rules(columns: 4, rows: 4))
    _ = try history.add(finished())
    _ = try history.add(finished("a1 a2 b1 b2 a3 c2"))
    _ = try history.add(finished(draw))
    _ = try history.add(finished("a1 a2 b1 b2 c1 c2 d1", on: four))
    _ = try history.add(finished(seats: Seats()))
    let tallies = try history.tallies().map { tally in
      "\(tally.seat.name)/\(tally.seat.player)/\(tally.mark?.rawValue ?? "") \(tally.rules): "
        + "\(tally.wins) \(tally.draws) \(tally.losses)"
    }
    #expect(
      tallies == [
        "/person/X 3x3x3: 1 0 0", "/person/O 3x3x3: 0 0 1", "Ada/person/ 3x3x3: 1 1 1",
        "Ada/person/ 4x4x4: 1 0 0", "/perfect/ 3x3x3: 1 1 1", "/perfect/ 4x4x4: 0 0 1",
      ])
  }

  @Test func whoeverBeganAndWhicheverMarkTheBoardIsTheSame() throws {
    let oFirst = try #require(Rules(columns: 3, rows: 3, first: .o))
    _ = try history.add(finished())
    _ = try history.add(finished(on: oFirst, seats: Seats(x: Self.ada.o, o: Self.ada.x)))
    #expect(try history.tallies().map(\.wins) == [2, 0])
    #expect(try history.tallies().map(\.losses) == [0, 2])
  }

  @Test func gamesEditedByHandAreListedButCountForNobody() throws {
    _ = try history.add(finished(isEdited: true))
    #expect(try history.recent(9).map(\.isEdited) == [true])
    #expect(try history.tallies().isEmpty)
  }
}
