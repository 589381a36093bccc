import AppSandbox
import Foundation
import Testing

/// Who uses a container keeps it where it is.
struct SandboxUseTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox
  private let backup: URL
  private let content: [String: Data]

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
    try sandbox.documents.write(Data("hello".utf8), to: "a.data")
    backup = URL(filePath: folder.path + "/backup")
    _ = try sandbox.backup(to: backup)
    try sandbox.documents.write(Data("later".utf8), to: "b.data")
    content = try folder.content("home")
  }

  private func expectRefusals(_ refusal: SandboxError) throws {
    #expect(throws: BackupError.home(refusal)) {
      try Sandbox.recover(home: sandbox.home, from: backup, at: moment)
    }
    #expect(throws: refusal) { try sandbox.uninstall() }
    #expect(try folder.content("home") == content)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["backup", "home"])
  }

  @Test func aContainerInUseIsNeitherRecoveredNorUninstalled() throws {
    let first = try sandbox.use()
    do {
      let second = try sandbox.use()
      try expectRefusals(.isInUse(path: folder.home))
      _ = consume second
    }
    try expectRefusals(.isInUse(path: folder.home))
    _ = consume first
    try Sandbox.recover(home: sandbox.home, from: backup, at: moment)
    #expect(try folder.documentNames() == ["a.data"])
    #expect(try sandbox.uninstall() == [])
  }

  @Test func theKernelTakesItBackFromWhoIsKilled() throws {
    let user = try Running(probe, ["use", folder.home])
    // A line about the landlock, and a byte when it is held.
    var said = ""
    while !said.hasSuffix("\n.") {
      let piece = try #require(try user.output.fileHandleForReading.read(upToCount: 1))
      said += String(decoding: piece, as: UTF8.self)
    }
    #expect(said.hasPrefix("Landlock"))
    try expectRefusals(.isInUse(path: folder.home))
    user.kill()
    #expect(try sandbox.uninstall() == [])
  }

  @Test func whatIsBeingReplacedCannotBeUsed() throws {
    let home = open(folder.home, O_RDONLY)
    #expect(flock(home, LOCK_EX) == 0)
    #expect(throws: SandboxError.isBeingReplaced(path: folder.home)) { _ = try sandbox.use() }
    flock(home, LOCK_UN)
    close(home)
    _ = try sandbox.use()
  }

  @Test func aContainerThatIsGoneCannotBeUsed() throws {
    try sandbox.uninstall()
    #expect(throws: SandboxError.self) { _ = try sandbox.use() }
  }

  @Test func aRecoveryHoldsBothContainersUntilItIsDone() throws {
    let trace = folder.path + "/trace"
    let arguments = ["-qq", "-y", "-o", trace, "-e", "trace=flock,close,fsync"]
    _ = try run("strace", arguments + [probe, "recover", folder.home, backup.path])
    let calls = try text(at: trace).split(separator: "\n")
    let end = try #require(calls.lastIndex { $0.contains("fsync(") })
    // The old one under its own name, the new one under that which it had at first.
    for home in [
      #/flock\((\d+)<[^>]*/home>, LOCK_EX/#, #/flock\((\d+)<[^>]*-recovery-\w+>, LOCK_EX/#,
    ] {
      let lock = try #require(calls.firstIndex { $0.firstMatch(of: home) != nil })
      let number = try #require(calls[lock].firstMatch(of: home)?.1)
      #expect(!calls[lock..<end].contains { $0.hasPrefix("close(\(number)<") })
      #expect(calls[end...].contains { $0.hasPrefix("flock(\(number)<") && $0.contains("LOCK_UN") })
    }
  }
}
