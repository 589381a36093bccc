import AppSandbox
import Foundation
import Testing

struct ShutInTests {
  @Test func keychainBackupAndPurgeWorkBehindTheWall() throws {
    let folder = try TemporaryFolder()
    try folder.sandbox().documents.write(Data("a".utf8), to: "a.data")
    let target = folder.path + "/backup"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    let work = try runProbe("shut-in", folder.home, target)
    #expect(work.errors == "")
    #expect(
      work.output.split(separator: "\n").dropFirst()
        == ["true the keychain's files", #"1 ["Documents/b.data"]"#])
    #expect(try text(at: target + "/Documents/a.data") == "a")
  }
}
