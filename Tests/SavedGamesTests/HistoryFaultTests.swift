import AppSandbox
import Foundation
import SavedGames
import Testing
import TicTacToe

/// Histories that cannot be read, and programs that share one or die.
struct HistoryFaultTests {
  private let home: Home
  private let history: History
  private var path: String { home.documents + "/History.sqlite" }

  init() throws {
    home = try Home()
    history = History(in: home.saves.sandbox)
  }

  private func add() throws -> History.Addition {
    let game = try game("a1 a2 b1 b2 c1")
    return try history.add(FinishedGame(game: game, started: nil, finished: home.now))
  }

  private func database() throws(DatabaseError) -> Database {
    try Database(History.fileName, in: home.saves.sandbox.documents)
  }

  private func content(_ name: String = "History.sqlite") throws -> Data {
    try Data(contentsOf: URL(filePath: home.documents + "/" + name))
  }

  @Test(arguments: ["rubbish", "SQLite format 3\0rubbish", String(repeating: "\0", count: 9000)])
  func rubbishIsSetAsideAndSaid(_ rubbish: String) throws {
    let rubbish = Data(rubbish.utf8)
    try rubbish.write(to: URL(filePath: path))
    #expect(throws: HistoryError.database(.isNoDatabase(path: path))) { try history.recent(9) }
    #expect(throws: HistoryError.database(.isNoDatabase(path: path))) { try history.tallies() }
    #expect(try home.names() == ["History.sqlite"])
    #expect(try add() == .isAddedAnew(setAsideAs: "History.damaged-1.sqlite"))
    #expect(try content("History.damaged-1.sqlite") == rubbish)
    #expect(try add() == .isAdded)
    #expect(try history.recent(9).count == 2)
    try rubbish.write(to: URL(filePath: path))
    #expect(try add() == .isAddedAnew(setAsideAs: "History.damaged-2.sqlite"))
    #expect(
      try home.names() == [
        "History.damaged-1.sqlite", "History.damaged-2.sqlite", "History.sqlite",
      ])
  }

  @Test func damageThatNoStatementMeetsIsFoundBeforeAGameIsAdded() throws {
    _ = try add()
    try database().transaction { (database) throws(DatabaseError) in
      for _ in 0..<200 {
        try database.execute(
          """
          INSERT INTO games SELECT NULL, columns, rows, inARow, misere, first, grid, moves,
            playerX, nameX, playerO, nameO, outcome, started, finished, edited
          FROM games WHERE id = 1
          """)
      }
    }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seek(toOffset: 4096 * 2)
    try file.write(contentsOf: Data(repeating: 0x5a, count: 4096))
    try file.close()
    #expect(try add() == .isAddedAnew(setAsideAs: "History.damaged-1.sqlite"))
  }

  @Test(arguments: [
    "CREATE TABLE other (n INTEGER)",
    "CREATE TABLE games (n INTEGER)",
  ])
  func aDatabaseOfAnotherProgramIsSetAsideToo(_ shape: String) throws {
    do { try database().execute(shape) }
    let before = try content()
    #expect(throws: HistoryError.isNoHistory(path: path)) { try history.recent(9) }
    #expect(try content() == before)
    #expect(try add() == .isAddedAnew(setAsideAs: "History.damaged-1.sqlite"))
    #expect(try content("History.damaged-1.sqlite") == before)
  }

  @Test(arguments: ["DELETE", "WAL"])
  func aNewerHistoryIsRefusedAndLeftAsItIs(_ journal: String) throws {
    do {
      let database = try database()
      try database.execute("PRAGMA journal_mode = \(journal)")
      try database.execute("CREATE TABLE games (n INTEGER)")
      try database.setUserVersion(2)
    }
    let before = try content()
    let newer = HistoryError.isNewer(path: path, version: 2, known: 1)
    #expect(throws: newer) { try add() }
    #expect(throws: newer) { try history.recent(9) }
    #expect(throws: newer) { try history.tallies() }
    #expect(try content() == before && home.names() == ["History.sqlite"])
  }

  @Test func nonsenseThatAProgramWasToldToWriteIsNoHistory() throws {
    _ = try add()
    do {
      let database = try database()
      try database.execute("PRAGMA ignore_check_constraints = ON")
      try database.execute("UPDATE games SET columns = 9")
    }
    #expect(throws: HistoryError.isNoHistory(path: path)) { try history.recent(9) }
  }

  @Test func aLockThatIsNeverGivenBackIsAnError() throws {
    _ = try add()
    let database = try database()
    try database.transaction { (_) throws(DatabaseError) in
      #expect(throws: HistoryError.database(.isBusy(path: path))) { try add() }
    }
    #expect(try add() == .isAdded)
  }

  @Test func aLinkIsRefusedAndItsTargetUntouched() throws {
    let target = home.outside + "/other"
    try Data().write(to: URL(filePath: target))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let error = #expect(throws: HistoryError.self) { try add() }
    #expect(error?.description == "\(path): is a symbolic link, not a regular file.")
    #expect(try Data(contentsOf: URL(filePath: target)).isEmpty)
  }

  @Test func aReadOnlyHistoryIsReadAndNotAddedTo() throws {
    _ = try add()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    #expect(throws: HistoryError.database(.isReadOnly(path: path))) { try add() }
    #expect(try history.recent(9).count == 1 && history.tallies().count == 2)
  }

  @Test func programsAtOnceLoseNoGame() throws {
    let programs = try (0..<4).map { _ in
      try Running(probe, ["finish", home.path, "10", "a1 a2 b1 b2 c1"])
    }
    for program in programs { try program.end() }
    #expect(try history.recent(99).count == 40)
    #expect(try home.names() == ["History.sqlite"])
  }

  @Test func ofProgramsThatFindRubbishAtOnceOneSetsItAside() throws {
    try Data("rubbish".utf8).write(to: URL(filePath: path))
    let programs = try (0..<4).map { _ in
      try Running(probe, ["finish", home.path, "3", "a1 a2 b1 b2 c1"])
    }
    for program in programs { try program.end() }
    #expect(try history.recent(99).count == 12)
    #expect(try home.names() == ["History.damaged-1.sqlite", "History.sqlite"])
  }

  @Test(arguments: 1...12)
  func aKillInMidWriteLeavesAReadableHistory(_ count: Int) throws {
    let running = try Running(probe, ["finish", home.path, "1000000", "a1 a2 b1 b2 c1"])
    for _ in 0..<count { #expect(try running.line() == "added") }
    running.kill()
    #expect(try history.recent(999).count >= count)
    #expect(try add() == .isAdded)
    try database().check()
    #expect(try home.names() == ["History.sqlite"])
  }

  static let words: [(HistoryError, String)] = [
    (
      .isNewer(path: "/h", version: 2, known: 1),
      "/h was made by a newer program: its version is 2, and this program knows 1."
    ),
    (.isNoHistory(path: "/h"), "/h is no history of games."),
    (.isBusy(path: "/h"), "/h: another program keeps it locked."),
    (.database(.isDamaged(path: "/h")), "/h is a damaged SQLite database."),
  ]

  @Test(arguments: words)
  func everyFailureHasItsSentence(_ error: HistoryError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
