import AppSandbox
import Foundation
import Testing

struct RegularFileTests {
  @Test func aFileIsReadThroughALink() throws {
    let folder = try TemporaryFolder()
    try put("grid", at: folder.path + "/a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "a")
    #expect(try RegularFile.read(path: folder.path + "/link", limit: 4) == Data("grid".utf8))
  }

  @Test func anEmptyFileIsEmpty() throws {
    let folder = try TemporaryFolder()
    try put("", at: folder.path + "/a")
    #expect(try RegularFile.read(path: folder.path + "/a", limit: 0) == Data())
  }

  @Test func aLargerFileIsRefusedBeforeItIsRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a"
    try put("", at: path)
    #expect(truncate(path, 1 << 40) == 0)
    #expect(
      fault { try RegularFile.read(path: path, limit: 65_536) }
        == .isLarger(size: 1 << 40, limit: 65_536))
  }

  static let refused: [(String, FileFault)] = [
    ("", .doesNotExist), ("/nowhere", .doesNotExist), ("/", .isNotRegularFile(.folder)),
    ("/dev/null", .isNotRegularFile(.characterDevice)), ("/etc/passwd/x", .system(code: ENOTDIR)),
    ("a\u{0}b", .nameHasNUL),
    ("/" + String(repeating: "x", count: 300), .system(code: ENAMETOOLONG)),
  ]

  @Test(arguments: refused)
  func eachReasonIsAFactOfItsOwn(_ path: String, _ expected: FileFault) throws {
    let error = #expect(throws: FileError.self) { try RegularFile.read(path: path, limit: 9) }
    #expect(error?.fault == expected)
    #expect(error?.path == path)
  }

  @Test func aNamedPipeIsRefusedWithoutWaiting() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(
      fault { try RegularFile.read(path: folder.path + "/pipe", limit: 9) }
        == .isNotRegularFile(.namedPipe))
  }

  @Test func aFileWhoseSizeIsNotItsContentIsSaidToHaveChanged() {
    #expect(
      fault { try RegularFile.read(path: "/proc/self/status", limit: 65_536) } == .changedWhileRead)
  }
}

/// The fault of the error that `body` throws; `nil` when it throws none.
func fault<Answer>(_ body: () throws -> Answer) -> FileFault? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? FileError)?.fault
  }
}
