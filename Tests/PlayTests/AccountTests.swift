import FoundationEssentials
import Testing

/// Signing in and out, and what that changes in play.
@Suite struct AccountTests {
  @Test func whoSignsInIsKnownUntilTheySignOut() throws {
    let home = try PlayersHome()
    #expect(try home.run(["whoami"]).lines == ["Nobody is signed in."])
    #expect(try home.run(["sign-in", "Ada"]).text.hasPrefix("Signed in as Ada until 2"))
    #expect(try home.run(["whoami"]).text.hasPrefix("Ada, signed in until 2"))
    #expect(try home.run(["sign-out"]).lines == ["Signed out Ada."])
    #expect(try home.run(["sign-out"]).lines == ["Nobody is signed in."])
    let run = try home.run(["whoami"])
    #expect(run.lines == ["Nobody is signed in."] && run.exit == .status(0))
  }

  @Test func daysSayWhenTheSignInEnds() throws {
    let home = try PlayersHome()
    let ends = try ["1", "2"].map { days in
      let line = try home.run(["sign-in", "Ada", "--days", days]).text
      let date = try #require(line.split(separator: " ").last?.dropLast(2))
      return try Date(String(date), strategy: .iso8601)
    }
    #expect(abs(ends[0].distance(to: ends[1]) - 86_400) < 60)
    #expect(abs(ends[0].timeIntervalSinceNow - 86_400) < 60)
  }

  @Test func whoIsSignedInIsTheFirstPersonOfANewGame() throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    #expect(try home.plain("").lines[1] == "X is Ada.")
    #expect(try home.plain("", ["--first", "o"]).lines[1] == "O is Ada.")
    #expect(
      try home.plain("", ["--first", "x", "--x", "easy"]).lines[1...2]
        == ["X is easy.", "O is Ada."])
    #expect(
      try home.plain("", ["--x", "person:Zoe", "--o", "easy"]).lines[1...2]
        == ["X is Zoe.", "O is easy."])
    #expect(try home.plain("", ["--x", "easy", "--o", "easy"]).text.contains("Ada") == false)
  }

  @Test func aSaveMadeWhileSignedInCannotBeEditedUnseen() throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    _ = try home.plain("b2\na1\nsave\nsave other\n")
    #expect(home.read("SavedGames.data")?.contains("\"seal\" : \"") == true)
    #expect(try !home.plain("", ["restore"]).text.contains(Self.sentence))
    try home.edit("\"Ada\"", "\"Eve\"")
    let run = try home.plain("9\nrestore other\nrestore\nsave\n", ["restore"])
    #expect(
      run.lines == [
        "Restored SavedGames.", Self.sentence, "X to move.", "X plays c3.", "O to move.",
        "Restored other.", "X to move.", "Restored SavedGames.", Self.sentence, "X to move.",
        "Saved SavedGames.",
      ])
    #expect(try home.plain("", ["restore"]).lines[1] == Self.sentence)
    #expect(try home.plain("resume\nsave third\n").lines.contains(Self.sentence))
    #expect(try home.plain("", ["restore", "third"]).lines[1] == Self.sentence)
  }

  private static let sentence = "Edited by hand: off the record."

  @Test func theBoardSaysThatAGameIsUnrated() throws {
    let home = try PlayersHome()
    try home.write(#"{"grid": ["...", ".X.", "O.."], "moves": "b2 a2"}"#)
    let board = try home.board(["restore"], showing: "Off the record.")
    board.type("n")
    try board.wait(until: "a new game") { $0.place(of: "the record") == nil }
    try board.quit()
  }

  @Test func signingOutAndInAgainAccusesNobody() throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    _ = try home.plain("b2\na1\nsave\n")
    #expect(try home.run(["sign-out"]).lines == ["Signed out Ada."])
    #expect(try !home.plain("", ["restore"]).text.contains("off the record"))
    _ = try home.run(["sign-in", "Ada"])
    let run = try home.plain("c1\nsave\n", ["restore"])
    #expect(!run.text.contains("off the record") && run.lines.contains("Saved SavedGames."))
    _ = try home.run(["sign-out"])
    try home.edit("\"Ada\"", "\"Eve\"")
    #expect(try home.plain("", ["restore"]).lines[1] == Self.sentence)
  }

  @Test func aSaveFromBeforeTheSignInIsNotCalledEdited() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\na1\n")
    _ = try home.run(["sign-in", "Ada"])
    let sentence = "Not sealed: off the record."
    #expect(try home.plain("save other\n", ["restore"]).lines[1] == sentence)
    #expect(try home.plain("", ["restore", "other"]).lines[1] == sentence)
    #expect(try home.plain("resume\nc1\n").lines.contains(sentence))
    let board = try home.board(["restore"], showing: sentence)
    try board.quit()
  }

  @Test func mendingASaveLeavesItsSeal() throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    _ = try home.plain("b2\na1\nsave\n")
    let text = home.read("SavedGames.data") ?? ""
    #expect(text.contains("seal"))
    try home.write(text.replacing("\n  ", with: " "))
    _ = try home.run(["check", "--fix", "\(home.path)/Documents/SavedGames.data"])
    #expect(home.read("SavedGames.data") == text)
  }

  @Test func whatIsAmissWithASignInIsSaidAndHindersNobody() throws {
    let home = try PlayersHome()
    try home.write("rubbish", to: "account.plist")
    let damaged = try home.plain("b2\n")
    #expect(damaged.exit == .status(0) && damaged.lines.contains("X plays b2."))
    #expect(damaged.errorText.hasPrefix("tictactoe: Nobody can tell who is signed in: "))
    let asked = try home.run(["whoami"])
    #expect(asked.exit == .status(1) && asked.errorText.hasSuffix(". To set it aside, sign out.\n"))
    let out = try home.run(["sign-out"])
    #expect(out.exit == .status(0) && out.lines == ["Signed out."])
    let words = "tictactoe: The account could not be read and is set aside as"
    #expect(out.errorText == "\(words) account.damaged-1.plist.\n")
    #expect(home.read("account.damaged-1.plist") == "rubbish")
    #expect(try home.run(["whoami"]).lines == ["Nobody is signed in."])
    try home.write("rubbish", to: "account.plist")
    let signedIn = try home.run(["sign-in", "Ada"])
    #expect(signedIn.exit == .status(0))
    #expect(signedIn.errorText == "\(words) account.damaged-2.plist.\n")
    _ = try Program.run(command: "rm", ["-r", "\(home.path)-keychain"])
    let lost = try home.plain("b2\n")
    #expect(lost.exit == .status(0) && lost.lines.contains("X plays b2."))
    #expect(lost.errorText.contains("the keychain has no token of Ada. Sign in again."))
  }

  @Test func anExpiredSignInClearsTheTokenAndSaysSoOnce() throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    let text = home.read("account.plist") ?? ""
    let (start, end) = (text.firstRange(of: "<real>"), text.firstRange(of: "</real>"))
    let time = text[try #require(start).upperBound..<(try #require(end).lowerBound)]
    try home.edit(String(time), "1.0", in: "account.plist")
    let words = "Nobody is signed in: the sign-in of Ada has expired."
    let run = try home.plain("b2\na1\nsave\n")
    #expect(run.errorText == "tictactoe: \(words)\n" && run.lines.contains("Saved SavedGames."))
    #expect(home.read("SavedGames.data")?.contains("seal") == false)
    // What is left is what checks the seals that it made.
    #expect(
      try home.shell("cat \"$HOME_FOLDER\"-keychain/*.json").text.contains("tictactoe.retired"))
    #expect(try home.shell("ls \"$HOME_FOLDER\"-keychain").lines.count == 2)
    #expect(try home.plain("").errorText.isEmpty)
    #expect(try home.run(["whoami"]).lines == [words])
  }

  @Test func withoutAnAccountNothingOfTheKeychainOrTheSettingsIsOpened() throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    _ = try home.run(["sign-out"])
    let run = try home.shell(
      """
      echo b2 | strace -f -o "$FOLDER/calls" "$GAME" --plain --home "$HOME_FOLDER" >&2
      grep -e 'keychain/[^"]' -e execve -e secret-tool "$FOLDER/calls"
      grep -c openat "$FOLDER/calls"
      """)
    #expect(run.lines.count == 2 && run.lines[0].contains("execve("))
    #expect(Int(run.lines[1]) ?? 0 > 3)
  }

  @Test(arguments: ["account.plist", "tictactoe.plist", ".secret"])
  func accountSettingsAndTokenAreReadBehindTheWall(_ name: String) throws {
    let home = try PlayersHome()
    _ = try home.run(["sign-in", "Ada"])
    _ = try home.plain("", ["--board", "4x4"])
    let run = try home.shell(
      """
      strace -f -y -e trace=landlock_restrict_self,read -o "$FOLDER/calls" \
        "$GAME" --plain --home "$HOME_FOLDER" </dev/null >&2
      cat "$FOLDER/calls"
      """)
    let landlock = run.lines.firstIndex { $0.contains("landlock_restrict_self(") }
    let read = run.lines.firstIndex { $0.contains("\(name)>") }
    #expect(try #require(landlock) < #require(read))
  }
}
