import AppSandbox
import Foundation
import SavedGames
import Testing
import TicTacToe

/// A token that signs nobody in any more still tells which saves it sealed.
@Suite struct RetiredTokenTests {
  private let home: Home

  init() throws {
    home = try Home()
    try home.enrol()
    try home.sealed.save(game("b2 a1", seats: Seats(x: Seat(name: "Ada"))), now: home.now)
  }

  private func isUnrated() throws -> Bool {
    let saves = try home.sealed
    return saves.unratedReason(try saves.restore()) == .isEdited
  }

  private func edit() throws {
    try home.put(Data(home.text().replacingOccurrences(of: "Ada", with: "Eve").utf8))
  }

  @Test func whoSignsOutAndInAgainHasANewTokenAndStillTheirSaves() throws {
    let first = try home.secret()
    try home.signIn.signOut()
    #expect(try !isUnrated())
    try home.enrol()
    #expect(try home.secret() != first)
    #expect(try !isUnrated())
    try edit()
    #expect(try isUnrated())
  }

  @Test func anEditIsFoundWhenNobodyIsSignedIn() throws {
    try home.signIn.signOut()
    try edit()
    #expect(try isUnrated())
  }

  @Test func aSignInThatExpiresRetiresItsToken() throws {
    let first = try home.secret()
    _ = try home.signIn.standing(at: home.now + 31 * 86_400)
    #expect(try home.retired() == first)
    #expect(try !isUnrated())
  }

  @Test func theSavesOfWhoWasSignedInBeforeKeepTheirSeal() throws {
    let first = try home.secret()
    try home.enrol("Bob", device: "two")
    #expect(try home.retired() == first)
    #expect(try !isUnrated())
  }

  @Test func aTokenThatOutlivedTheContainerChecksSealsToo() throws {
    let save = try home.bytes()
    try home.saves.sandbox.uninstall()
    _ = try Sandbox(home: home.saves.sandbox.home)
    try home.put(save)
    #expect(try !isUnrated())
    try edit()
    #expect(try isUnrated())
  }

  @Test func aSealThatNoKnownTokenMadeIsAnEdit() throws {
    let other = try Home()
    try other.put(home.bytes())
    func isUnrated() throws -> Bool {
      let saves = try other.sealed
      return saves.unratedReason(try saves.restore()) == .isEdited
    }
    // Nobody has ever signed in there, so nobody can tell.
    #expect(try !isUnrated())
    try other.enrol()
    #expect(try isUnrated())
    try other.signIn.signOut()
    #expect(try isUnrated())
  }

  @Test func aRetiredTokenSignsNobodyIn() throws {
    let account = try Data(contentsOf: URL(filePath: home.documents + "/account.plist"))
    try home.signIn.signOut()
    try account.write(to: URL(filePath: home.documents + "/account.plist"))
    #expect(try !home.signIn.standing(at: home.now).isSignedIn)
    #expect(try home.sealed.save(game("c3"), as: SaveName("other"), now: home.now) == .nothing)
    #expect(try !home.text("other").contains("seal"))
  }

  @Test func theNewestThirtyTwoAreKept() throws {
    var secrets = [try home.secret()]
    for _ in 0..<31 {
      try home.signIn.signOut()
      try home.enrol()
      secrets.insert(try home.secret(), at: 0)
    }
    try home.signIn.signOut()
    #expect(try home.retired() == secrets.reduce(Data(), +))
    #expect(try !isUnrated())
    try home.enrol()
    try home.signIn.signOut()
    #expect(try home.retired().count == 32 * 32)
    #expect(try home.retired().dropFirst(32) == secrets.dropLast().reduce(Data(), +))
    #expect(try isUnrated())
  }

  /// As after a kill between the two steps.
  @Test func aTokenThatIsRetiredAndInUseIsRetiredOnce() throws {
    let item = KeychainItem(service: "tictactoe.retired", account: "tokens")
    try home.keychain.add(home.secret(), for: item)
    let secret = try home.secret()
    try home.signIn.signOut()
    #expect(try home.retired() == secret)
  }

  @Test func retiredTokensThatAreDamagedHinderNobodyFromSigningOut() throws {
    try home.signIn.signOut()
    try home.enrol()
    let secret = try home.secret()
    let item = KeychainItem(service: "tictactoe.retired", account: "tokens")
    try home.keychain.update(Data([1, 2, 3]), for: item)
    try home.signIn.signOut()
    #expect(try home.retired() == secret)
  }
}
