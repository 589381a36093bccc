import Testing

/// The command line of the commands about the container and the account.
@Suite struct ContainerUsageTests {
  @Test(arguments: [
    (["backup"], "backup needs a folder."), (["recover"], "recover needs a folder."),
    (["backup", ""], "backup needs a folder."), (["backup", "a", "b"], "is one word too many."),
    (["sign-in"], "sign-in needs a name."), (["sign-in", ""], "sign-in needs a name."),
    (["sign-in", "Ada", "Bob"], "\"Bob\" is one word too many."),
    (
      ["sign-in", String(repeating: "n", count: 65)],
      "\"nnnnnnnnnnnnnnnnnnnn…\" cannot name an account: a name has from 1 to 64 characters,"
    ),
    (["sign-in", "a\nb"], "cannot name an account: "),
    (["sign-in", " "], "\" \" cannot name an account: "),
    (["sign-in", "\u{3000}\t "], "cannot name an account: "),
    (["sign-in", "a\u{1b}b"], "cannot name an account: "),
    (["sign-in", "Ada", "--days", "0"], "\"0\" is no number of days from 1 to 3650."),
    (["sign-in", "Ada", "--days", "3651"], "is no number of days"),
    (["sign-in", "Ada", "--days", "soon"], "is no number of days"),
    (["sign-in", "Ada", "--days"], "--days needs a value."),
    (["sign-out", "Ada"], "is one word too many."), (["whoami", "x"], "is one word too many."),
    (["uninstall", "x"], "is one word too many."),
    (["backup", "--edited", "a"], "--edited means nothing to backup."),
    (["recover", "--yes", "a"], "--yes means nothing to recover."),
    (["whoami", "--days", "3"], "--days means nothing to whoami."),
    (["sign-in", "a", "--board", "4x4"], "--board means nothing to sign-in."),
  ])
  func aWrongCommandLineIsSaidAndGivesStatusTwo(_ arguments: [String], _ message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exit == .status(2) && run.text.isEmpty)
    #expect(run.errorText.hasPrefix("tictactoe: ") && run.errorText.contains(message))
    #expect(run.errorText.hasSuffix("\nTry 'tictactoe --help'.\n"))
    #expect(run.errorText.filter { $0 == "\n" }.count == 2)
  }

  @Test func whiteSpaceAroundANameDoesNotCount() throws {
    let home = try PlayersHome()
    let run = try home.run(["sign-in", "  Ada Lovelace\n"])
    #expect(run.exit == .status(0) && run.text.hasPrefix("Signed in as Ada Lovelace until "))
    #expect(try home.run(["sign-out"]).lines == ["Signed out Ada Lovelace."])
    let longest = String(repeating: "é", count: 64)
    #expect(try home.run(["sign-in", longest]).text.hasPrefix("Signed in as \(longest) until "))
  }

  @Test func helpNamesThemAll() throws {
    let run = try Program.run(["--help"])
    for word in ["backup DIR", "recover DIR", "sign-in NAME", "sign-out", "whoami", "uninstall"] {
      #expect(run.lines.contains { $0.hasPrefix("  \(word) ") })
    }
    for option in ["--edited", "--days N", "--yes"] { #expect(run.text.contains("  \(option) ")) }
    for (command, option) in [
      ("recover", "--edited"), ("sign-in", "--days"), ("uninstall", "--yes"),
    ] {
      let heading = try #require(run.lines.firstIndex(of: "Options for \(command):"))
      #expect(run.lines[heading + 1].hasPrefix("  \(option) "))
    }
    #expect(run.lines.allSatisfy { $0.count <= 100 })
  }
}
