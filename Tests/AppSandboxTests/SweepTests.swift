import AppSandbox
import Foundation
import Testing

struct SweepTests {
  static let name = "/.writing-0123456789abcdef"

  @Test(arguments: SandboxTests.folders)
  func litterGoesFromEveryFolder(_ path: String) throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    try put("half", at: folder.home + path + Self.name)
    try sandbox.sweep()
    #expect(!FileManager.default.fileExists(atPath: folder.home + path + Self.name))
  }

  @Test func whatItsWriterStillHasStays() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    try put("half", at: folder.documents + Self.name)
    let writer = open(folder.documents + Self.name, O_WRONLY)
    #expect(flock(writer, LOCK_EX) == 0)
    try sandbox.sweep()
    #expect(try text(at: folder.documents + Self.name) == "half")
    close(writer)
    try sandbox.sweep()
    #expect(try folder.documentNames() == [])
  }

  @Test func otherNamesAndKindsStay() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    let names = [
      ".writing-0123456789abcde", ".writing-0123456789abcdeg", ".writing-0123456789ABCDEF",
      ".writing", ".hidden", "writing-0123456789abcdef", "a.data",
    ]
    for name in names { try put("", at: folder.documents + "/" + name) }
    try FileManager.default.createDirectory(
      atPath: folder.documents + Self.name, withIntermediateDirectories: false)
    try sandbox.sweep()
    #expect(try folder.documentNames() == (names + [String(Self.name.dropFirst())]).sorted())
  }
}
