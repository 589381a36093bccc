import AppSandbox
import Foundation
import Testing

struct InboxTests {
  @Test func whatIsDeliveredCanBeListedReadAndRemoved() throws {
    let folder = try TemporaryFolder()
    let inbox = try folder.sandbox().inbox
    #expect(try inbox.deliver(Data("a".utf8), named: "a.data") == "a.data")
    #expect(try inbox.list() == ["a.data"])
    #expect(try inbox.read("a.data", limit: 1) == Data("a".utf8))
    #expect(try inbox.attributes(of: "a.data").size == 1)
    #expect(try mode(folder.documents + "/Inbox/a.data") == 0o600)
    try inbox.remove("a.data")
    #expect(try inbox.list() == [])
  }

  @Test func aNameThatIsTakenGetsANumber() throws {
    let folder = try TemporaryFolder()
    let inbox = try folder.sandbox().inbox
    for (name, expected) in [
      ("a.data", "a.data"), ("a.data", "a-1.data"), ("a.data", "a-2.data"), ("b", "b"),
      ("b", "b-1"),
    ] {
      #expect(try inbox.deliver(Data(expected.utf8), named: name) == expected)
      #expect(try inbox.read(expected, limit: 9) == Data(expected.utf8))
    }
  }

  @Test func aFileFromOutsideIsCopiedUnderItsOwnName() throws {
    let folder = try TemporaryFolder()
    let inbox = try folder.sandbox().inbox
    let path = folder.path + "/edited.data"
    try put("grid", at: path, mode: 0o444)
    #expect(try inbox.deliver(contentsOf: path, limit: 4) == "edited.data")
    #expect(try inbox.read("edited.data", limit: 4) == Data("grid".utf8))
    #expect(try text(at: path) == "grid")
    #expect(
      fault { try inbox.deliver(contentsOf: path, limit: 3) } == .isLarger(size: 4, limit: 3))
    #expect(
      fault { try inbox.deliver(contentsOf: folder.path, limit: 3) } == .isNotRegularFile(.folder))
    #expect(fault { try inbox.deliver(Data(), named: "../x") } == .nameHasSlash)
    #expect(try inbox.list() == ["edited.data"])
  }

  @Test func aFileIsTakenOverIntoDocumentsUnderAFreeName() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    try sandbox.documents.write(Data("mine".utf8), to: "a.data")
    _ = try sandbox.inbox.deliver(Data("theirs".utf8), named: "a.data")
    #expect(try sandbox.inbox.moveToDocuments("a.data") == "a-1.data")
    #expect(try sandbox.documents.read("a.data", limit: 9) == Data("mine".utf8))
    #expect(try sandbox.documents.read("a-1.data", limit: 9) == Data("theirs".utf8))
    #expect(try sandbox.inbox.list() == [])
    #expect(fault { try sandbox.inbox.moveToDocuments("a.data") } == .doesNotExist)
  }

  @Test func whatIsNoFileStaysInTheInbox() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: folder.documents + "/Inbox/a.data", withDestinationPath: "/etc/passwd")
    #expect(
      fault { try sandbox.inbox.moveToDocuments("a.data") } == .isNotRegularFile(.symbolicLink))
    #expect(try folder.documentNames() == [])
    try sandbox.inbox.remove("a.data")
    #expect(FileManager.default.fileExists(atPath: "/etc/passwd"))
  }
}
