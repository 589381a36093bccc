import AppSandbox
import Foundation
import Testing

struct BackupExclusionTests {
  private let folder: TemporaryFolder
  private let documents: Folder

  init() throws {
    folder = try TemporaryFolder()
    documents = try folder.sandbox().documents
    try documents.write(Data("1".utf8), to: "a.data")
  }

  @Test func aFileIsMarkedAndTheMarkTakenAway() throws {
    #expect(try !documents.isExcludedFromBackup("a.data"))
    try documents.excludeFromBackup("a.data", false)
    try documents.excludeFromBackup("a.data")
    #expect(try documents.isExcludedFromBackup("a.data"))
    try documents.excludeFromBackup("a.data", false)
    #expect(try !documents.isExcludedFromBackup("a.data"))
  }

  @Test func theMarkStaysWhenSavesReplaceTheFile() throws {
    try documents.excludeFromBackup("a.data")
    try documents.write(Data("2".utf8), to: "a.data")
    try documents.write(Data("3".utf8), to: "a.data", keepingOldAs: "b.data", replacingKept: true)
    try documents.copy("a.data", to: "c.data")
    try documents.copy("c.data", to: "a.data")
    #expect(try documents.isExcludedFromBackup("a.data"))
    #expect(try !documents.isExcludedFromBackup("c.data"))
    _ = try folder.sandbox().backup(to: URL(filePath: folder.path + "/backup"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/backup/Documents/a.data"))
  }

  @Test func aFileThatWasNotMarkedIsNotMarkedByASave() throws {
    try documents.write(Data("2".utf8), to: "a.data")
    #expect(try !documents.isExcludedFromBackup("a.data"))
  }

  @Test func onlyFilesAndFoldersThatAreThereAreMarked() throws {
    #expect(fault { try documents.excludeFromBackup("none") } == .doesNotExist)
    #expect(fault { _ = try documents.isExcludedFromBackup("none") } == .doesNotExist)
    #expect(fault { try documents.excludeFromBackup("../x") } == .nameHasSlash)
    try FileManager.default.createSymbolicLink(
      atPath: folder.documents + "/link", withDestinationPath: "a.data")
    #expect(
      fault { try documents.excludeFromBackup("link") } == .isNotRegularFile(.symbolicLink))
    #expect(try !documents.isExcludedFromBackup("a.data"))
    try documents.excludeFromBackup("Inbox")
    #expect(try documents.isExcludedFromBackup("Inbox"))
  }
}
