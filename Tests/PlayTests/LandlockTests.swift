import FoundationEssentials
import Testing

/// That the program shuts itself in before it reads what is not its own, and still does all its work.
@Suite struct LandlockTests {
  static let save = #"{"grid":["X..",".O.","..X"]}"#

  /// One for each command that reads: its words, and a file that it reads.
  static let commands = [
    (["check", "link"], "outside.data"), (["check", "--fix", "outside.data"], "outside.data"),
    (["show", "./link"], "outside.data"), (["restore", "link", "--plain"], "outside.data"),
    (["restore", "--plain"], "SavedGames.data"), (["show"], "SavedGames.data"),
    (["games"], "SavedGames.data"), (["analyse", "link"], "outside.data"),
    (["--plain"], "Autosave-1.data"), (["backup", "copy"], "SavedGames.data"),
  ]

  @Test(arguments: commands)
  func noGameIsReadBeforeTheWallStands(_ words: [String], _ name: String) throws {
    let home = try PlayersHome()
    try home.write(Self.save)
    try home.write(Self.save.replacing("}", with: #","moves":"a3 b2 c1"}"#), to: "Autosave-1.data")
    try Data(Self.save.utf8).write(to: URL(filePath: "\(home.folder.path)/outside.data"))
    let run = try home.shell(
      """
      cd "$FOLDER" && ln -s outside.data link
      strace -f -y -e trace=landlock_restrict_self,read,clone,clone3 -o calls \
        "$GAME" \(words.joined(separator: " ")) --home "$HOME_FOLDER" </dev/null >/dev/null 2>errors
      echo $?; grep -v warning errors; cat calls
      """)
    #expect(run.lines.first == "0")
    let landlock = run.lines.firstIndex { $0.contains("landlock_restrict_self(") }
    let read = run.lines.firstIndex { $0.contains("/\(name)>") }
    #expect(try #require(landlock) < #require(read))
    #expect(!run.lines[..<(landlock ?? 0)].contains { $0.contains("clone") })
  }

  @Test func whereSaysWhichWallsStand() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      "$GAME" where --home "$HOME_FOLDER" | tail -n 1
      strace -qq -o "$FOLDER/calls" -e inject=landlock_create_ruleset:error=ENOSYS \
        "$GAME" where --home "$HOME_FOLDER" | tail -n 1
      """)
    let none =
      "protection: none (this kernel has no Landlock); the program keeps to these by itself"
    let words = "; nothing else can be opened but the system's files, to read"
    let first = try #require(run.lines.first)
    #expect(
      (first.hasPrefix("protection: Landlock (ABI ") && first.hasSuffix(")" + words))
        || first.hasPrefix("protection: none ("))
    #expect(run.lines.last == none)
  }

  /// Descriptions of terminals are read as late as the screen is opened.
  @Test(arguments: [("HOME", "/.terminfo"), ("TERMINFO", ""), ("TERMINFO_DIRS", "")])
  func aTerminalThatOnlyThePersonKnowsIsFoundBehindTheWall(
    _ variable: String, _ place: String
  ) throws {
    let home = try PlayersHome()
    let made = try home.shell(
      """
      mkdir -p "$FOLDER/mine\(place)" && infocmp -x xterm > "$FOLDER/xterm" &&
      sed 's/^xterm|.*/mine|a terminal of my own,/' "$FOLDER/xterm" > "$FOLDER/mine.ti" &&
      tic -x -o "$FOLDER/mine\(place)" "$FOLDER/mine.ti"
      """)
    #expect(made.exit == .status(0), "\(made.errorText)")
    let board = try home.board(
      environment: ["TERM": "mine", variable: "\(home.folder.path)/mine"])
    try board.wait(forCursorOn: "b2")
    board.type("q")
    #expect(try board.exitStatus() == .status(0))
  }
}
