import AppSandbox
import Foundation
import Testing

struct TheReadmeExampleTests {
  @Test func itDoesWhatItSays() throws {
    let folder = try TemporaryFolder()
    let home = URL(filePath: folder.home)
    // README
    let bundle = ResourceBundle.ofThisProgram(lookingIn: ["../share/notes"])  // only to be read
    let sandbox = try Sandbox(home: home, bundle: bundle)  // makes it, or opens what it made
    try sandbox.documents.write(Data("notes".utf8), to: "notes.txt")  // on the disk when it returns

    var preferences = try Preferences("org.example.notes", in: sandbox)
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()

    var archiver = KeyedArchiver()
    archiver.encode("Ada", forKey: "name")
    try sandbox.documents.write(archiver.data(), to: "account.plist")

    let item = KeychainItem(service: "notes", account: "Ada")
    try sandbox.keychain(environment: [:]).add(Secret.random(count: 32), for: item)
    // end
    #expect(try Preferences("org.example.notes", in: sandbox).string(forKey: "theme") == "dark")
    #expect(try sandbox.documents.list() == ["Inbox", "account.plist", "notes.txt"])
    #expect(try sandbox.keychain(environment: [:]).get(item).count == 32)
  }

  @Test func itIsTheTextOfTheReadme() throws {
    let here = URL(filePath: #filePath)
    let package = here.deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let example = try #require(text(of: source, from: "    // README\n", to: "    // end\n"))
    let block = try #require(
      text(of: readme, from: "```swift\nimport AppSandbox\nimport Foundation\n\n", to: "```\n"))
    #expect(block == example.replacingOccurrences(of: "\n    ", with: "\n").dropFirst(4))
  }

  private func text(of whole: String, from start: String, to end: String) -> Substring? {
    guard let start = whole.range(of: start) else { return nil }
    let rest = whole[start.upperBound...]
    return rest.range(of: end).map { rest[..<$0.lowerBound] }
  }
}
