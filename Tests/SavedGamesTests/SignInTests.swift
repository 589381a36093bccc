import AppSandbox
import Foundation
import SavedGames
import Testing

/// Who is signed in: an account that anybody may look at, and a token that nobody else has.
@Suite struct SignInTests {
  @Test func withoutAnAccountNobodyIsSignedInAndTheKeychainIsLeftAlone() throws {
    let home = try Home()
    #expect(try home.signIn.standing(at: home.now) == .nobody)
    #expect(try home.signIn.signOut() == .nobody)
    #expect(!FileManager.default.fileExists(atPath: home.keychain.url.path))
  }

  @Test func theAccountIsAnArchiveOfItsName() throws {
    let home = try Home()
    let account = try home.enrol(days: 2)
    let data = try Data(contentsOf: URL(filePath: home.documents + "/account.plist"))
    let archive = try KeyedUnarchiver(reading: data, allowing: [Account.self])
    #expect(try archive.decodeObject(of: Account.self, forKey: "root") == account)
    #expect(account.name == "Ada" && account.devices == ["one"])
    #expect(account.expires == home.now + 172_800)
    #expect(String(decoding: data.prefix(5), as: UTF8.self) == "<?xml")
  }

  @Test(arguments: [(0.0, true), (86_399, true), (86_400, false), (86_401, false)])
  func aSignInOfOneDayEndsAfterOne(_ seconds: Double, _ isSignedIn: Bool) throws {
    let home = try Home()
    try home.enrol(days: 1)
    #expect(try home.signIn.standing(at: home.now + seconds).isSignedIn == isSignedIn)
  }

  @Test func anExpiredSignInClearsItsTokenAndSaysSoOnce() throws {
    let home = try Home()
    let account = try home.enrol(days: 1)
    let later = home.now + 86_400
    #expect(try home.signIn.standing(at: later) == .hasExpired(account, justNow: true))
    #expect(try home.signIn.standing(at: later) == .hasExpired(account, justNow: false))
    #expect(throws: KeychainError.self) { try home.secret() }
    #expect(try home.signIn.standing(at: home.now) == .tokenIsMissing(account))
  }

  @Test func signingInAgainKeepsTheTokenAndAddsTheDevice() throws {
    let home = try Home()
    try home.enrol()
    let secret = try home.secret()
    let account = try home.enrol(device: "two")
    try home.enrol(device: "two")
    #expect(account.devices == ["one", "two"])
    #expect(try home.secret() == secret && secret.count == 32)
    #expect(try home.signIn.standing(at: home.now).account == account)
  }

  @Test func whoSignsInSignsOutWhoWasSignedInBefore() throws {
    let home = try Home()
    try home.enrol()
    let account = try home.enrol("Bob", device: "two")
    #expect(account.devices == ["two"])
    #expect(throws: KeychainError.self) { try home.secret() }
    #expect(try home.secret(of: "Bob").count == 32)
  }

  @Test func signingOutForgetsBoth() throws {
    let home = try Home()
    let account = try home.enrol()
    #expect(try home.signIn.signOut() == .account(account))
    #expect(try home.signIn.standing(at: home.now) == .nobody)
    #expect(throws: KeychainError.self) { try home.secret() }
    #expect(try home.keychain.items(of: "tictactoe") == [])
  }

  @Test func aTokenThatOutlivedTheContainerIsUsedAgain() throws {
    let home = try Home()
    try home.enrol()
    let secret = try home.secret()
    try home.saves.sandbox.uninstall()
    _ = try Sandbox(home: home.saves.sandbox.home)
    #expect(try home.signIn.standing(at: home.now) == .nobody)
    try home.enrol()
    #expect(try home.secret() == secret)
  }

  @Test func aTokenOfAnotherLengthIsNoTokenAndIsReplaced() throws {
    let home = try Home()
    let account = try home.enrol()
    try home.keychain.update(Data([1]), for: KeychainItem(service: "tictactoe", account: "Ada"))
    #expect(try home.signIn.standing(at: home.now) == .tokenIsMissing(account))
    try home.enrol()
    #expect(try home.secret().count == 32)
  }

  @Test(arguments: ["rubbish", "", String(repeating: "r", count: 65_537)])
  func aDamagedAccountIsAnErrorUntilSomebodySignsInOrOutAndThenSetAside(_ text: String) throws {
    let home = try Home()
    try home.enrol()
    let secret = try home.secret()
    let path = home.documents + "/account.plist"
    try Data(text.utf8).write(to: URL(filePath: path))
    for _ in 0..<2 {
      let error = #expect(throws: SignInError.self) { try home.signIn.standing(at: home.now) }
      #expect(error?.description.hasPrefix(path + ": ") == true)
    }
    #expect(try home.signIn.signOut() == .damaged(setAsideAs: "account.damaged-1.plist"))
    #expect(try home.signIn.signOut() == .nobody)
    #expect(try home.retired() == secret && home.keychain.items(of: "tictactoe").isEmpty)
    #expect(try home.names() == ["account.damaged-1.plist"])
    let aside = URL(filePath: home.documents + "/account.damaged-1.plist")
    #expect(try Data(contentsOf: aside) == Data(text.utf8))

    try home.enrol()
    let second = try home.secret()
    try Data(text.utf8).write(to: URL(filePath: path))
    let again = try home.signIn.signIn("Bob", days: 1, device: "one", at: home.now)
    #expect(again.setAside == "account.damaged-2.plist" && again.account.name == "Bob")
    #expect(try home.retired() == second + secret)
    #expect(try home.keychain.items(of: "tictactoe").map(\.account) == ["Bob"])
    #expect(try home.signIn.standing(at: home.now).account == again.account)
  }

  @Test func whiteSpaceAroundANameDoesNotCount() throws {
    let home = try Home()
    #expect(try home.enrol(" \u{a0}Ada  B. \n").name == "Ada  B.")
    #expect(Account(name: "Ada ", devices: [], expires: home.now) == nil)
  }

  @Test(arguments: ["", " \t\u{3000}", String(repeating: "n", count: 65), "a\u{1b}[31m", "a\nb"])
  func aNameThatCannotBeIsRefusedAndNothingIsKept(_ name: String) throws {
    let home = try Home()
    #expect(throws: SignInError.nameCannotBe(name)) { try home.enrol(name) }
    #expect(try home.names().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.keychain.url.path))
    #expect(Account(name: name, devices: [], expires: home.now) == nil)
  }

  @Test(arguments: [false, true])
  func theTokenIsNowhereInTheHomeAndNeverShown(_ isRetired: Bool) throws {
    let home = try Home()
    try home.enrol()
    _ = try home.sealed.save(game("b2 a1"), now: home.now)
    let secret = try home.secret()
    if isRetired {
      try home.signIn.signOut()
      try home.enrol()
      #expect(try home.retired() == secret)
    }
    let hex = secret.map { String(format: "%02x", $0) }.joined()
    var shown = ""
    dump(try home.signIn.standing(at: home.now), to: &shown)
    let needles = [hex, hex.uppercased(), secret.base64EncodedString()].map { Data($0.utf8) }
    var texts = [Data(shown.utf8)]
    for name in try FileManager.default.subpathsOfDirectory(atPath: home.path) {
      texts.append(FileManager.default.contents(atPath: "\(home.path)/\(name)") ?? Data())
    }
    #expect(texts.count > 8)
    for text in texts {
      for needle in needles + [secret] { #expect(text.firstRange(of: needle) == nil) }
    }
  }
}
