import AppSandbox
import Foundation
import Testing

struct FolderTests {
  @Test func namesComeInTheOrderOfTheirBytesWithoutHiddenOnes() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    for name in ["é", "b", "B", ".hidden"] { try put("", at: folder.documents + "/" + name) }
    #expect(try documents.list() == ["B", "Inbox", "b", "é"])
  }

  static let badNames: [(String, FileFault)] = [
    ("", .nameIsEmpty), (".", .nameIsHidden), ("..", .nameIsHidden), (".container", .nameIsHidden),
    ("a/b", .nameHasSlash), ("/etc/passwd", .nameHasSlash), ("../x", .nameHasSlash),
    ("a\u{0}", .nameHasNUL),
    (String(repeating: "é", count: 128), .nameIsTooLong(bytes: 256, limit: 255)),
  ]

  @Test(arguments: badNames)
  func aNameIsOneComponentEverywhere(_ name: String, _ expected: FileFault) throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data(), to: "good")
    let uses: [(Folder) throws -> Void] = [
      { folder in _ = try folder.read(name, limit: 9) },
      { folder in _ = try folder.attributes(of: name) },
      { folder in try folder.write(Data(), to: name) },
      { folder in try folder.remove(name) },
      { folder in try folder.move(name, to: "new") },
      { folder in try folder.move("good", to: name) },
      { folder in try folder.copy(name, to: "new") },
      { folder in try folder.copy("good", to: name) },
    ]
    for use in uses {
      #expect(fault { try use(documents) } == expected)
    }
    #expect(try folder.documentNames() == ["good"])
  }

  @Test func aNameMayFillItsWholeLength() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    let name = String(repeating: "x", count: 255)
    try documents.write(Data("a".utf8), to: name)
    try documents.write(Data("b".utf8), to: name)
    #expect(try documents.read(name, limit: 1) == Data("b".utf8))
  }

  @Test func attributesAreThoseOfTheFile() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data("12345".utf8), to: "a.data")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.documents + "/a.data")
    let attributes = try documents.attributes(of: "a.data")
    #expect(attributes.size == 5)
    #expect(attributes.modified == date)
    #expect(attributes.kind == .regularFile)
    #expect(try documents.attributes(of: "Inbox").kind == .folder)
  }

  @Test func aLinkIsNotReadThrough() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try put("secret", at: folder.path + "/outside")
    try FileManager.default.createSymbolicLink(
      atPath: folder.documents + "/a.data", withDestinationPath: folder.path + "/outside")
    let error = #expect(throws: FileError.self) { try documents.read("a.data", limit: 99) }
    #expect(
      error.map(String.init)
        == "\(folder.documents)/a.data: is a symbolic link, not a regular file")
  }

  @Test func aFileMovesAndReplacesOnlyWhenAsked() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data("a".utf8), to: "a")
    try documents.write(Data("b".utf8), to: "b")
    #expect(fault { try documents.move("a", to: "b", replacing: false) } == .alreadyExists)
    #expect(try documents.read("b", limit: 1) == Data("b".utf8))
    try documents.move("a", to: "b")
    try documents.move("b", to: "c", replacing: false)
    #expect(try documents.read("c", limit: 1) == Data("a".utf8))
    #expect(try folder.documentNames() == ["c"])
  }

  @Test func onlyFilesMoveAndNothingElseIsReplaced() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data("a".utf8), to: "a")
    try put("kept", at: folder.documents + "/readonly", mode: 0o444)
    let moves: [(String, String, FileFault)] = [
      ("Inbox", "x", .isNotRegularFile(.folder)), ("none", "x", .doesNotExist),
      ("a", "Inbox", .isNotRegularFile(.folder)), ("a", "readonly", .isReadOnly),
    ]
    for (name, newName, expected) in moves {
      #expect(fault { try documents.move(name, to: newName) } == expected)
    }
    #expect(try folder.documentNames() == ["a", "readonly"])
  }

  @Test func aCopyIsAFileOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    try documents.write(data, to: "a")
    try documents.copy("a", to: "b")
    try documents.write(Data(), to: "a")
    #expect(try documents.read("b", limit: 200_000) == data)
    #expect(fault { try documents.copy("a", to: "b", replacing: false) } == .alreadyExists)
  }

  @Test func aFileIsRemovedAndAFolderIsNot() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data(), to: "a")
    try documents.remove("a")
    #expect(fault { try documents.remove("a") } == .doesNotExist)
    #expect(fault { try documents.remove("Inbox") } == .isFolder)
    #expect(try documents.list() == ["Inbox"])
  }
}
