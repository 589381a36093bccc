import AppSandbox
import Foundation
import Testing

/// That no path leads out of the container, by the kernel's rule and, where it has none, by ours.
@Suite(.serialized) struct OpeningTests {
  private let folder: TemporaryFolder
  private var outside: String { folder.path + "/outside" }

  /// What the kernel says to `openat2`: `nil` for the truth.
  static let kernels: [String?] = [nil, "ENOSYS", "EPERM"]

  init() throws {
    folder = try TemporaryFolder()
    try folder.sandbox().documents.write(Data("old".utf8), to: "a.data")
    try FileManager.default.createDirectory(
      atPath: outside + "/Inbox", withIntermediateDirectories: true)
    try put("secret", at: outside + "/a.data")
    try put("format version 1\n", at: outside + "/.container")
  }

  private func runProbe(on kernel: String?, _ words: String...) throws -> Finished {
    guard let kernel else { return try run(probe, words) }
    let fault = ["-qq", "-o", "/dev/null", "-e", "inject=openat2:error=\(kernel)"]
    return try run("strace", fault + [probe] + words)
  }

  @Test(arguments: kernels)
  func aSaveALockAndASweepWork(_ kernel: String?) throws {
    let saved = try runProbe(on: kernel, "write", folder.home, "a.data", "y", "9")
    #expect(saved.errors == "")
    #expect(try text(at: folder.documents + "/a.data") == "yyyyyyyyy")
    let litter = folder.documents + "/.writing-0123456789abcdef"
    try put("", at: litter)
    #expect(try runProbe(on: kernel, "sweep", folder.home).status == 0)
    #expect(!FileManager.default.fileExists(atPath: litter))
    #expect(try runProbe(on: kernel, "open", folder.path + "/new/home").errors == "")
    #expect(try mode(folder.path + "/new/home/Library/Caches") == 0o700)
  }

  @Test(arguments: kernels, ["/Documents", "/Documents/Inbox"])
  func aFolderThatBecameALinkIsNotEntered(_ kernel: String?, _ path: String) throws {
    let run = try runProbe(on: kernel, "swap", folder.home, path, outside, "deliver=a.data")
    #expect(run.errors == "\(folder.home)\(path): is a symbolic link, not a folder\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside + "/Inbox").isEmpty)
  }

  static let uses = [
    ("load=a.data", "/Documents/a.data"), ("save=a.data", "/Documents/a.data"),
    ("take-over=a.data", "/Documents/Inbox/a.data"), ("lock=a.lock", "/tmp/a.lock"),
  ]

  @Test(arguments: kernels, uses)
  func aFileThatBecameALinkIsNeitherReadNorWrittenNorLocked(
    _ kernel: String?, _ use: (attempt: String, path: String)
  ) throws {
    let run = try runProbe(
      on: kernel, "swap", folder.home, use.path, outside + "/a.data", use.attempt)
    let words = "is a symbolic link, not a regular file"
    #expect(run.errors == "\(folder.home)\(use.path): \(words)\n")
    #expect(try text(at: outside + "/a.data") == "secret")
  }
}
