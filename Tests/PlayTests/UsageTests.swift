import Testing

/// The command line: what is understood, and what is said about the rest.
@Suite struct UsageTests {
  @Test(arguments: [
    (["--frobnicate"], "there is no option --frobnicate."),
    (["-z"], "there is no option -z."),
    (
      ["frobnicate"],
      "there is no command \"frobnicate\". To play on from a game or file, use restore."
    ),
    (["--home"], "--home needs a value."), (["--home="], "--home needs a value."),
    (["--plain=yes"], " takes no value."),
    (["--home", "a", "--home", "b"], "--home is given twice."),
    (["check"], "check needs a file."),
    (["restore", "a", "b"], "\"b\" is one word too many."),
    (["play", "b2"], "\"b2\" is one word too many."),
    (["games", "x"], "\"x\" is one word too many."),
    (["--color", "blue"], "\"blue\" is not auto, always or never."),
    (
      ["--board", "3"],
      "\"3\" is no board: write columns x rows, or columns x rows x in a row, as in 4x4x3."
    ),
    (["--board", "3xx3"], "is no board"), (["--board", ""], "is no board"),
    (["--board", "3x3x3x3"], "is no board"), (["--board", "axb"], "is no board"),
    (["--board", "٣x٣"], "is no board"),
    (["--board", "0x3"], "a board of 0x3 is not possible: each number is from 1 to 8."),
    (["--board", "9x9"], "is not possible"), (["--board", "3x3x9"], "is not possible"),
    (["--board", "-1x3"], "is not possible"),
    (["--board", "99999999999999999999x3"], "is no board"),
    (["--first", "Z"], "\"Z\" is no mark: write X or O."),
    (
      ["--x", "robot"],
      "\"robot\" is nobody who can play: write person, easy, medium, perfect, or person:NAME."
    ),
    (["--o", "easy:Bob"], "is nobody who can play"),
    (
      ["--x", "person:" + String(repeating: "n", count: 65)], "is too long: at most 64 characters."
    ),
    (["--seed", "x"], "\"x\" is no seed: write a whole number from 0 to 18446744073709551615."),
    (["--seed", "-1"], "is no seed"), (["--seed", ""], "is no seed"),
    (["--seed", "18446744073709551616"], "is no seed"), (["--seed", "٣"], "is no seed"),
    (
      ["--think", "long"],
      "\"long\" is no time to think: write seconds from 0 to 3600, as in 0.5."
    ),
    (["--think", "-1"], "is no time"), (["--think", "nan"], "is no time"),
    (["--think", "1e3"], "is no time"), (["--think", "3600.1"], "is no time"),
    (["--think", "."], "is no time"), (["--think", "1.2.3"], "is no time"),
    (["analyse", "a", "b"], "\"b\" is one word too many."),
    (["analyse", "--seed", "1"], "--seed means nothing to analyse."),
    (["show", "--think", "1"], "--think means nothing to show."),
    (["restore", "--board", "4x4"], "--board means nothing to restore."),
    (["check", "--format", "xml", "a"], "\"xml\" is not text or json."),
    (["check", "--fix", "-"], "standard input cannot be written anew; name a file."),
    (["show", "--fix"], "--fix means nothing to show."),
    (["play", "--svg"], "--svg means nothing to play."),
    (["games", "--misere"], "--misere means nothing to games."),
    (["--", "--plain"], "there is no command \"--plain\"."),
    ([""], "there is no command \"\"."),
  ])
  func aWrongCommandLineIsSaidAndGivesStatusTwo(_ arguments: [String], _ message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exit == .status(2))
    #expect(run.text.isEmpty)
    let errors = run.errorText.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.first?.hasPrefix("tictactoe: ") == true)
    #expect(errors.first?.contains(message) == true)
    #expect(errors.last == "Try 'tictactoe --help'.")
  }

  @Test(arguments: [["--version"], ["--vers"], ["games", "--version"], ["--home", "/", "--v"]])
  func theVersionIsPrinted(_ arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(run.exit == .status(0))
    #expect(run.text.hasPrefix("tictactoe ") && run.lines.count == 1)
    #expect(run.errorText.isEmpty)
  }

  @Test func helpNamesEveryCommandAndOptionAndStartsNoScreen() throws {
    for type in ["xterm-256color", "dumb"] {
      let terminal = try Terminal(
        command: Program.path, arguments: ["--help"], environment: ["TERM": type], rows: 60)
      #expect(try terminal.exitStatus() == .status(0))
      #expect(terminal.place(of: "\u{1b}") == nil && !terminal.showsAlternateScreen)
    }
    let run = try Program.run(["--help"])
    for word in ["play", "restore", "check", "show", "analyse", "games", "where"] {
      #expect(run.lines.contains { $0.hasPrefix("  \(word) ") })
    }
    for option in [
      "board", "misere", "first", "x", "o", "seed", "think", "format", "fix", "svg", "home",
      "plain", "ascii",
      "color",
    ] {
      #expect(run.text.contains("--\(option)"))
    }
    #expect(run.lines.allSatisfy { $0.count <= 100 } && run.output.allSatisfy { $0 < 0x7f })
    #expect(run.errorText.isEmpty)
  }

  @Test func optionsMayBeShortenedAndStandAnywhere() throws {
    let home = try PlayersHome()
    let run = try Program.run(
      ["--pl", "play", "--bo", "4x4", "--hom=\(home.path)", "--mis", "--fir", "o"], input: "b2\n")
    #expect(run.text.contains("O plays b2."))
    #expect(run.lines.first?.contains("4x4") == true)
    let twice = try Program.run(["--plain", "--plain", "--home", home.path], input: "")
    #expect(twice.exit == .status(0))
  }

  @Test func afterTwoDashesAWordIsAFile() throws {
    let home = try PlayersHome()
    let run = try Program.run(["check", "--", "--help"], directory: home.folder.path)
    #expect(run.lines.first == "--help: error: there is no such file [file]")
    #expect(run.exit == .status(1))
  }
}
