import FoundationEssentials
import Testing

/// Backing up, recovering and uninstalling, as a person does it.
@Suite struct BackupTests {
  @Test func aPersonGoesTheWholeWay() throws {
    let home = try PlayersHome()
    let copy = "\(home.folder.path)/copy"
    _ = try home.plain("b2\nsave\n")
    _ = try home.run(["sign-in", "Ada"])
    _ = try home.plain("b2\na1\nsave\n")
    let secret = try Self.secret(home)
    let saved = try home.run(["backup", copy])
    #expect(saved.text.contains(" files to \(copy).") && saved.exit == .status(0))

    let save = "\(copy)/Documents/SavedGames.data"
    let text = String(decoding: try Data(contentsOf: URL(filePath: save)), as: UTF8.self)
    try Data(text.replacing("...\",", with: "X.O\",").utf8).write(to: URL(filePath: save))
    let before = home.read("SavedGames.data")
    let refused = try home.run(["recover", copy])
    #expect(refused.exit == .status(1) && refused.text.isEmpty)
    #expect(refused.errorText.contains("Documents/SavedGames.data"))
    #expect(refused.errorText.contains("tictactoe recover --edited DIR"))
    #expect(home.read("SavedGames.data") == before)

    let taken = try home.run(["recover", "--edited", copy])
    #expect(taken.exit == .status(0) && taken.text.contains("edited: Documents/SavedGames.data"))
    let line = try #require(taken.lines.last)
    let real = try home.shell("realpath \"$HOME_FOLDER\"").lines[0]
    #expect(line.hasPrefix("What was there before is kept in \(real) (20") && line.hasSuffix(")."))
    let kept = String(line.dropFirst("What was there before is kept in ".count).dropLast())
    let games = try Program.run(["games", "--home", kept])
    #expect(games.exit == .status(0) && games.text.contains("SavedGames"))
    let played = try home.plain("c1\nsave\n", ["restore"])
    #expect(played.lines.contains("Edited by hand: off the record."))
    #expect(played.lines.contains("Saved SavedGames.") && played.exit == .status(0))
    #expect(try Self.open(home) == "")

    let removed = try home.run(["uninstall", "--yes"])
    #expect(
      removed.lines
        == ["Removed \(home.path).", "The keychain stays: \(home.path)-keychain"])
    #expect(home.documents.isEmpty)
    #expect(try home.plain("b2\n").lines.contains("X plays b2."))
    #expect(try Self.secret(home) == secret && secret.count > 40)
    #expect(try home.run(["whoami"]).lines == ["Nobody is signed in."])
    // Its seal fits again, as the token is the same.
    _ = try home.run(["sign-in", "Ada"])
    try home.write(before ?? "")
    #expect(try !home.plain("", ["restore"]).text.contains("off the record"))
  }

  /// What the files of the keychain hold.
  private static func secret(_ home: borrowing PlayersHome) throws -> String {
    try home.shell("cat \"$HOME_FOLDER\"-keychain/*.secret").text
  }

  /// What others could open or read.
  private static func open(_ home: borrowing PlayersHome) throws -> String {
    try home.shell("find \"$HOME_FOLDER\" \"$HOME_FOLDER\"-keychain -perm /077").text
  }

  @Test func aBackupIsMadeInANewOrEmptyFolderAndNowhereElse() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    let run = try home.shell(
      """
      cd "$FOLDER"
      try() { "$GAME" backup "$1" --home "$HOME_FOLDER" 2>&1 || echo "status $?"; }
      try new/; try "$HOME_FOLDER/inner"; try home/Documents/inner; try nowhere/new; touch file; try file
      mkdir empty; try empty; try new; ls; ls "$HOME_FOLDER" new; cat new/Documents/*
      """)
    let refusals = ["inside the container", "inside the container", "No such file", "file"]
    #expect(run.lines.first?.hasPrefix("Backed up 1 file to ") == true)
    for (line, words) in zip([1, 3, 5, 7], refusals) {
      #expect(run.lines[line].contains(words) && run.lines[line + 1] == "status 1")
    }
    #expect(run.lines[9].hasPrefix("Backed up 1 file to "))
    #expect(run.lines[10].contains("has files in it") && run.lines[11] == "status 1")
    #expect(run.lines[12...16] == ["empty", "file", "home", "new", "\(home.path):"])
    #expect(run.lines[17...19] == ["Documents", "Library", "tmp"])
    #expect(run.text.hasSuffix(home.read("SavedGames.data") ?? "none"))
  }

  @Test func aBackupThatFailsLeavesNothingAndCanBeMadeAgain() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\na1\n")
    let run = try home.shell(
      """
      cd "$(realpath "$FOLDER")" && mkdir empty
      for place in new empty; do
        strace -o /dev/null -e inject=write:error=ENOSPC -P "$PWD/$place/Documents/Autosave-1.data" \
          "$GAME" backup $place --home home && echo done
        ls
        "$GAME" backup $place --home home
      done
      """)
    #expect(run.lines.filter { $0.hasPrefix("Backed up ") }.count == 2)
    #expect(!run.lines.contains("done"))
    let errors = run.errorText.split(separator: "\n")
    for (error, place) in zip(errors, ["new", "empty"]) {
      #expect(error.hasSuffix("/\(place)/Documents/Autosave-1.data: No space left on device."))
    }
    #expect(errors.count == 2)
    #expect(run.lines[..<2] == ["empty", "home"])
  }

  @Test func aBackupIsRecoveredWhereNothingIs() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    let text = home.read("SavedGames.data")
    let run = try home.shell(
      """
      cd "$FOLDER" && "$GAME" backup copy --home home && "$GAME" uninstall --yes --home home
      "$GAME" recover copy --home home; "$GAME" recover nowhere --home home; echo $?
      """)
    #expect(run.lines.last == "1" && run.errorText.contains("nowhere: does not exist."))
    #expect(run.text.contains("Recovered 1 file from copy."))
    #expect(text != nil && home.read("SavedGames.data") == text)
  }

  @Test func uninstallingAsksInATerminalAndRefusesElsewhere() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    let refused = try home.run(["uninstall"], input: "yes\n")
    #expect(refused.exit == .status(2) && refused.text.isEmpty)
    #expect(
      refused.errorText
        == "tictactoe: uninstall asks in a terminal, and this is none: say --yes.\n")
    for (answer, status) in [("\r", 1), ("no\r", 1), ("yes\r", 0)] {
      #expect(home.read("SavedGames.data") != nil)
      let terminal = try Terminal(
        command: Program.path, arguments: ["uninstall", "--home", home.path])
      try terminal.wait(for: "Type yes")
      terminal.type(answer)
      #expect(try terminal.exitStatus() == .status(status))
    }
    #expect(!FileManager.default.fileExists(atPath: home.path))
    let again = try home.run(["uninstall", "--yes"])
    #expect(again.exit == .status(1) && again.errorText.contains("nothing to remove"))
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  @Test func uninstallingLeavesWhatIsNotTheGames() throws {
    let home = try PlayersHome()
    try Data("mine".utf8).write(to: URL(filePath: "\(home.path)/letter.txt"))
    let run = try home.run(["uninstall", "--yes"])
    let real = try home.shell("realpath \"$HOME_FOLDER\"").lines[0]
    #expect(
      run.lines == [
        "Removed all of the game's in \(real); the folder itself stays.",
        "Left, as it is not the game's: letter.txt",
      ])
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["letter.txt"])
  }

  @Test func whatCannotBeRemovedWhollyStaysWhole() throws {
    let home = try PlayersHome()
    _ = try home.plain("b2\nsave\n")
    _ = try home.shell("chmod 555 \"$FOLDER\"")
    let run = try home.run(["uninstall", "--yes"])
    _ = try home.shell("chmod 755 \"$FOLDER\"")
    #expect(run.exit == .status(1) && run.text.isEmpty)
    #expect(run.errorText.hasSuffix(": the folder is read-only, so nothing was removed.\n"))
    #expect(home.documents == ["SavedGames.data"])
    #expect(try home.run(["uninstall", "--yes"]).text.hasPrefix("Removed /"))
  }

  @Test func whereNamesWhatIsNotYetThere() throws {
    let home = try PlayersHome()
    let lines = try home.run(["where"]).lines
    let real = try home.shell("realpath \"$HOME_FOLDER\"").lines[0]
    for line in [
      "account: \(real)/Documents/account.plist", "history: \(real)/Documents/History.sqlite",
      "keychain: \(real)-keychain", "new secrets: to the keychain's files",
    ] {
      #expect(lines.contains(line))
    }
    #expect(
      lines.contains { $0.hasPrefix("bundle: /") && $0.hasSuffix("/tictactoe_Resources.resources") }
    )
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)-keychain"))
  }
}
