import AppSandbox
import Foundation
import Testing

struct DatabaseTests {
  private let folder: TemporaryFolder
  private let documents: Folder
  private var path: String { folder.documents + "/a.sqlite" }

  init() throws {
    folder = try TemporaryFolder()
    documents = try folder.sandbox().documents
  }

  private func opened(patience: Int = 5000) throws(DatabaseError) -> Database {
    try Database("a.sqlite", in: documents, patience: patience)
  }

  private static let values: [DatabaseValue] = [
    nil, 0, -1, .integer(.max), .integer(.min), 1.0, 0.1, "", "é日本", "a\u{0}b", .blob([]),
    .blob([0, 255]), .text(String(repeating: "x", count: 100_000)),
  ]

  @Test(arguments: values)
  func everyValueComesBackAsItWas(_ value: DatabaseValue) throws {
    let database = try opened()
    try database.execute("CREATE TABLE a (v ANY) STRICT")
    try database.execute("INSERT INTO a VALUES (?)", [value])
    #expect(try database.rows("SELECT v FROM a").map(\.values) == [[value]])
    #expect(try database.rows("SELECT 1 FROM a WHERE v IS ?", [value]).count == 1)
  }

  @Test func aRowIsReadByItsColumns() throws {
    let database = try opened()
    let rows = try database.rows("SELECT 1 AS a, 2.5 AS b, 't' AS c, x'01' AS d, NULL AS e")
    let row = try #require(rows.first)
    #expect(row.integer("a") == 1 && row.real("a") == 1 && row.real("b") == 2.5)
    #expect(row.text("c") == "t" && row.blob("d") == [1])
    #expect(row["e"] == .null && row["f"] == nil)
    #expect(row.integer("b") == nil && row.text("a") == nil && row.blob("c") == nil)
    #expect(row.real("c") == nil && row.integer("e") == nil)
  }

  @Test func aStatementRunsAgainWithOtherValues() throws {
    let database = try opened()
    try database.execute("CREATE TABLE a (n INTEGER)")
    let insert = try database.prepare("INSERT INTO a VALUES (?)")
    for number in 1...3 { try insert.rows([.integer(number)]) }
    #expect(throws: DatabaseError.valuesDoNotFit(path: path, wanted: 1, given: 0)) {
      try insert.rows()
    }
    #expect(try database.rows("SELECT sum(n) AS sum FROM a").first?.integer("sum") == 6)
  }

  @Test func aTransactionIsAllOrNothing() throws {
    let database = try opened()
    try database.execute("CREATE TABLE a (n INTEGER UNIQUE)")
    let error = #expect(throws: DatabaseError.self) {
      try database.transaction { (database) throws(DatabaseError) in
        try database.execute("INSERT INTO a VALUES (1)")
        try database.execute("INSERT INTO a VALUES (1)")
      }
    }
    #expect(error == .isForbidden(path: path, "UNIQUE constraint failed: a.n"))
    #expect(try database.rows("SELECT n FROM a").isEmpty)
    let answer = try database.transaction { (database) throws(DatabaseError) in
      try database.execute("INSERT INTO a VALUES (1)")
      return "done"
    }
    #expect(answer == "done")
    #expect(try opened().rows("SELECT n FROM a").count == 1)
  }

  @Test func itsSettingsAreThoseOfADurableFile() throws {
    let database = try opened()
    func setting(_ name: String) throws -> [DatabaseValue]? {
      try database.rows("PRAGMA \(name)").first?.values
    }
    #expect(try setting("synchronous") == [2])
    #expect(try setting("temp_store") == [2])
    #expect(try setting("journal_mode") == ["delete"])
    #expect(try database.userVersion() == 0)
    try database.setUserVersion(7)
    #expect(try opened().userVersion() == 7)
  }

  /// With a umask that takes nothing away; the mode of the journals is the database's.
  @Test func everyFileIsForThePersonAloneAndNothingStaysBeside() throws {
    let script = """
      umask 000; "$0" database "$1"; find "$1/Documents" -type f -perm /077; ls "$1/Documents"
      """
    let work = try runShell(script, folder.home)
    #expect(work.errors == "")
    #expect(
      work.output == """
        a.sqlite 600, a.sqlite-journal 600
        a.sqlite 600, a.sqlite-shm 600, a.sqlite-wal 600
        Inbox
        a.sqlite

        """)
  }

  @Test(arguments: [
    "rubbish", "SQLite format 3\0 and rubbish", String(repeating: "x", count: 9999),
  ])
  func rubbishIsNoticedAtOnceAndLeftAsItIs(_ content: String) throws {
    try put(content, at: path)
    #expect(throws: DatabaseError.isNoDatabase(path: path)) { _ = try opened() }
    #expect(try text(at: path) == content)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
    #expect(!open.contains(path))
  }

  @Test func damageInsideIsFound() throws {
    do {
      let database = try opened()
      try database.execute("CREATE TABLE a (t TEXT)")
      for _ in 0..<50 {
        try database.execute(
          "INSERT INTO a VALUES (?)", [.text(String(repeating: "x", count: 999))])
      }
      try database.check()
    }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seek(toOffset: 4096 * 3)
    try file.write(contentsOf: Data(repeating: 0x5a, count: 4096))
    try file.close()
    let database = try opened()
    #expect(throws: DatabaseError.isDamaged(path: path)) { try database.check() }
  }

  @Test func whatIsNoRegularFileIsRefused() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
    let error = #expect(throws: DatabaseError.self) { _ = try opened() }
    #expect(error?.description == "\(path): is a symbolic link, not a regular file.")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(
      #expect(throws: DatabaseError.self) { _ = try opened() }?.description
        == "\(path): is a folder, not a regular file.")
  }

  @Test(arguments: ["/a.sqlite", ""])
  func whatIsReadOnlyIsReadAndNotChangedByRootEither(_ name: String) throws {
    do { try opened().execute("CREATE TABLE a (n INTEGER)") }
    let mode = name.isEmpty ? 0o500 : 0o400
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.documents + name)
    let database = try opened()
    #expect(try database.rows("SELECT n FROM a").isEmpty)
    #expect(throws: DatabaseError.isReadOnly(path: path)) {
      try database.execute("INSERT INTO a VALUES (1)")
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.documents)
  }

  @Test func whoeverComesSecondWaitsOnlySoLong() throws {
    let first = try opened()
    let second = try opened(patience: 1)
    try first.execute("CREATE TABLE a (n INTEGER)")
    try first.transaction { (first) throws(DatabaseError) in
      try first.execute("INSERT INTO a VALUES (1)")
      #expect(throws: DatabaseError.isBusy(path: path)) { try second.execute("BEGIN IMMEDIATE") }
    }
    try second.execute("INSERT INTO a VALUES (2)")
    #expect(try first.rows("SELECT n FROM a").count == 2)
  }

  @Test func anotherJournalIsGivenUp() throws {
    do {
      let database = try opened()
      try database.execute("PRAGMA journal_mode = WAL")
      try database.execute("CREATE TABLE a (n INTEGER)")
      try database.useTransientJournal()
      #expect(try folder.documentNames() == ["a.sqlite"])
    }
    #expect(try opened().rows("PRAGMA journal_mode").first?.values == ["delete"])
  }

  @Test func whatIsSetAsideTakesItsJournalAlong() throws {
    for name in ["a.sqlite", "a.sqlite-journal", "a.sqlite-wal", "a.damaged-1.sqlite"] {
      try put(name, at: folder.documents + "/" + name)
    }
    #expect(try documents.setDatabaseAside("a.sqlite") == "a.damaged-2.sqlite")
    #expect(
      try folder.documentNames() == [
        "a.damaged-1.sqlite", "a.damaged-2.sqlite", "a.damaged-2.sqlite-journal",
        "a.damaged-2.sqlite-wal",
      ])
    #expect(try text(at: folder.documents + "/a.damaged-2.sqlite") == "a.sqlite")
  }

  static let words: [(DatabaseError, String)] = [
    (.isNoDatabase(path: "/a"), "/a is no SQLite database."),
    (.isDamaged(path: "/a"), "/a is a damaged SQLite database."),
    (.isBusy(path: "/a"), "/a: another program keeps it locked."),
    (.isReadOnly(path: "/a"), "/a is read-only."),
    (.diskIsFull(path: "/a"), "/a: there is no room on the disk."),
    (.isForbidden(path: "/a", "no"), "/a: no."),
    (.failed(path: "/a", "disk I/O error"), "/a: disk I/O error."),
    (.statementIsWrong(path: "/a", "near x"), "/a: near x."),
    (
      .valuesDoNotFit(path: "/a", wanted: 1, given: 2),
      "/a: the statement has places for 1 values, and 2 were given."
    ),
  ]

  @Test(arguments: words)
  func everyFailureHasItsSentence(_ error: DatabaseError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(arguments: ["SELEC", "SELECT * FROM nowhere", "", "SELECT 1 AS"])
  func aWrongStatementIsSaid(_ statement: String) throws {
    let database = try opened()
    let error = #expect(throws: DatabaseError.self) { try database.execute(statement) }
    guard case .statementIsWrong(path, let words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!words.isEmpty)
  }
}
