import AppSandbox
import Foundation
import Testing

/// Backups that nobody made, or that somebody changed.
struct HostileBackupTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox
  private let backup: URL
  private let sum = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
    try sandbox.documents.write(Data("hello".utf8), to: "a.data")
    backup = URL(filePath: folder.path + "/backup")
    _ = try sandbox.backup(to: backup)
    try sandbox.documents.write(Data("later".utf8), to: "a.data")
  }

  /// What is thrown when edits are accepted, so that nothing else hides behind them.
  private func refusal() throws -> BackupError? {
    let before = try folder.content("home")
    let error = #expect(throws: BackupError.self) {
      try Sandbox.recover(home: sandbox.home, from: backup, acceptingEdited: true, at: moment)
    }
    #expect(try folder.content("home") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0 != "outside" } == ["backup", "home"])
    return error
  }

  private func list(_ paths: [String], size: String = "5", version: String = "1") throws {
    let files = paths.map { #"{"path": "\#($0)", "sha256": "\#(sum)", "size": \#(size)}"# }
    try put(
      #"{"files": [\#(files.joined(separator: ","))], "version": \#(version)}"#,
      at: backup.path + "/manifest.json")
  }

  static let paths = [
    "../outside", "Documents/../../outside", "/etc/passwd", "Documents", "Documents/", "",
    "Documents//a.data", "Documents/./a.data", "./Documents/a.data", "documents/a.data",
    "DOCUMENTS/a.data", "Library/Caches/c", "Library/Caches", "tmp/t", ".container",
    "manifest.json",
    "Documents/a\\u0000", "Documents/..", "Documents/.writing-0123456789abcdef",
    "Documents\\\\a.data", "Documents/" + String(repeating: "x", count: 256),
    "Documents" + String(repeating: "/d", count: 40),
  ]

  @Test(arguments: paths)
  func aPathThatNoBackupHasIsRefused(_ path: String) throws {
    try list(["Documents/a.data", path])
    guard case .pathIsRefused = try refusal() else {
      Issue.record("was not refused for its path")
      return
    }
  }

  @Test func aPathThatIsThereTwiceIsRefused() throws {
    try list(["Documents/a.data", "Documents/a.data"])
    #expect(try refusal() == .pathIsRefused("Documents/a.data"))
  }

  /// On Linux names that differ in case or in how an accent is written are two names.
  @Test func namesThatAreAlikeAreTwoFiles() throws {
    for name in ["A.data", "\u{e9}", "e\u{301}"] {
      try sandbox.documents.write(Data(name.utf8), to: name)
    }
    let second = URL(filePath: folder.path + "/second")
    #expect(try sandbox.backup(to: second).count == 4)
    #expect(try Sandbox.recover(home: sandbox.home, from: second, at: moment).count == 4)
    #expect(try sandbox.documents.read("e\u{301}", limit: 9) == Data("e\u{301}".utf8))
  }

  static let manifests = [
    "", "{", "null", "[]", "{}", #"{"version": 1}"#, #"{"files": {}, "version": 1}"#,
    #"{"files": [{"path": 1, "sha256": "", "size": 0}], "version": 1}"#,
    #"{"files": [], "version": 0}"#, #"{"files": [], "version": "1"}"#, "\u{0}\u{0}",
    #"{"files": [{"path": "Documents/a.data", "sha256": "", "size": 1e99}], "version": 1}"#,
    String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: manifests)
  func aListThatIsNoneIsRefused(_ manifest: String) throws {
    try put(manifest, at: backup.path + "/manifest.json")
    #expect(
      try refusal() == .manifestIsUnreadable(path: backup.path + "/manifest.json"))
  }

  @Test func aNewerListIsRefused() throws {
    try list(["Documents/a.data"], version: "2")
    #expect(try refusal() == .formatIsNewer(path: backup.path, version: 2, known: 1))
  }

  @Test func aListOfAHugeSizeIsRefusedUnread() throws {
    #expect(truncate(backup.path + "/manifest.json", 1 << 40) == 0)
    guard case .file(let error) = try refusal() else {
      Issue.record("was not refused for its size")
      return
    }
    #expect(error.fault == .isLarger(size: 1 << 40, limit: 1 << 26))
  }

  @Test(arguments: ["0", "6", "-5", "9223372036854775807"])
  func aSizeThatIsNotTheFilesIsAnEdit(_ size: String) throws {
    try list(["Documents/a.data"], size: size)
    #expect(throws: BackupError.filesWereEdited(["Documents/a.data"])) {
      try Sandbox.recover(home: sandbox.home, from: backup, at: moment)
    }
  }

  @Test func aMissingFileIsNamed() throws {
    try FileManager.default.removeItem(atPath: backup.path + "/Documents/a.data")
    #expect(try refusal() == .filesAreMissing(["Documents/a.data"]))
  }

  static let additions = [
    (#"touch "$1/extra""#, "extra"), (#"touch "$1/Documents/extra""#, "Documents/extra"),
    (#"mkdir "$1/tmp""#, "tmp"), (#"ln -s a.data "$1/Documents/link""#, "Documents/link"),
    (#"mkfifo "$1/Documents/pipe""#, "Documents/pipe"), (#"ln -s / "$1/Library""#, "Library"),
    (#"mkdir -p "$1/Library/Caches" && touch "$1/Library/Caches/c""#, "Library/Caches/c"),
    (#"touch "$1/Documents/$(printf '\377')""#, "Documents/\u{fffd}"),
    (#"mkdir "$1/Documents/d" && ln -s / "$1/Documents/d/root""#, "Documents/d/root"),
  ]

  @Test(arguments: additions)
  func whatTheListDoesNotHaveIsRefused(_ lines: String, _ name: String) throws {
    #expect(try runShell(lines, backup.path).status == 0)
    #expect(try refusal() == .filesAreUnknown([name]))
  }

  static let swaps = [
    #"mv "$1/Documents/a.data" "$2" && ln -s "$2" "$1/Documents/a.data""#,
    #"mv "$1/Documents" "$2" && ln -s "$2" "$1/Documents""#,
    #"mv "$1/manifest.json" "$2" && ln -s "$2" "$1/manifest.json""#,
    #"rm "$1/Documents/a.data" && mkfifo "$1/Documents/a.data""#,
    #"rm "$1/manifest.json" && mkfifo "$1/manifest.json""#,
    #"rm "$1/Documents/a.data" && mkdir "$1/Documents/a.data""#,
  ]

  @Test(arguments: swaps)
  func aLinkOrPipeInAFilesPlaceIsRefused(_ lines: String) throws {
    #expect(try runShell(lines, backup.path, folder.path + "/outside").status == 0)
    _ = try refusal()
  }

  @Test func aFolderThatIsNoBackupIsRefused() throws {
    try FileManager.default.removeItem(atPath: backup.path + "/manifest.json")
    #expect(try refusal() == .manifestIsMissing(path: backup.path))
  }
}
