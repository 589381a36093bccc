import AppSandbox
import Foundation
import Synchronization
import Testing

struct KeepingOldTests {
  private let folder: TemporaryFolder
  private let documents: Folder

  init() throws {
    folder = try TemporaryFolder()
    documents = try folder.sandbox().documents
    try put("old", at: folder.documents + "/a.data")
  }

  private func write(_ text: String, keepingOldAs kept: String, replacing: Bool) throws {
    try documents.write(
      Data(text.utf8), to: "a.data", keepingOldAs: kept, replacingKept: replacing)
  }

  private func contents() throws -> [String: String] {
    let names = try folder.documentNames()
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try text(at: folder.documents + "/" + $0)) })
  }

  @Test(arguments: [true, false])
  func theOldFileLivesOnUnderTheOtherName(_ replacing: Bool) throws {
    try write("new", keepingOldAs: "b.data", replacing: replacing)
    #expect(try contents() == ["a.data": "new", "b.data": "old"])
    try documents.write(Data("newer".utf8), to: "a.data")
    #expect(try contents() == ["a.data": "newer", "b.data": "old"])
  }

  @Test func theKeptNameMovesOnWhenAsked() throws {
    for text in ["1", "2", "3"] { try write(text, keepingOldAs: "b.data", replacing: true) }
    #expect(try contents() == ["a.data": "3", "b.data": "2"])
  }

  @Test func aKeptNameThatIsTakenIsRefused() throws {
    try put("other", at: folder.documents + "/b.data")
    #expect(
      fault { try write("new", keepingOldAs: "b.data", replacing: false) } == .alreadyExists)
    #expect(try contents() == ["a.data": "old", "b.data": "other"])
  }

  @Test func withoutAnOldFileNothingIsKept() throws {
    for replacing in [true, false] {
      try documents.remove("a.data")
      try put("kept", at: folder.documents + "/b.data")
      try write("new", keepingOldAs: "b.data", replacing: replacing)
      #expect(try contents() == ["a.data": "new", "b.data": "kept"])
    }
  }

  @Test func theModeStaysWithBoth() throws {
    #expect(chmod(folder.documents + "/a.data", 0o640) == 0)
    try write("new", keepingOldAs: "b.data", replacing: true)
    for name in ["a.data", "b.data"] { #expect(try mode(folder.documents + "/" + name) == 0o640) }
  }

  @Test func aFileThatHasBothNamesAlreadyIsReplacedUnderOne() throws {
    #expect(link(folder.documents + "/a.data", folder.documents + "/b.data") == 0)
    try write("new", keepingOldAs: "b.data", replacing: true)
    #expect(try contents() == ["a.data": "new", "b.data": "old"])
  }

  @Test(arguments: WritingTests.obstacles)
  func aKeptNameThatIsNoFileIsRefusedAndLeftAlone(_ make: String, _ kind: FileKind) throws {
    let outside = folder.path + "/outside"
    try put("target", at: outside)
    #expect(try runShell(make, outside, folder.documents + "/b.data").status == 0)
    #expect(
      fault { try write("new", keepingOldAs: "b.data", replacing: true) }
        == .isNotRegularFile(kind))
    #expect(fault { try write("new", keepingOldAs: "b.data", replacing: false) } == .alreadyExists)
    #expect(try documents.attributes(of: "b.data").kind == kind)
    #expect(try text(at: outside) == "target")
    #expect(try text(at: folder.documents + "/a.data") == "old")
    #expect(try folder.documentNames() == ["a.data", "b.data"])
  }

  @Test func aReadOnlyKeptFileIsRefused() throws {
    try put("mine", at: folder.documents + "/b.data", mode: 0o444)
    let error = #expect(throws: FileError.self) {
      try write("new", keepingOldAs: "b.data", replacing: true)
    }
    #expect(error.map(String.init) == "\(folder.documents)/b.data: is read-only")
    #expect(try contents() == ["a.data": "old", "b.data": "mine"])
  }

  @Test(arguments: ["", ".b", "b/c", "../b", "b\u{0}", String(repeating: "b", count: 256)])
  func aKeptNameThatLeavesTheFolderOrHidesIsRefused(_ name: String) throws {
    #expect(throws: FileError.self) { try write("new", keepingOldAs: name, replacing: true) }
    #expect(try contents() == ["a.data": "old"])
  }

  /// Between two of its steps the old file has a name that looks like litter.
  @Test func aSweepMeanwhileTakesNothing() throws {
    let sandbox = try folder.sandbox()
    let sweeper = Sweeper(sandbox)
    for number in 0..<200 { try write("\(number)", keepingOldAs: "b.data", replacing: true) }
    #expect(sweeper.stop() > 0)
    #expect(try contents() == ["a.data": "199", "b.data": "198"])
  }
}

/// Sweeps without a pause until it is stopped.
private final class Sweeper: Sendable {
  private let state = Mutex((count: 0, isStopped: false))
  private let hasStopped = DispatchSemaphore(value: 0)

  init(_ sandbox: Sandbox) {
    Thread.detachNewThread { [self] in
      while !state.withLock(\.isStopped) {
        try? sandbox.sweep()
        state.withLock { $0.count += 1 }
      }
      hasStopped.signal()
    }
  }

  /// - Returns: how many times it swept.
  func stop() -> Int {
    state.withLock { $0.isStopped = true }
    hasStopped.wait()
    return state.withLock(\.count)
  }
}
