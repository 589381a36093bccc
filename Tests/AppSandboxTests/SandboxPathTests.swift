import AppSandbox
import Foundation
import Testing

struct SandboxPathTests {
  @Test func aRelativeHomeStartsAtTheWorkingFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try runShell(#"cd "$1" && "$0" open ./a/home/"#, folder.path).errors == "")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/a/home/tmp"))
  }

  @Test func aLinkToAContainerIsFollowed() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.home)
    #expect(try Sandbox(home: URL(filePath: link)) == sandbox)
  }

  @Test func aHomeThatIsNoFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    try put("mine", at: folder.home)
    #expect(throws: SandboxError.homeIsNotFolder(path: folder.home, .regularFile)) {
      try folder.sandbox()
    }
    #expect(try text(at: folder.home) == "mine")
  }

  @Test func aHomeBelowAFileIsRefused() throws {
    let folder = try TemporaryFolder()
    try put("mine", at: folder.home)
    let error = #expect(throws: SandboxError.self) {
      try Sandbox(home: URL(filePath: folder.home + "/below"))
    }
    #expect(error.map(String.init) == "\(folder.home)/below: Not a directory.")
  }

  @Test(arguments: ["nowhere", "home"])
  func aLinkThatLeadsNowhereIsRefused(_ target: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.home, withDestinationPath: folder.path + "/" + target)
    let error = #expect(throws: SandboxError.self) { try folder.sandbox() }
    let words =
      target == "home"
      ? "\(folder.home): Too many levels of symbolic links."
      : "\(folder.home) is a symbolic link to what does not exist."
    #expect(error.map(String.init) == words)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/nowhere"))
  }

  @Test func aReadOnlyFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.home, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    #expect(throws: SandboxError.homeIsReadOnly(path: folder.home)) { try folder.sandbox() }
    #expect(try mode(folder.home) == 0o555)
  }

  @Test(arguments: ["/Documents", "/Documents/Inbox", "/Library/Caches", "/tmp"])
  func aLinkInsideTheContainerIsNotFollowed(_ path: String) throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    let outside = folder.path + "/outside"
    try FileManager.default.moveItem(atPath: folder.home + path, toPath: outside)
    try FileManager.default.createSymbolicLink(
      atPath: folder.home + path, withDestinationPath: outside)
    let error = #expect(throws: SandboxError.self) { try folder.sandbox() }
    #expect(
      error.map(String.init) == "\(folder.home)\(path): is a symbolic link, not a folder.")
    if path == "/Documents" {
      #expect(throws: FileError.self) { try sandbox.documents.write(Data(), to: "a.data") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["Inbox"])
    }
  }

  @Test func anAddressThatIsNoFileIsRefused() throws {
    let address = try #require(URL(string: "https://example.org/home"))
    #expect(throws: SandboxError.homeIsNoPath("https://example.org/home")) {
      try Sandbox(home: address)
    }
  }
}

struct DefaultHomeTests {
  static let cases: [(Environment, String)] = [
    (["APP_HOME": "/x", "XDG_DATA_HOME": "/data", "HOME": "/h"], "/x"),
    (["APP_HOME": "", "XDG_DATA_HOME": "/data", "HOME": "/h"], "/data/app"),
    (["XDG_DATA_HOME": "/data/", "HOME": "/h"], "/data/app"),
    (["XDG_DATA_HOME": "data", "HOME": "/h"], "/h/.local/share/app"),
    (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/app"),
    (["HOME": "/"], "/.local/share/app"),
  ]

  @Test(arguments: cases)
  func theFirstThatIsSetDecides(_ environment: Environment, _ path: String) throws {
    let home = try Sandbox.defaultHome(
      environment: environment, variable: "APP_HOME", name: "app")
    #expect(home.path == path)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func withoutAHomeTheListOfUsersDecides(_ environment: Environment) throws {
    let known = try #require(getpwuid(getuid())?.pointee.pw_dir)
    let home = try Sandbox.defaultHome(
      environment: environment, variable: "APP_HOME", name: "app")
    #expect(home.path == String(cString: known) + "/.local/share/app")
  }

  @Test func aRelativeExplicitHomeStartsAtTheWorkingFolder() throws {
    let home = try Sandbox.defaultHome(
      environment: ["APP_HOME": "saves"], variable: "APP_HOME", name: "app")
    #expect(home.path == FileManager.default.currentDirectoryPath + "/saves")
  }
}
