import AppSandbox
import Foundation
import Testing

struct RecoveryTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox
  private let backup: URL

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
    try sandbox.documents.write(Data("hello".utf8), to: "a.data")
    try sandbox.preferences.write(Data("p".utf8), to: "p.plist")
    backup = URL(filePath: folder.path + "/backup")
    _ = try sandbox.backup(to: backup)
    try sandbox.documents.write(Data("later".utf8), to: "a.data")
    try sandbox.documents.write(Data("b".utf8), to: "b.data")
  }

  private func recover(edited: Bool = false) throws -> RecoverySummary {
    try Sandbox.recover(home: sandbox.home, from: backup, acceptingEdited: edited, at: moment)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func theContainerIsAsItWas() throws {
    try sandbox.caches.write(Data("c".utf8), to: "solved")
    let summary = try recover()
    #expect(summary.count == 2)
    #expect(summary.edited == [])
    #expect(try folder.documentNames() == ["a.data"])
    #expect(try sandbox.documents.read("a.data", limit: 9) == Data("hello".utf8))
    #expect(try sandbox.preferences.read("p.plist", limit: 9) == Data("p".utf8))
    #expect(try sandbox.caches.list() == [])
    #expect(try runShell(#"find "$1" -perm /077"#, folder.home).output == "")
    #expect(try text(at: folder.home + "/.container") == "format version 1\n")
    try folder.sandbox().documents.write(Data("on".utf8), to: "a.data")
  }

  @Test func aHomeThatDoesNotExistIsMade() throws {
    try sandbox.uninstall()
    #expect(try recover().count == 2)
    #expect(try folder.documentNames() == ["a.data"])
    let deep = URL(filePath: folder.path + "/x/y/home")
    try Sandbox.recover(home: deep, from: backup, at: moment)
    #expect(try text(at: deep.path + "/Documents/a.data") == "hello")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/x/y") == ["home"])
  }

  @Test func anEditedFileIsNamedAndTakenOnlyWhenAccepted() throws {
    try put("hellO", at: backup.path + "/Documents/a.data", mode: 0o644)
    #expect(throws: BackupError.filesWereEdited(["Documents/a.data"])) { try recover() }
    #expect(try sandbox.documents.read("a.data", limit: 9) == Data("later".utf8))
    #expect(try recover(edited: true).edited == ["Documents/a.data"])
    #expect(try sandbox.documents.read("a.data", limit: 9) == Data("hellO".utf8))
    #expect(try mode(folder.documents + "/a.data") == 0o600)
  }

  @Test func whatWasThereBeforeIsKeptAsAWholeContainer() throws {
    for number in 1...3 {
      let content = try folder.content("home")
      let summary = try recover()
      #expect(summary.kept?.path == folder.path + "/" + folder.kept(number))
      #expect(summary.remains == nil)
      #expect(try folder.content(folder.kept(number)) == content)
      let kept = try Sandbox(home: #require(summary.kept))
      let text = number == 1 ? "later" : "hello"
      #expect(try kept.documents.read("a.data", limit: 9) == Data(text.utf8))
      _ = try kept.use()
    }
    #expect(try names() == (["backup", "home"] + (1...3).map(folder.kept)).sorted())
  }

  @Test(arguments: [
    ("true", false), ("touch Library/Caches/c tmp/t .writing-0123456789abcdef", false),
    ("touch Documents/.writing-0123456789abcdef", false), ("rm -r tmp Documents Library", false),
    ("touch Documents/a", true), ("touch Documents/Inbox/i", true), ("mkdir Documents/d", true),
    ("touch Library/l", true), ("touch Library/Preferences/p", true),
    (#"touch "Documents/$(printf '\377')""#, true),
    ("rmdir Documents/Inbox; ln -s / Documents/Inbox", true),
  ])
  func onlyWhatHoldsSomethingOfThePersonsIsKept(_ lines: String, _ isKept: Bool) throws {
    try sandbox.uninstall()
    _ = try folder.sandbox()
    #expect(try runShell(#"cd "$1" && "# + lines, folder.home).status == 0)
    let summary = try recover()
    #expect((summary.kept != nil) == isKept && summary.remains == nil)
    #expect(try names() == ["backup", "home"] + (isKept ? [folder.kept()] : []))
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func otherFilesInTheHomeMoveOver() throws {
    let lines = #"cd "$1" && mkdir -p mine/deep && echo m >mine/deep/m && echo r >README.md"#
    #expect(try runShell(lines, folder.home).status == 0)
    _ = try recover()
    #expect(try text(at: folder.home + "/mine/deep/m") == "m\n")
    #expect(try text(at: folder.home + "/README.md") == "r\n")
    #expect(try folder.content(folder.kept())["README.md"] == nil)
  }

  @Test func aHomeThatIsNotOursIsRefused() throws {
    let home = folder.path + "/theirs"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
    try put("theirs", at: home + "/file")
    #expect(throws: BackupError.home(.homeIsNotOurs(path: home))) {
      try Sandbox.recover(home: URL(filePath: home), from: backup, at: moment)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["file"])
    #expect(try names() == ["backup", "home", "theirs"])
  }

  @Test func aBackupInTheContainerIsRefused() throws {
    let inner = URL(filePath: folder.documents + "/backup")
    try FileManager.default.moveItem(at: backup, to: inner)
    #expect(throws: BackupError.folderIsInHome(path: inner.path)) {
      try Sandbox.recover(home: sandbox.home, from: inner, at: moment)
    }
    #expect(FileManager.default.fileExists(atPath: inner.path + "/manifest.json"))
  }

  @Test func twoRecoveriesAtOnceDoNotMix() throws {
    let home = open(folder.home, O_RDONLY)
    #expect(flock(home, LOCK_EX) == 0)
    #expect(throws: BackupError.home(.isInUse(path: folder.home))) { try recover() }
    flock(home, LOCK_UN)
    close(home)
    let recoveries = try (0..<4).map { _ in
      try Running(probe, ["recover", folder.home, backup.path])
    }
    for recovery in recoveries { recovery.process.waitUntilExit() }
    #expect(recoveries.contains { $0.process.terminationStatus == 0 })
    #expect(try folder.documentNames() == ["a.data"])
    #expect(try names().allSatisfy { $0 == "backup" || $0.hasPrefix("home") })
  }

  @Test func aHomeBehindALinkIsReplacedWhereItIs() throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "home")
    try Sandbox.recover(home: URL(filePath: link), from: backup, at: moment)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "home")
    #expect(try folder.documentNames() == ["a.data"])
  }
}
