import AppSandbox
import Foundation
import SaveFormat
import SavedGames
import Testing
import TicTacToe

/// The seal: whether a save is as the program wrote it.
@Suite struct SealTests {
  private func unratedReason(_ home: Home) throws -> UnratedReason? {
    let saves = try home.sealed
    return saves.unratedReason(try saves.restore())
  }

  private static let names = Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect))

  @Test func theSealIsMadeByTheTokenFromTheRestOfTheSave() throws {
    let home = try Home()
    try home.enrol()
    let game = try game("b2 a1")
    try home.sealed.save(game, now: home.now)
    let code = Secret.authenticationCode(of: bytes(game), by: try home.secret())
    let seal = code.map { String(format: "%02x", $0) }.joined()
    #expect(try home.bytes() == Data(SaveText.bytes(of: game, seal: seal)))
    #expect(try home.text().contains("  \"seal\" : \"\(seal)\",\n  \"state\""))
    #expect(try home.saves.restore().seal == seal)
    #expect(try unratedReason(home) == nil)
  }

  @Test func withoutAnAccountThereIsNoSealAndNothingToJudge() throws {
    let home = try Home()
    let game = try game("b2 a1")
    try home.save(game)
    #expect(try home.bytes() == bytes(game))
    #expect(try unratedReason(home) == nil)
  }

  @Test(arguments: [
    ("X is changed", "\"Ada\"", "\"Eve\""), ("the player", "perfect", "easy"),
    ("a move is forgotten", "\"b2 a1 c3\"", "\"a1 c3\""), ("misère", "false", "true"),
    ("moves in another order", "\"b2 a1 c3\"", "\"c3 a1 b2\""),
    ("the grid", "O..", ".O."), ("the seal", "\"seal\" : \"", "\"seal\" : \"0"),
    ("no seal", "\"seal\"", "\"sael\""),
  ])
  func anEditedSaveIsUnrated(_ what: String, _ old: String, _ new: String) throws {
    let home = try Home()
    try home.enrol()
    try home.sealed.save(game("b2 a1 c3", seats: Self.names), now: home.now)
    #expect(try unratedReason(home) == nil)
    let text = try home.text()
    let edited = text.replacingOccurrences(of: old, with: new)
    #expect(edited != text, "\(what)")
    try home.put(Data(edited.utf8))
    #expect(try unratedReason(home) == (what == "no seal" ? .isNotSealed : .isEdited), "\(what)")
  }

  @Test func whatChangesNothingInTheGameBreaksNoSeal() throws {
    let home = try Home()
    try home.enrol()
    try home.sealed.save(game("b2 a1"), now: home.now)
    let text = try home.text().replacingOccurrences(of: "\n  ", with: " ")
    try home.put(Data("// mine\n\(text)".utf8))
    #expect(try unratedReason(home) == nil)
  }

  /// It may be from before they signed in, so nobody is accused.
  @Test func whoIsSignedInNeedsASeal() throws {
    let home = try Home()
    try home.save(game("b2 a1"))
    try home.enrol()
    #expect(try unratedReason(home) == .isNotSealed)
    let saves = try home.sealed
    try saves.save(saves.restore().game, unratedReason: .isNotSealed, now: home.now)
    #expect(try unratedReason(home) == .isNotSealed)
    try home.signIn.signOut()
    #expect(try unratedReason(home) == .isNotSealed)
  }

  @Test func anEditedGridIsUnratedWithoutAnAccountToo() throws {
    let home = try Home()
    try home.put(Data(#"{"grid": ["X..", "...", "..O"], "moves": "b2 a1"}"#.utf8))
    #expect(try unratedReason(home) == .isEdited)
  }

  @Test(arguments: [true, false], [(UnratedReason.isEdited, "edited"), (.isNotSealed, "none")])
  func whatIsUnratedStaysSoWhenItIsSaved(
    _ isSignedIn: Bool, _ reason: (UnratedReason, seal: String)
  ) throws {
    let home = try Home()
    if isSignedIn { try home.enrol() }
    let saves = try home.sealed
    try saves.save(game("b2 a1"), unratedReason: reason.0, now: home.now)
    #expect(try home.text().contains("\"seal\" : \"\(reason.seal)\""))
    #expect(try unratedReason(home) == reason.0)
    #expect(try saves.restore().warnings.isEmpty)
  }

  @Test(arguments: [true, false], [nil] + UnratedReason.allCases)
  func aGameInProgressIsKeptWithWhatItIs(_ isSignedIn: Bool, _ reason: UnratedReason?) throws {
    let home = try Home()
    if isSignedIn { try home.enrol() }
    let saves = try home.sealed
    do {
      let place = try Autosave(in: saves)
      try place.keep(game("b2 a1"), unratedReason: reason)
    }
    guard let unfinished = try saves.takeUnfinished() else {
      Issue.record("nothing is kept")
      return
    }
    #expect(unfinished.unratedReason == reason)
  }

  @Test func anAutosaveThatWasEditedIsUnrated() throws {
    let home = try Home()
    try home.enrol()
    do { try Autosave(in: home.sealed).keep(game("b2 a1", seats: Self.names)) }
    let text = try home.text("Autosave-1").replacingOccurrences(of: "Ada", with: "Eve")
    try home.put(Data(text.utf8), as: "Autosave-1")
    #expect(try home.sealed.takeUnfinished()?.unratedReason == .isEdited)
  }
}
