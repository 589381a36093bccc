import AppSandbox
import Foundation
import Testing

struct PreferencesTests {
  private let folder: TemporaryFolder
  private let sandbox: Sandbox
  private var file: String { folder.home + "/Library/Preferences/org.example.game.plist" }

  init() throws {
    folder = try TemporaryFolder()
    sandbox = try folder.sandbox()
  }

  private func preferences() throws -> Preferences {
    try Preferences("org.example.game", in: sandbox)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.home + "/Library/Preferences")
      .sorted()
  }

  @Test func whatWasSetIsThereAtTheNextStart() throws {
    var first = try preferences()
    first.set("dark", forKey: "theme")
    first.set(3, forKey: "columns")
    first.set(1.0, forKey: "speed")
    first.set(true, forKey: "hints")
    first.set(Data([1]), forKey: "data")
    first.set(Date(timeIntervalSinceReferenceDate: 1.5), forKey: "played")
    first.set(["a", "b"], forKey: "names")
    first.set(["x": 1], forKey: "counts")
    try first.synchronize()
    let second = try preferences()
    for preferences in [first, second] {
      #expect(preferences.string(forKey: "theme") == "dark")
      #expect(preferences.integer(forKey: "columns") == 3)
      #expect(
        preferences.double(forKey: "speed") == 1 && preferences.double(forKey: "columns") == 3)
      #expect(preferences.bool(forKey: "hints"))
      #expect(preferences.data(forKey: "data") == Data([1]))
      #expect(preferences.date(forKey: "played") == Date(timeIntervalSinceReferenceDate: 1))
      #expect(preferences.array(forKey: "names") == ["a", "b"])
      #expect(preferences.stringArray(forKey: "names") == ["a", "b"])
      #expect(preferences.dictionary(forKey: "counts") == ["x": 1])
    }
    #expect(second.object(forKey: "speed") == 1.0)
    #expect(try mode(file) == 0o600)
  }

  @Test func nothingIsWrittenBeforeItIsAskedFor() throws {
    var preferences = try preferences()
    preferences.set("dark", forKey: "theme")
    preferences.register(defaults: ["columns": 3])
    #expect(try names() == [])
    #expect(preferences.string(forKey: "theme") == "dark")
  }

  @Test func whatIsMissingOrOfAnotherKindIsNothing() throws {
    var preferences = try preferences()
    preferences.set("7", forKey: "text")
    preferences.set([1, "a"], forKey: "mixed")
    #expect(preferences.integer(forKey: "text") == 0 && preferences.double(forKey: "none") == 0)
    #expect(!preferences.bool(forKey: "text") && preferences.string(forKey: "none") == nil)
    #expect(preferences.stringArray(forKey: "mixed") == nil)
    #expect(preferences.data(forKey: "text") == nil && preferences.date(forKey: "text") == nil)
    #expect(preferences.dictionary(forKey: "text") == nil)
  }

  @Test func aDefaultCountsUntilSomethingIsSetAndAgainWhenThatIsRemoved() throws {
    var preferences = try preferences()
    preferences.register(defaults: ["theme": "light", "columns": 3])
    preferences.register(defaults: ["columns": 4])
    #expect(preferences.string(forKey: "theme") == "light")
    #expect(preferences.integer(forKey: "columns") == 4)
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()
    #expect(preferences.string(forKey: "theme") == "dark")
    preferences.removeObject(forKey: "theme")
    #expect(preferences.string(forKey: "theme") == "light")
    try preferences.synchronize()
    #expect(preferences.string(forKey: "theme") == "light")
    #expect(try self.preferences().string(forKey: "theme") == nil)
    #expect(try sandbox.preferences.readPropertyList("org.example.game.plist") == [:])
  }

  @Test func keysThatAnotherProgramWroteAreKept() throws {
    var (first, second) = (try preferences(), try preferences())
    first.set("dark", forKey: "theme")
    first.set(1, forKey: "both")
    try first.synchronize()
    second.set("fr", forKey: "language")
    second.set(2, forKey: "both")
    try second.synchronize()
    #expect(second.string(forKey: "theme") == "dark")
    #expect(first.string(forKey: "language") == nil)
    try first.synchronize()
    #expect(first.string(forKey: "language") == "fr")
    #expect(first.integer(forKey: "both") == 2)
  }

  @Test func manyAtOnceLoseNothing() async throws {
    let sandbox = sandbox
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          var preferences = try Preferences("org.example.game", in: sandbox)
          for number in 0..<5 {
            preferences.set(number, forKey: "\(writer) \(number)")
            try preferences.synchronize()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(
      try sandbox.preferences.readPropertyList("org.example.game.plist").dictionaryValue?.count
        == 40)
  }

  @Test func aFileThatIsNotChangedIsNotWritten() throws {
    var preferences = try preferences()
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()
    try preferences.synchronize()
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  static let damages = [
    "", "{}", "<plist><array/></plist>", "<plist><dict><key>a</key></dict></plist>",
    String(repeating: " ", count: 1_048_577),
  ]

  @Test(arguments: damages.indices)
  func aDamagedFileIsSetAsideAndSaid(_ index: Int) throws {
    try put(Self.damages[index], at: file)
    try put("older", at: folder.home + "/Library/Preferences/org.example.game.damaged-1.plist")
    var preferences = try preferences()
    #expect(preferences.damaged.map(\.name) == ["org.example.game.damaged-2.plist"])
    #expect(preferences.damaged.first?.error.description.hasPrefix(file + ": ") == true)
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()
    let aside = folder.home + "/Library/Preferences/org.example.game.damaged-2.plist"
    #expect(try text(at: aside) == Self.damages[index])
    #expect(try names().count == 3)
    #expect(try self.preferences().string(forKey: "theme") == "dark")
  }

  @Test func aFileDamagedMeanwhileIsSetAsideToo() throws {
    var preferences = try preferences()
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()
    try put("rubbish", at: file)
    preferences.set(3, forKey: "columns")
    try preferences.synchronize()
    #expect(preferences.damaged.map(\.name) == ["org.example.game.damaged-1.plist"])
    #expect(
      try text(at: folder.home + "/Library/Preferences/org.example.game.damaged-1.plist")
        == "rubbish")
  }

  @Test func whatCannotBeReachedIsNoDamage() throws {
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/etc/passwd")
    let error = #expect(throws: PreferencesError.self) { try preferences() }
    #expect(error?.description == "\(file): is a symbolic link, not a regular file.")
    #expect(try names() == ["org.example.game.plist"])
  }

  @Test func afterAFailureTheChangesAreStillThere() throws {
    var preferences = try preferences()
    preferences.set("\u{1}", forKey: "theme")
    let error = #expect(throws: PreferencesError.self) { try preferences.synchronize() }
    #expect(
      error?.description
        == "\(file): the character U+0001 cannot be in an XML property list.")
    #expect(preferences.string(forKey: "theme") == "\u{1}")
    preferences.set("dark", forKey: "theme")
    try preferences.synchronize()
    #expect(try self.preferences().string(forKey: "theme") == "dark")
  }

  @Test func aLockThatIsNeverGivenBackIsAnError() throws {
    var preferences = try preferences()
    preferences.set(1, forKey: "a")
    let lock = try held("Preferences-org.example.game.lock", in: sandbox.tmp)
    let error = #expect(throws: PreferencesError.self) { try preferences.synchronize() }
    #expect(
      error?.description
        == "\(folder.home)/tmp/Preferences-org.example.game.lock: another program keeps it locked.")
    #expect(try names() == [])
    lock?.giveBack()
    try preferences.synchronize()
    #expect(try names() == ["org.example.game.plist"])
  }

  @Test(arguments: [
    "", ".", "..", "../x", "a/b", ".hidden", "a b", "é", "a\u{0}",
    String(repeating: "a", count: 201),
  ])
  func aDomainThatIsNoNameIsRefused(_ domain: String) {
    #expect(throws: PreferencesError.domainIsNoName(domain)) {
      _ = try Preferences(domain, in: sandbox)
    }
    #expect(
      PreferencesError.domainIsNoName("a/b").description
        == "“a/b” cannot name preferences: letters, digits, dots, hyphens and underscores can, at most 200, and no dot first."
    )
  }
}
