import FoundationEssentials
import Testing

/// Where games are kept: one rule, shown by `where`.
@Suite struct HomeTests {
  /// The home that `where` names, by arguments and environment, started in a folder of its own.
  private func home(
    _ arguments: [String] = [], _ variables: [String: String] = [:], in folder: String
  ) throws -> String? {
    let all = variables.mapValues { $0.replacing("FOLDER", with: folder) }
    let run = try Program.run(["where"] + arguments, environment: all, directory: folder)
    #expect(run.exit == .status(0))
    return run.lines.first.map { String($0.replacing("home: ", with: "")) }
  }

  @Test(arguments: [
    ([], ["HOME": "FOLDER"], "/.local/share/tictactoe"),
    ([], ["HOME": "FOLDER/new"], "/new/.local/share/tictactoe"),
    ([], ["HOME": "FOLDER", "XDG_DATA_HOME": "FOLDER/data"], "/data/tictactoe"),
    // The XDG specification has relative ones ignored.
    ([], ["HOME": "FOLDER", "XDG_DATA_HOME": "data"], "/.local/share/tictactoe"),
    ([], ["HOME": "FOLDER", "XDG_DATA_HOME": ""], "/.local/share/tictactoe"),
    ([], ["XDG_DATA_HOME": "FOLDER/data", "TICTACTOE_HOME": "FOLDER/mine"], "/mine"),
    ([], ["TICTACTOE_HOME": "mine"], "/mine"),
    ([], ["HOME": "FOLDER", "TICTACTOE_HOME": ""], "/.local/share/tictactoe"),
    (["--home", "here"], ["TICTACTOE_HOME": "FOLDER/mine"], "/here"),
    (["--home", "here/"], [:], "/here"), (["--home=./a/../here"], [:], "/here"),
  ])
  func oneRuleNamesTheHome(
    _ arguments: [String], _ variables: [String: String], _ expected: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try Program.run(command: "mkdir", ["a"], directory: folder.path)
    let real = try Program.run(command: "pwd", ["-P"], directory: folder.path).lines[0]
    #expect(try home(arguments, variables, in: real) == real + expected)
  }

  @Test func aTildeIsALetterAsForEveryProgram() throws {
    let folder = try TemporaryFolder()
    let real = try Program.run(command: "pwd", ["-P"], directory: folder.path).lines[0]
    for (arguments, variables) in [
      (["--home", "~/x"], [:]), (["--home=~/x"], [:]), ([], ["TICTACTOE_HOME": "~/x"]),
    ] {
      #expect(try home(arguments, variables, in: real) == real + "/~/x")
    }
    let run = try Program.run(
      ["backup", "~/copy", "--home", "~/x"], directory: folder.path)
    #expect(run.lines.last?.hasSuffix("\(real)/~/copy.") == true)
  }

  @Test func startedFromTheRootItKeepsGamesInTheSamePlace() throws {
    let folder = try TemporaryFolder()
    for directory in ["/", folder.path] {
      let run = try Program.run(
        ["--plain"], input: "5\nsave\n", environment: ["HOME": folder.path], directory: directory)
      #expect(run.exit == .status(0))
    }
    let saves = "\(folder.path)/.local/share/tictactoe/Documents"
    let names = try FileManager.default.contentsOfDirectory(atPath: saves)
    #expect(names.sorted() == ["Inbox", "SavedGames.data"])
  }

  @Test func aFolderThatIsNotOursIsRefusedAndLeftAlone() throws {
    let folder = try TemporaryFolder()
    try Data("mine".utf8).write(to: URL(filePath: "\(folder.path)/letter.txt"))
    for arguments in [["--plain"], ["where"], ["games"], ["restore"], ["show"], []] {
      let run = try Program.run(arguments + ["--home", folder.path], input: "5\n")
      #expect(run.exit == .status(1))
      #expect(run.errorText.hasPrefix("tictactoe: \(folder.path) has files in it"))
      #expect(run.text.isEmpty)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter.txt"])
  }

  @Test(arguments: ["/dev/null", "/dev/null/home", "/proc/nowhere"])
  func aHomeThatCannotBeIsRefusedInWords(_ path: String) throws {
    let run = try Program.run(["where", "--home", path])
    #expect(run.exit == .status(1))
    #expect(run.errorText.hasPrefix("tictactoe: /"))
  }

  @Test func allIsForThePersonAlone() throws {
    for mask in ["000", "022", "077"] {
      let home = try PlayersHome()
      let run = try home.shell(
        """
        umask \(mask)
        printf '5\\nsave\\nsave x\\n1\\n' | "$GAME" --plain --home "$FOLDER/new" >&2
        find "$FOLDER/new" -type d ! -perm 0700 -o -type f ! -perm 0600
        """)
      #expect(run.text == "")
      #expect(run.errorText.contains("Saved x."))
    }
  }
}
