import AppSandbox
import Foundation
import Testing

struct BackupTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
    try sandbox.documents.write(Data("hello".utf8), to: "a.data")
  }

  private var place: String { folder.path + "/backup" }

  private func back() throws -> BackupSummary { try sandbox.backup(to: URL(filePath: place)) }

  @Test func everythingOfThePersonIsInItAndNothingElse() throws {
    let lines = #"""
      cd "$1" && echo i >Documents/Inbox/i && mkdir -p Documents/deep/er && echo d >Documents/deep/er/d &&
        echo h >Documents/.hidden && echo p >Library/Preferences/p && echo l >Library/l &&
        echo c >Library/Caches/c && echo t >tmp/t && echo r >README.md && : >Documents/empty &&
        echo w >Documents/.writing-0123456789abcdef && ln -s a.data Documents/link && mkfifo Library/pipe &&
        echo x >"Documents/$(printf '\377')"
      """#
    #expect(try runShell(lines, folder.home).status == 0)
    let summary = try back()
    let files = try runShell(#"cd "$1" && find . -type f | LC_ALL=C sort"#, place).output
    #expect(
      files.split(separator: "\n") == [
        "./Documents/.hidden", "./Documents/Inbox/i", "./Documents/a.data", "./Documents/deep/er/d",
        "./Documents/empty", "./Library/Preferences/p", "./Library/l", "./manifest.json",
      ])
    #expect(summary.count == 7)
    #expect(summary.folder.path == place)
    #expect(summary.irregular == ["Documents/link", "Documents/\u{fffd}", "Library/pipe"])
    #expect(try text(at: place + "/Documents/deep/er/d") == "d\n")
    #expect(try runShell(#"find "$1" -perm /077"#, place).output == "")
  }

  @Test func theListCanBeReadByAPerson() throws {
    _ = try back()
    #expect(
      try text(at: place + "/manifest.json") == """
        {
          "files" : [
            {
              "path" : "Documents/a.data",
              "sha256" : "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
              "size" : 5
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func timesAreKept() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.documents + "/a.data")
    _ = try back()
    let path = place + "/Documents/a.data"
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
    try Sandbox.recover(home: sandbox.home, from: URL(filePath: place), at: moment)
    #expect(try sandbox.documents.attributes(of: "a.data").modified == date)
  }

  @Test func whatIsExcludedIsNotInItAndSaid() throws {
    try sandbox.documents.write(Data("b".utf8), to: "b.data")
    try sandbox.documents.excludeFromBackup("b.data")
    try put("p", at: folder.home + "/Library/Preferences/p")
    try sandbox.library.excludeFromBackup("Preferences")
    let summary = try back()
    #expect(summary.excluded == ["Documents/b.data", "Library/Preferences"])
    #expect(try sandbox.documents.read("b.data", limit: 1) == Data("b".utf8))
    #expect(summary.count == 1)
  }

  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    #expect(try back().count == 1)
  }

  @Test func aFolderWithFilesIsRefusedAndLeftAlone() throws {
    _ = try back()
    let before = try text(at: place + "/manifest.json")
    #expect(throws: BackupError.targetIsNotEmpty(path: place)) { try back() }
    #expect(try text(at: place + "/manifest.json") == before)
    #expect(throws: BackupError.targetIsNotEmpty(path: folder.path)) {
      try sandbox.backup(to: URL(filePath: folder.path))
    }
  }

  @Test func aFolderInTheContainerIsRefused() throws {
    for inner in ["", "/Documents", "/Documents/backup", "/Library/../tmp/backup"] {
      #expect(throws: BackupError.self) {
        try sandbox.backup(to: URL(filePath: folder.home + inner))
      }
    }
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.documents)
    #expect(throws: BackupError.folderIsInHome(path: folder.documents + "/backup")) {
      try sandbox.backup(to: URL(filePath: link + "/backup"))
    }
    #expect(try folder.documentNames() == ["a.data"])
    #expect(try sandbox.backup(to: URL(filePath: folder.home + "-backup")).count == 1)
  }

  @Test func aTargetThatIsNoFolderOrHasNoParentIsRefused() throws {
    try put("", at: place)
    #expect(throws: BackupError.self) { try back() }
    #expect(throws: BackupError.self) {
      try sandbox.backup(to: URL(filePath: folder.path + "/none/backup"))
    }
  }

  @Test(arguments: [true, false])
  func aBackupThatFailedLeavesNothing(_ isNew: Bool) throws {
    try sandbox.preferences.write(Data("p".utf8), to: "p.plist")
    let names = ["write", "fsync", "mkdirat", "lseek", "fchmodat", "utimensat", "read"]
    let calls = try systemCalls(["backup", folder.home, place], in: folder)
      .filter { names.contains($0.name) }
    #expect(Set(calls.map(\.name)) == Set(names))
    for call in calls {
      try? FileManager.default.removeItem(atPath: place)
      if !isNew {
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
      }
      let failed = try runFaulty(["backup", folder.home, place], "error=ENOSPC", at: call)
      if failed.status == 0 { continue }
      #expect(failed.errors.contains("No space left on device"), "\(call)")
      let left = try? FileManager.default.contentsOfDirectory(atPath: place)
      #expect(left == (isNew ? nil : []), "\(call)")
    }
    #expect(try text(at: folder.documents + "/a.data") == "hello")
  }

  @Test(arguments: [
    ("write", "backup/Documents/a.data"), ("fsync", "backup/Documents/a.data"),
    ("pwrite64", "backup/Documents/b.sqlite"), ("read", "home/Documents/a.data"),
  ])
  func theFileThatFailedIsNamed(_ call: String, _ name: String) throws {
    try Database("b.sqlite", in: sandbox.documents).execute("CREATE TABLE t (a)")
    let path = folder.path + "/" + name
    let injection = ["-e", "inject=\(call):error=ENOSPC", "-P", path]
    let failed = try run(
      "strace", ["-qq", "-o", "/dev/null"] + injection + [probe, "backup", folder.home, place])
    #expect(failed.status == 1 && failed.errors.hasPrefix(path + ": "), "\(failed.errors)")
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
