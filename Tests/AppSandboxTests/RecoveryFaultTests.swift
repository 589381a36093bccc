import AppSandbox
import Foundation
import Testing

/// What becomes of the old container when a recovery fails or its process is killed.
struct RecoveryFaultTests {
  private let folder: TemporaryFolder
  private let old: [String: Data], new: [String: Data]

  init() throws {
    folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    try sandbox.documents.write(Data("backed up".utf8), to: "a.data")
    _ = try sandbox.backup(to: URL(filePath: folder.path + "/backup"))
    new = try folder.content("home")
    try sandbox.documents.write(Data("since then".utf8), to: "a.data")
    try sandbox.documents.write(Data("b".utf8), to: "b.data")
    old = try folder.content("home")
    try FileManager.default.copyItem(atPath: folder.home, toPath: folder.path + "/kept")
  }

  private var arguments: [String] { ["recover", folder.home, folder.path + "/backup"] }

  private func calls(_ names: Set<String>) throws -> [SystemCall] {
    let calls = try systemCalls(arguments, in: folder).filter { names.contains($0.name) }
    #expect(Set(calls.map(\.name)) == names)
    try restore()
    return calls
  }

  private func restore() throws {
    try FileManager.default.removeItem(atPath: folder.home)
    try FileManager.default.copyItem(atPath: folder.path + "/kept", toPath: folder.home)
    for name in try besideHome() where name.hasPrefix("home (") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
  }

  private func besideHome() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aFailureAtAnyStepLeavesTheOldOneWhole() throws {
    let names: Set = [
      "write", "fsync", "mkdirat", "renameat2", "utimensat", "fchmod", "flock", "lseek",
    ]
    var failures = 0
    for call in try calls(names) {
      let failed = try runFaulty(arguments, "error=EIO", at: call)
      let status = failed.status
      // The backup is not to blame for what could not be written.
      if call.name == "write" { #expect(!failed.errors.contains("/backup/"), "\(call)") }
      failures += status == 0 ? 0 : 1
      #expect(try folder.content("home") == (status == 0 ? new : old), "\(call)")
      if status == 0 {
        #expect(try folder.content(folder.kept()) == old, "\(call)")
        try restore()
      }
      #expect(try besideHome() == ["backup", "home", "kept"], "\(call)")
    }
    #expect(failures > 20)
  }

  @Test func whatTheRemovalOfAnOldOneLeavesGoesWithTheNextRecovery() throws {
    for name in ["home", "kept"] {
      #expect(try runShell(#"rm "$1"/Documents/*.data"#, folder.path + "/" + name).status == 0)
    }
    for call in try calls(["unlinkat"]) {
      #expect(try runFaulty(arguments, "error=EIO", at: call).status == 0)
      #expect(try folder.content("home") == new, "\(call)")
      try restore()
      #expect(try runProbe("recover", folder.home, folder.path + "/backup").status == 0)
      #expect(try besideHome() == ["backup", "home", "kept"], "\(call)")
      try restore()
    }
  }

  @Test func aKillAtAnyStepLosesNeitherTheOldOneNorTheNewOne() throws {
    var seen: Set<Bool> = []
    let calls = try calls(["fsync", "renameat2"])
    for call in calls {
      // The folders of the new container are alike.
      if call.name == "fsync", call.number % 3 != 0, !calls.suffix(2).contains(call) { continue }
      _ = try runFaulty(arguments, "signal=KILL", at: call)
      let now = try folder.content("home")
      #expect(now == old || now == new, "\(call)")
      // The next recovery clears away what is nobody's.
      #expect(try runProbe("recover", folder.home, folder.path + "/backup").status == 0)
      #expect(try folder.content("home") == new, "\(call)")
      let beside = try besideHome().filter { !["backup", "home", "kept"].contains($0) }
      #expect(beside.allSatisfy { $0.hasPrefix("home (") })
      let contents = try beside.map(folder.content)
      #expect(contents.contains(old), "\(call)")
      #expect(contents.allSatisfy { $0 == old || $0 == new }, "\(call)")
      seen.insert(now == old)
      try restore()
    }
    #expect(seen == [true, false])
  }

  @Test func aFileSystemThatCannotExchangeIsRefusedUnlessThereIsNothingToExchange() throws {
    let calls = try calls(["renameat2"])
    let exchange = try #require(calls.last)
    let failed = try runFaulty(arguments, "error=EINVAL", at: exchange)
    #expect(failed.errors.hasPrefix("The file system cannot exchange \(folder.home)"))
    #expect(try folder.content("home") == old)
    try FileManager.default.removeItem(atPath: folder.home)
    #expect(try runFaulty(arguments, "error=EINVAL", at: exchange).status == 0)
    #expect(try folder.content("home") == new)
  }
}

extension TemporaryFolder {
  /// Every path below a folder with its file's content; that of a folder is empty.
  func content(_ name: String) throws -> [String: Data] {
    let root = path + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: root).reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: root + "/" + $1) ?? Data()
    }
  }
}
