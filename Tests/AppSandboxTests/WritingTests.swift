import AppSandbox
import Foundation
import Testing

struct WritingTests {
  @Test func aFileIsWrittenAndReplacedWhole() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    for size in [0, 1, 100_000, 3] {
      try documents.write(Data(repeating: 7, count: size), to: "a.data")
      #expect(try documents.read("a.data", limit: 100_000) == Data(repeating: 7, count: size))
    }
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func anExistingFileIsKeptWhenAsked() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data("a".utf8), to: "a.data", replacing: false)
    #expect(
      fault { try documents.write(Data("b".utf8), to: "a.data", replacing: false) }
        == .alreadyExists)
    #expect(try documents.read("a.data", limit: 1) == Data("a".utf8))
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test(arguments: [0o600, 0o644, 0o640, 0o700])
  func theModeOfAnExistingFileIsKept(_ mode: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.sandbox().documents.path + "/a.data"
    try put("old", at: path, mode: mode)
    try folder.sandbox().documents.write(Data("new".utf8), to: "a.data")
    #expect(try AppSandboxTests.mode(path) == mode)
    #expect(try text(at: path) == "new")
  }

  @Test(arguments: [0o444, 0o400, 0o044, 0o000])
  func aReadOnlyFileIsNotReplacedForRootEither(_ mode: Int) throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try put("old", at: documents.path + "/a.data", mode: mode)
    let error = #expect(throws: FileError.self) { try documents.write(Data(), to: "a.data") }
    #expect(error.map(String.init) == "\(folder.documents)/a.data: is read-only")
    #expect(try documents.attributes(of: "a.data").size == 3)
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func nothingChangesInAReadOnlyFolder() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data("old".utf8), to: "a.data")
    #expect(chmod(folder.documents, 0o555) == 0)
    let changes: [() throws -> Void] = [
      { try documents.write(Data(), to: "a.data") }, { try documents.write(Data(), to: "b.data") },
      { try documents.remove("a.data") }, { try documents.move("a.data", to: "b.data") },
      { try documents.copy("a.data", to: "b.data") },
    ]
    for change in changes { #expect(fault(change) == .folderIsReadOnly) }
    #expect(try documents.read("a.data", limit: 3) == Data("old".utf8))
    #expect(chmod(folder.documents, 0o700) == 0)
    #expect(try folder.documentNames() == ["a.data"])
  }

  static let obstacles: [(String, FileKind)] = [
    (#"ln -s "$1" "$2""#, .symbolicLink), (#"ln -s nowhere "$2""#, .symbolicLink),
    (#"ln -s "$2" "$2""#, .symbolicLink), (#"mkfifo "$2""#, .namedPipe), (#"mkdir "$2""#, .folder),
  ]

  @Test(arguments: obstacles)
  func whatIsNoFileIsRefusedAndLeftAlone(_ make: String, _ kind: FileKind) throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    let outside = folder.path + "/outside"
    try put("target", at: outside)
    #expect(try runShell(make, outside, folder.documents + "/a.data").status == 0)
    for use in [
      { try documents.write(Data(), to: "a.data") }, { _ = try documents.read("a.data", limit: 9) },
    ] {
      #expect(fault(use) == .isNotRegularFile(kind))
    }
    #expect(try documents.attributes(of: "a.data").kind == kind)
    #expect(try text(at: outside) == "target")
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func fiftyQuickWritesLeaveOneFile() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    for number in 1...50 {
      try documents.write(Data("\(number)".utf8), to: "a.data")
      #expect(try documents.read("a.data", limit: 9) == Data("\(number)".utf8))
    }
    #expect(try folder.documentNames() == ["a.data"])
  }
}
