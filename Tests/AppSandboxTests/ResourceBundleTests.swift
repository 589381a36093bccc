import AppSandbox
import Foundation
import Testing

struct ResourceBundleTests {
  private let folder: TemporaryFolder
  private let bundle: ResourceBundle

  init() throws {
    folder = try TemporaryFolder()
    let resources = folder.path + "/resources"
    try FileManager.default.createDirectory(
      atPath: resources + "/fr.lproj", withIntermediateDirectories: true)
    try put("picture", at: resources + "/x.txt", mode: 0o444)
    try put("hidden", at: resources + "/.hidden")
    try put(
      #"<plist version="1.0"><dict><key>Yes</key><string>Oui</string></dict></plist>"#,
      at: resources + "/fr.lproj/Localizable.strings")
    try put("secret", at: folder.path + "/secret")
    try FileManager.default.createSymbolicLink(
      atPath: resources + "/link", withDestinationPath: folder.path)
    bundle = try ResourceBundle(at: URL(filePath: resources))
  }

  @Test func whatItHoldsIsListedAndRead() throws {
    #expect(try bundle.list() == ["fr.lproj", "link", "x.txt"])
    #expect(try bundle.list("fr.lproj") == ["Localizable.strings"])
    #expect(try bundle.read("x.txt", limit: 7) == Data("picture".utf8))
    #expect(try bundle.readPropertyList("fr.lproj/Localizable.strings") == ["Yes": "Oui"])
  }

  @Test func whatIsTooLargeMissingOrNoFileIsRefused() {
    #expect(fault { try bundle.read("x.txt", limit: 6) } == .isLarger(size: 7, limit: 6))
    #expect(fault { try bundle.read("o.txt", limit: 6) } == .doesNotExist)
    #expect(fault { try bundle.read("fr.lproj", limit: 6) } == .isNotRegularFile(.folder))
    #expect(fault { try bundle.list("x.txt") } == .isNotFolder(.regularFile))
  }

  @Test(arguments: ["../secret", "fr.lproj/../../secret", "fr.lproj/.", ".hidden"])
  func noPathLeadsOutOrToWhatIsHidden(_ path: String) {
    #expect(fault { try bundle.read(path, limit: 99) } == .nameIsHidden)
    #expect(fault { try bundle.list(path) } == .nameIsHidden)
  }

  @Test func noLinkIsFollowed() throws {
    #expect(fault { try bundle.read("link", limit: 99) } == .isNotRegularFile(.symbolicLink))
    #expect(fault { try bundle.read("link/secret", limit: 99) } == .isNotFolder(.symbolicLink))
    // To the bundle itself one may lead.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/current", withDestinationPath: folder.path + "/resources")
    let linked = try ResourceBundle(at: URL(filePath: folder.path + "/current"))
    #expect(linked == bundle)
  }

  @Test(arguments: ["/x.txt", "/etc/passwd", "fr.lproj//Localizable.strings", "x.txt/", ""])
  func anAbsolutePathAndAnEmptyNameAreRefused(_ path: String) {
    #expect(fault { try bundle.read(path, limit: 999) } == .nameIsEmpty)
    #expect(fault { try bundle.list(path) } == .nameIsEmpty)
  }

  @Test func itMustBeAFolder() {
    for (name, expected) in [
      ("secret", FileFault.isNotFolder(.regularFile)), ("none", .doesNotExist),
    ] {
      let url = URL(filePath: folder.path + "/" + name)
      #expect(fault { try ResourceBundle(at: url) } == expected)
    }
  }

  @Test func theFirstPlaceWithAFolderIsTheProgramsOwn() throws {
    // Tests run in a program whose folder holds the products.
    let name = URL(filePath: try #require(Bundle.main.executablePath)).deletingLastPathComponent()
    let up = "../" + name.lastPathComponent
    #expect(ResourceBundle.ofThisProgram(lookingIn: ["none-here"]) == nil)
    #expect(ResourceBundle.ofThisProgram(lookingIn: []) == nil)
    let found = try #require(ResourceBundle.ofThisProgram(lookingIn: ["none-here", up, ".."]))
    #expect(found.url.path == name.resolvingSymlinksInPath().path)
  }

  @Test func theContainerKnowsItsBundle() throws {
    let sandbox = try Sandbox(home: URL(filePath: folder.home), bundle: bundle)
    #expect(try sandbox.bundle?.read("x.txt", limit: 7) == Data("picture".utf8))
    #expect(try folder.sandbox().bundle == nil)
  }
}
