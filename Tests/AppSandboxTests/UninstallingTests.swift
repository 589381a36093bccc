import AppSandbox
import Foundation
import Testing

struct UninstallingTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
  }

  @Test func theContainerGoesWithAllThatIsInIt() throws {
    let lines = #"""
      cd "$1" && mkdir -p Documents/a/b && touch Documents/a/b/x "Documents/$(printf '\377')" \
        Documents/.hidden Library/Caches/c tmp/t .writing-0123456789abcdef &&
        chmod 0500 Documents/a && chmod 0400 Documents/.hidden
      """#
    #expect(try runShell(lines, folder.home).status == 0)
    #expect(try sandbox.uninstall() == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func noLinkLeadsOut() throws {
    let lines = #"""
      mkdir "$2" && echo kept >"$2/file"
      cd "$1" && ln -s "$2" Documents/link && ln "$2/file" Documents/hard && rmdir tmp && ln -s "$2" tmp
      """#
    #expect(try runShell(lines, folder.home, folder.path + "/outside").status == 0)
    #expect(try sandbox.uninstall() == [])
    #expect(try text(at: folder.path + "/outside/file") == "kept\n")
    #expect(!FileManager.default.fileExists(atPath: folder.home))
  }

  @Test func otherFilesInTheHomeStay() throws {
    try put("learn from these", at: folder.home + "/README.md")
    #expect(try sandbox.uninstall() == ["README.md"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.home) == ["README.md"])
  }

  @Test func whatHasNoMarkerOfOursIsLeftAlone() throws {
    try sandbox.documents.write(Data("d".utf8), to: "a.data")
    try put("format version 2\n", at: folder.home + "/.container")
    #expect(throws: SandboxError.formatIsNewer(path: folder.home, version: 2, known: 1)) {
      try sandbox.uninstall()
    }
    try FileManager.default.removeItem(atPath: folder.home + "/.container")
    #expect(throws: SandboxError.homeIsNotOurs(path: folder.home)) { try sandbox.uninstall() }
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test(arguments: [".", "home"])
  func whereTheContainerCannotGoNothingIsRemoved(_ name: String) throws {
    try sandbox.documents.write(Data("d".utf8), to: "a.data")
    let content = try folder.content("home")
    let place = name == "." ? folder.path : folder.home
    try #expect(runShell(#"chmod 0555 "$1""#, place).status == 0)
    defer { _ = try? runShell(#"chmod 0700 "$1""#, place) }
    let error = try #require(throws: SandboxError.self) { try sandbox.uninstall() }
    #expect(
      error.description == "\(place): the folder is read-only, so nothing was removed.")
    #expect(try folder.content("home") == content)
  }

  @Test func aHomeThatStaysNeedsNoRoomToGo() throws {
    try put("learn from these", at: folder.home + "/README.md")
    try #expect(runShell(#"chmod 0555 "$1""#, folder.path).status == 0)
    defer { _ = try? runShell(#"chmod 0700 "$1""#, folder.path) }
    #expect(try sandbox.uninstall() == ["README.md"])
  }

  /// The kernel refuses root nothing, so the probe runs as somebody else.
  @Test(
    .enabled(if: geteuid() == 0),
    arguments: [
      ("chmod 0500 Documents/a", true), ("chmod 0 Documents/a", false),
      ("chown 0 Documents/a", false), ("chown 0 Documents/a && chmod 0777 Documents/a", true),
      ("chown 0 Documents/a && chmod 0577 Documents/a", false),
    ])
  func aFolderDeepInsideIsFoundBeforeAnythingIsRemoved(_ lines: String, _ goes: Bool) throws {
    // Where the tests' own folder may be shut to others, this one is not.
    let folder = try TemporaryFolder(in: URL(filePath: "/tmp"))
    _ = try folder.sandbox()
    let setUp = #"""
      cd "$1" && mkdir -p Documents/a && touch Documents/a/x Documents/b && chmod 0755 "$2" &&
        chown -R 65534 "$2" && \#(lines) && cp "$0" "$2/probe"
      """#
    #expect(try runShell(setUp, folder.home, folder.path).status == 0)
    let content = try folder.content("home")
    let done = try runShell(
      #"cd / && setpriv --reuid 65534 --clear-groups "$2/probe" uninstall "$1""#, folder.home,
      folder.path)
    #expect((done.status == 0) == goes, "\(done.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.home) == !goes)
    if goes { return }
    #expect(done.errors.hasPrefix(folder.documents + "/a: "))
    #expect(done.errors.hasSuffix(", so nothing was removed.\n"))
    #expect(try folder.content("home") == content)
  }

  @Test func aRemovalThatWasKilledCanBeBegunAgain() throws {
    for number in 1...4 {
      try put("", at: folder.documents + "/\(number)")
    }
    let killed = try run(
      "strace",
      [
        "-qq", "-o", "/dev/null", "-e", "inject=unlinkat:signal=KILL:when=3", probe, "uninstall",
        folder.home,
      ])
    #expect(killed.status != 0)
    #expect(try text(at: folder.home + "/.container") == "format version 1\n")
    #expect(try sandbox.uninstall() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.home))
  }
}
