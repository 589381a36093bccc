import AppSandbox
import Foundation
import Testing

struct PurgingTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
  }

  private func path(_ part: PurgeablePart) -> String {
    folder.home + (part == .caches ? "/Library/Caches" : "/tmp")
  }

  private func names(_ part: PurgeablePart) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(part)).sorted()
  }

  @Test(arguments: PurgeablePart.allCases)
  func allInAPartGoesAndNothingElse(_ part: PurgeablePart) throws {
    let outside = folder.path + "/outside"
    let lines = #"""
      mkdir "$2" && echo kept >"$2/file"
      cd "$1" && mkdir -p a/b/c && touch a/b/c/x .hidden "$(printf '\377')" && mkfifo pipe &&
        ln -s "$2" link && ln -s "$2/file" a/link && ln -s nowhere dangling && chmod 0 .hidden
      """#
    #expect(try runShell(lines, path(part), outside).status == 0)
    try sandbox.documents.write(Data("d".utf8), to: "a.data")
    try sandbox.purge(part)
    #expect(try names(part) == [])
    #expect(try text(at: outside + "/file") == "kept\n")
    #expect(try sandbox.documents.list() == ["Inbox", "a.data"])
    try sandbox.purge(part)
    #expect(try mode(path(part)) == 0o700)
  }

  @Test(arguments: PurgeablePart.allCases)
  func aLockThatIsHeldStaysHeld(_ part: PurgeablePart) throws {
    let place = part == .caches ? sandbox.caches : sandbox.tmp
    let lock = try #require(try held("a.lock", in: place))
    try put("", at: path(part) + "/b.lock")
    try sandbox.purge(part)
    #expect(try names(part) == ["a.lock"])
    #expect(try isHeld("a.lock", in: place))
    lock.giveBack()
    try sandbox.purge(part)
    #expect(try names(part) == [])
  }

  @Test func aLockOfAnotherProcessStaysToo() throws {
    let holder = try Running(probe, ["lock", folder.home, "a.lock"])
    try holder.waitForSteps(1)
    try sandbox.purge(.tmp)
    #expect(try isHeld("a.lock", in: sandbox.tmp))
    holder.kill()
    try sandbox.purge(.tmp)
    #expect(try names(.tmp) == [])
  }

  @Test func savesAndPurgesAtTheSameTimeDoNotHurtEachOther() throws {
    let writer = try Running(probe, ["loop", folder.home, "a.data", "A", "9000", "100"])
    var count = 0
    while writer.process.isRunning {
      try sandbox.caches.write(Data("cached".utf8), to: "solved")
      for part in PurgeablePart.allCases { try sandbox.purge(part) }
      count += 1
    }
    #expect(writer.process.terminationStatus == 0)
    #expect(count > 0)
    #expect(try names(.caches) == [])
  }

  @Test func whatCannotGoIsSaidAndTheRestGoes() throws {
    try FileManager.default.removeItem(atPath: path(.tmp))
    try FileManager.default.createSymbolicLink(
      atPath: path(.tmp), withDestinationPath: folder.documents)
    try put("mine", at: folder.documents + "/a.data")
    #expect(fault { try sandbox.purge(.tmp) } == .isNotFolder(.symbolicLink))
    #expect(try folder.documentNames() == ["a.data"])
  }
}
