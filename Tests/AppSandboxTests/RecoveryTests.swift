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

  private func recover(edited: Bool = false, keepingOld: Bool = false) throws -> RecoverySummary {
    try Sandbox.recover(
      home: sandbox.home, from: backup, acceptingEdited: edited, keepingOld: keepingOld)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func theContainerIsAsItWas() throws {
    try sandbox.caches.write(Data("c".utf8), to: "solved")
    let summary = try recover()
    #expect(summary.count == 2)
    #expect(summary.edited == [])
    #expect(summary.old == nil)
    #expect(try folder.documentNames() == ["a.data"])
    #expect(try sandbox.documents.read("a.data", limit: 9) == Data("hello".utf8))
    #expect(try sandbox.preferences.read("p.plist", limit: 9) == Data("p".utf8))
    #expect(try sandbox.caches.list() == [])
    #expect(try runShell(#"find "$1" -perm /077"#, folder.home).output == "")
    #expect(try text(at: folder.home + "/.container") == "format version 1\n")
    #expect(try names() == ["backup", "home"])
    try folder.sandbox().documents.write(Data("on".utf8), to: "a.data")
  }

  @Test func aHomeThatDoesNotExistIsMade() throws {
    try sandbox.uninstall()
    #expect(try recover().count == 2)
    #expect(try folder.documentNames() == ["a.data"])
    let deep = URL(filePath: folder.path + "/x/y/home")
    try Sandbox.recover(home: deep, from: backup)
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

  @Test func theOldOneIsKeptWhenAsked() throws {
    for name in ["home-before-recovery", "home-before-recovery-1"] {
      let content = try folder.content("home")
      let old = try #require(try recover(keepingOld: true).old)
      #expect(old.path == folder.path + "/" + name)
      #expect(try folder.content(name) == content)
    }
    #expect(try names() == ["backup", "home", "home-before-recovery", "home-before-recovery-1"])
  }

  @Test func otherFilesInTheHomeMoveOver() throws {
    let lines = #"cd "$1" && mkdir -p mine/deep && echo m >mine/deep/m && echo r >README.md"#
    #expect(try runShell(lines, folder.home).status == 0)
    _ = try recover()
    #expect(try text(at: folder.home + "/mine/deep/m") == "m\n")
    #expect(try text(at: folder.home + "/README.md") == "r\n")
    #expect(try names() == ["backup", "home"])
  }

  @Test func aHomeThatIsNotOursIsRefused() throws {
    let home = folder.path + "/theirs"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
    try put("theirs", at: home + "/file")
    #expect(throws: BackupError.home(.homeIsNotOurs(path: home))) {
      try Sandbox.recover(home: URL(filePath: home), from: backup)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["file"])
    #expect(try names() == ["backup", "home", "theirs"])
  }

  @Test func aBackupInTheContainerIsRefused() throws {
    let inner = URL(filePath: folder.documents + "/backup")
    try FileManager.default.moveItem(at: backup, to: inner)
    #expect(throws: BackupError.folderIsInHome(path: inner.path)) {
      try Sandbox.recover(home: sandbox.home, from: inner)
    }
    #expect(FileManager.default.fileExists(atPath: inner.path + "/manifest.json"))
  }

  @Test func twoRecoveriesAtOnceDoNotMix() throws {
    let home = open(folder.home, O_RDONLY)
    #expect(flock(home, LOCK_EX) == 0)
    #expect(throws: BackupError.home(.isInUse(path: folder.home))) { try recover() }
    close(home)
    let recoveries = try (0..<4).map { _ in
      try Running(probe, ["recover", folder.home, backup.path])
    }
    for recovery in recoveries { recovery.process.waitUntilExit() }
    #expect(recoveries.contains { $0.process.terminationStatus == 0 })
    #expect(try folder.documentNames() == ["a.data"])
    _ = try recover()
    #expect(try names() == ["backup", "home"])
  }

  @Test func aHomeBehindALinkIsReplacedWhereItIs() throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "home")
    try Sandbox.recover(home: URL(filePath: link), from: backup)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "home")
    #expect(try folder.documentNames() == ["a.data"])
  }
}
