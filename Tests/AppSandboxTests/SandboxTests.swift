import AppSandbox
import Foundation
import Testing

struct SandboxTests {
  static let folders = [
    "", "/Documents", "/Documents/Inbox", "/Library", "/Library/Preferences", "/Library/Caches",
    "/tmp",
  ]

  @Test func aNewHomeIsMadeWithItsParentsAndMarker() throws {
    let folder = try TemporaryFolder()
    let sandbox = try Sandbox(home: URL(filePath: folder.path + "/a/b/home"))
    #expect(sandbox.home.path == folder.path + "/a/b/home")
    #expect(try text(at: folder.path + "/a/b/home/.container") == "format version 1\n")
    #expect(sandbox.documents.path == folder.path + "/a/b/home/Documents")
    for path in ["/a", "/a/b"] { #expect(try mode(folder.path + path) == 0o700) }
  }

  @Test(arguments: ["000", "022", "077", "777"])
  func modesDoNotDependOnTheUmask(_ mask: String) throws {
    let folder = try TemporaryFolder()
    let lines = #"umask "$2"; "$0" open "$1" && "$0" write "$1" a.data x 9"#
    #expect(try runShell(lines, folder.home, mask).errors == "")
    for path in Self.folders { #expect(try mode(folder.home + path) == 0o700) }
    for path in ["/.container", "/Documents/a.data"] {
      #expect(try mode(folder.home + path) == 0o600)
    }
  }

  @Test func aHomeOpensAgainAndKeepsItsFiles() throws {
    let folder = try TemporaryFolder()
    try folder.sandbox().documents.write(Data("a".utf8), to: "a.data")
    #expect(try folder.sandbox().documents.list() == ["Inbox", "a.data"])
  }

  @Test(arguments: folders.dropFirst())
  func aMissingFolderIsMadeAgain(_ path: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.sandbox()
    try FileManager.default.removeItem(atPath: folder.home + path)
    _ = try folder.sandbox()
    #expect(try mode(folder.home + path) == 0o700)
  }

  @Test func anEmptyFolderIsTakenAndShut() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.home, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755])
    _ = try folder.sandbox()
    #expect(try mode(folder.home) == 0o700)
  }

  @Test(arguments: ["README.md", ".hidden", "Documents"])
  func aFolderWithOtherFilesIsNeverTaken(_ name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.home, withIntermediateDirectories: false)
    try put("", at: folder.home + "/" + name)
    #expect(throws: SandboxError.homeIsNotOurs(path: folder.home)) { try folder.sandbox() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.home) == [name])
  }

  @Test func aFolderWithANameThatIsNotUnicodeIsNotEmpty() throws {
    let folder = try TemporaryFolder()
    #expect(
      try runShell(#"mkdir "$1" && touch "$1/$(printf '\377')""#, folder.home).status == 0)
    #expect(throws: SandboxError.homeIsNotOurs(path: folder.home)) { try folder.sandbox() }
  }

  @Test func aMarkerAmongOtherFilesMakesTheFolderOurs() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.home, withIntermediateDirectories: false)
    try put("learn from these", at: folder.home + "/README.md")
    try put("format version 1\r\n", at: folder.home + "/.container")
    _ = try folder.sandbox()
    #expect(try text(at: folder.home + "/README.md") == "learn from these")
    #expect(FileManager.default.fileExists(atPath: folder.documents))
  }

  @Test func whatAKilledFirstStartLeftIsNoForeignFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.home, withIntermediateDirectories: false)
    try put("form", at: folder.home + "/.writing-0123456789abcdef")
    try folder.sandbox().sweep()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.home).sorted()
        == [".container", "Documents", "Library", "tmp"])
  }

  @Test func aNewerFormatIsRefusedAndUntouched() throws {
    let folder = try TemporaryFolder()
    _ = try folder.sandbox()
    try put("format version 2\n", at: folder.home + "/.container")
    try FileManager.default.removeItem(atPath: folder.home + "/tmp")
    #expect(throws: SandboxError.formatIsNewer(path: folder.home, version: 2, known: 1)) {
      try folder.sandbox()
    }
    #expect(!FileManager.default.fileExists(atPath: folder.home + "/tmp"))
  }

  @Test(arguments: ["", "1", "format version", "format version 0", "format version x", "\u{0}"])
  func aMarkerThatNobodyWroteIsRefused(_ marker: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.sandbox()
    try put(marker, at: folder.home + "/.container")
    #expect(throws: SandboxError.formatIsUnreadable(path: folder.home + "/.container")) {
      try folder.sandbox()
    }
  }

  @Test func manyFirstStartsAtOnceMakeOneContainer() throws {
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      let starts = try (0..<8).map { _ in try Running(probe, ["open", folder.home]) }
      for start in starts {
        start.process.waitUntilExit()
        #expect(start.process.terminationStatus == 0)
      }
      #expect(try text(at: folder.home + "/.container") == "format version 1\n")
    }
  }
}
