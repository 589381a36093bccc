import AppSandbox
import Foundation
import Testing

/// Secrets that are more than bytes.
struct KeychainArchiveTests {
  private let folder: TemporaryFolder
  private let keychain: Keychain
  private let item = KeychainItem(service: "game", account: "Ada")

  init() throws {
    folder = try TemporaryFolder()
    keychain = try folder.sandbox().keychain(environment: [:])
  }

  @Test func anArchiveComesBackAsItWasKept() throws {
    var archiver = KeyedArchiver()
    archiver.encode("Ada", forKey: "name")
    archiver.encode(Data([0, 255]), forKey: "token")
    try keychain.add(archiver, for: item)
    let archive = try keychain.archive(for: item)
    #expect(try archive.decodeString(forKey: "name") == "Ada")
    #expect(try archive.decodeData(forKey: "token") == Data([0, 255]))
    archiver.encode("Eve", forKey: "name")
    try keychain.update(archiver, for: item)
    #expect(try keychain.archive(for: item).decodeString(forKey: "name") == "Eve")
  }

  @Test func bytesThatAreNoArchiveAreSaidToBeNone() throws {
    try keychain.add(Data("token".utf8), for: item)
    #expect {
      try keychain.archive(for: item)
    } throws: { error in
      if case KeychainError.archive = error { true } else { false }
    }
  }
}
