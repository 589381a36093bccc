import AppSandbox
import Foundation
import Testing

/// What becomes of the old file when a save fails or its process is killed.
@Suite(.serialized) struct FaultTests {
  private let folder: TemporaryFolder
  private static let old = String(repeating: "x", count: 1000)
  private static let new = String(repeating: "y", count: 5000)

  init() throws {
    folder = try TemporaryFolder()
    try folder.sandbox().documents.write(Data(Self.old.utf8), to: "a.data")
  }

  /// Saves `new` over `old` in the probe under `strace`.
  private func save(_ options: String...) throws -> Finished {
    try run(
      "strace",
      ["-qq", "-o", folder.path + "/trace"] + options
        + [probe, "write", folder.home, "a.data", "y", "5000"])
  }

  private func content() throws -> String { try text(at: folder.documents + "/a.data") }

  /// A system call of the save: its name, and which one of that name it is in the whole run.
  private struct Call: CustomStringConvertible {
    let name: String
    let number: Int
    var description: String { "\(name) \(number)" }
  }

  /// The calls of one save, from where it opens the folder.
  private func calls() throws -> [Call] {
    _ = try save("-e", "trace=%file,%desc")
    var counts: [String: Int] = [:]
    var calls: [Call] = []
    for line in try text(at: folder.path + "/trace").split(separator: "\n") {
      guard let end = line.firstIndex(of: "(") else { continue }
      let name = String(line[..<end])
      counts[name, default: 0] += 1
      if line.contains("\"\(folder.documents)\"") { calls = [] }
      calls.append(Call(name: name, number: counts[name] ?? 0))
    }
    try folder.sandbox().documents.write(Data(Self.old.utf8), to: "a.data")
    return calls
  }

  @Test func theDiskHasTheFileBeforeItsNameAndTheNameBeforeTheEnd() throws {
    let saved = try save("-y", "-e", "trace=write,fsync,renameat,renameat2,unlinkat")
    #expect(saved.status == 0)
    let lines = try text(at: folder.path + "/trace").split(separator: "\n")
    let names = lines.map { $0.prefix { $0 != "(" } }
    #expect(names == ["write", "fsync", "renameat2", "fsync", "unlinkat"])
    #expect(lines[1].contains("/Documents/.writing-"))
    #expect(lines[3].contains("/Documents>"))
  }

  @Test func nothingIsOpenedThroughALinkOrForAChild() throws {
    _ = try save("-e", "trace=openat,openat2")
    let opens = try text(at: folder.path + "/trace").split(separator: "\n")
    let inside = opens.filter { !$0.contains("AT_FDCWD") }
    for name in [".container", "Documents", ".writing-"] {
      #expect(inside.contains { $0.contains("\"\(name)") }, "\(name)")
    }
    let rule = "RESOLVE_NO_MAGICLINKS|RESOLVE_NO_SYMLINKS|RESOLVE_BENEATH"
    #expect(inside.allSatisfy { $0.contains("O_NOFOLLOW") && $0.contains(rule) })
    let home = opens.filter { $0.contains("\"\(folder.home)\"") }
    let whole = opens.filter { $0.contains("\"\(folder.documents)\"") }
    #expect(!home.isEmpty && !whole.isEmpty)
    #expect(whole.allSatisfy { $0.contains("RESOLVE_NO_MAGICLINKS|RESOLVE_NO_SYMLINKS") })
    #expect((home + whole + inside).allSatisfy { $0.contains("O_CLOEXEC") })
  }

  @Test(arguments: ["EIO", "ENOSPC", "EDQUOT"])
  func anyCallMayFailAndTheOldFileStays(_ code: String) throws {
    for call in try calls() {
      let saved = try save("-e", "inject=\(call.name):error=\(code):when=\(call.number)")
      if call.name == "unlinkat" { try folder.sandbox().sweep() }
      #expect(try content() == (saved.status == 0 ? Self.new : Self.old), "\(call)")
      #expect(try folder.documentNames() == ["a.data"], "\(call)")
      let mayFail = call.name == "close" || call.name == "unlinkat"
      #expect(saved.status == (mayFail ? 0 : 1), "\(call)")
      #expect(saved.errors.hasPrefix(folder.documents) != mayFail, "\(call): \(saved.errors)")
      try folder.sandbox().documents.write(Data(Self.old.utf8), to: "a.data")
    }
  }

  @Test func aSignalBetweenIsNoFailure() throws {
    for call in try calls() {
      let saved = try save("-e", "inject=\(call.name):error=EINTR:when=\(call.number)")
      #expect(saved.status == 0, "\(call): \(saved.errors)")
      #expect(try content() == Self.new, "\(call)")
    }
  }

  @Test func aKillAtAnyCallLeavesOldOrNewAndTheNextSweepTheRest() throws {
    var litter = 0
    for call in try calls() {
      _ = try save("-e", "inject=\(call.name):signal=KILL:when=\(call.number)")
      #expect([Self.old, Self.new].contains(try content()), "\(call)")
      litter += try folder.documentNames().count - 1
      #expect(try runProbe("sweep", folder.home).status == 0)
      #expect(try folder.documentNames() == ["a.data"], "\(call)")
      try folder.sandbox().documents.write(Data(Self.old.utf8), to: "a.data")
    }
    #expect(litter > 0)
  }

  @Test(arguments: ["EINVAL", "ENOSYS"])
  func aFileSystemThatCannotExchangeNamesIsServedToo(_ code: String) throws {
    let saved = try save("-e", "inject=renameat2:error=\(code)")
    #expect(saved.status == 0)
    #expect(try content() == Self.new)
    try FileManager.default.removeItem(atPath: folder.home)
    let opened = try run(
      "strace",
      ["-qq", "-o", folder.path + "/trace", "-e", "inject=renameat2:error=\(code)"]
        + [probe, "open", folder.home])
    #expect(opened.status == 0)
    #expect(try text(at: folder.home + "/.container") == "format version 1\n")
  }

  @Test func aFileSystemThatCannotSynchronizeFoldersIsServedToo() throws {
    #expect(try save("-e", "inject=fsync:error=EINVAL:when=2").status == 0)
    #expect(try save("-e", "inject=fsync:error=EINVAL:when=1").status == 1)
  }

  @Test func anotherUsersFileIsNotReplaced() throws {
    let saved = try save("-e", "inject=geteuid:retval=12345")
    let words = "belongs to another user (\(geteuid()))"
    #expect(saved.errors == "\(folder.documents)/a.data: \(words)\n")
    #expect(try content() == Self.old)
  }

  @Test func aLimitOnTheSizeOfFilesIsAFailureInWords() throws {
    let saved = try runShell(#"ulimit -f 8; "$0" write "$1" a.data y 100000"#, folder.home)
    #expect(saved.status == 1)
    #expect(saved.errors == "\(folder.documents)/a.data: File too large\n")
    #expect(try content() == Self.old)
    #expect(try folder.documentNames() == ["a.data"])
  }

  /// A file system of its own that only the shell's children see; where that is not allowed, the
  /// fault is injected.
  @Test func aFullDiskIsAFailureInWords() throws {
    let save = #""$0" write "$1" a.data y 100000; echo $?"#
    let look = #"; cd "$1/Documents"; ls -A; tr -d x < a.data | wc -c; wc -c < a.data"#
    let mount = #"mount -t tmpfs -o size=64k none "$1/Documents" || exit 77; "#
    let prepare = #""$0" write "$1" a.data x 1000; "#
    var saved = try run(
      "unshare", ["-m", "sh", "-c", mount + prepare + save + look, probe, folder.home])
    if saved.status != 0 {
      let inject = "strace -qq -o /dev/null -e inject=write:error=ENOSPC:when=1 "
      saved = try runShell(inject + save + look, folder.home)
    }
    #expect(saved.errors == "\(folder.documents)/a.data: No space left on device\n")
    #expect(saved.output == "1\nInbox\na.data\n0\n1000\n")
  }
}
