import AppSandbox
import CSQLite
import Foundation
import Testing

/// Databases that are in use while they are backed up.
struct DatabaseBackupTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
  }

  private func open(_ path: String, _ statements: String) throws -> OpaquePointer {
    var database: OpaquePointer?
    #expect(sqlite3_open(path, &database) == SQLITE_OK)
    let opened = try #require(database)
    #expect(sqlite3_exec(opened, statements, nil, nil, nil) == SQLITE_OK)
    return opened
  }

  private func count(_ database: OpaquePointer) -> Int {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard
      sqlite3_prepare_v2(database, "SELECT count(*) FROM games", -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return -1 }
    return Int(sqlite3_column_int(statement, 0))
  }

  private static let fill = """
    CREATE TABLE games (moves TEXT);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO games SELECT 'a1 b2 ' || i FROM n;
    """

  @Test(arguments: ["wal", "delete"])
  func aDatabaseInUseIsCopiedWhole(_ journal: String) throws {
    let path = folder.documents + "/History.sqlite"
    let database = try open(path, "PRAGMA journal_mode=\(journal);" + Self.fill)
    defer { sqlite3_close(database) }
    #expect(FileManager.default.fileExists(atPath: path + "-wal") == (journal == "wal"))
    let summary = try sandbox.backup(to: URL(filePath: folder.path + "/backup"))
    #expect(summary.count == 1)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/backup/Documents")
    #expect(names == ["History.sqlite"])
    let copy = try open(folder.path + "/backup/Documents/History.sqlite", "")
    #expect(count(copy) == 1000)
    #expect(sqlite3_close(copy) == SQLITE_OK)
    #expect(try mode(folder.path + "/backup/Documents/History.sqlite") == 0o600)
  }

  /// SQLite's locks belong to the process and fall when it closes any descriptor of the file.
  @Test func aTransactionOfThisProgramKeepsItsLocks() throws {
    let path = folder.documents + "/History.sqlite"
    let database = try open(path, Self.fill + "BEGIN IMMEDIATE; DELETE FROM games;")
    defer { sqlite3_close(database) }
    _ = try sandbox.backup(to: URL(filePath: folder.path + "/backup"))
    let look = #"python3 -c "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], timeout=0); "#
    let other = try runShell(look + #"c.execute('DELETE FROM games')" "$1""#, path)
    #expect(other.errors.contains("database is locked"))
    let copy = try open(folder.path + "/backup/Documents/History.sqlite", "")
    #expect(count(copy) == 1000)
    sqlite3_close(copy)
  }

  @Test func whatOnlyLooksLikeADatabaseIsCopiedAsItIs() throws {
    let contents = [
      "a.sqlite": "rubbish", "b.sqlite": "", "c.sqlite": "SQLite format 3\0" + "damaged",
      "d.sqlite-wal": "nobody's", "SQLite format 3": "SQLite format 3",
    ]
    for (name, content) in contents { try put(content, at: folder.documents + "/" + name) }
    _ = try sandbox.backup(to: URL(filePath: folder.path + "/backup"))
    for (name, content) in contents {
      #expect(try text(at: folder.path + "/backup/Documents/" + name) == content)
    }
  }

  @Test func aRecoveredDatabaseOpens() throws {
    let path = folder.documents + "/History.sqlite"
    sqlite3_close(try open(path, "PRAGMA journal_mode=wal;" + Self.fill))
    let backup = URL(filePath: folder.path + "/backup")
    _ = try sandbox.backup(to: backup)
    try sandbox.documents.remove("History.sqlite")
    try Sandbox.recover(home: sandbox.home, from: backup, at: moment)
    let database = try open(path, "")
    #expect(count(database) == 1000)
    sqlite3_close(database)
  }
}
