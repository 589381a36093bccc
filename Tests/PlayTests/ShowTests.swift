import Testing

/// `show` and `games` print what is saved.
@Suite struct ShowTests {
  @Test func thePositionIsPrintedAsText() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved)
    try home.write(#"{ "grid": ["XXX", "OO.", "..."] }"#, to: "won.data")
    let run = try home.run(["show"])
    #expect(
      run.text == """
        3 . . .
        2 . X .
        1 O . .
          a b c
        The last move was O at a1.
        X to move.

        """)
    #expect(try home.run(["show", "won"]).lines.last == "X wins: a3 b3 c3.")
    #expect(try home.run(["show", "won.data"]).lines.last == "X wins: a3 b3 c3.")
    let file = try Program.run(
      ["show", "./won.data", "--home", "../../other"], directory: "\(home.path)/Documents")
    #expect(file.lines.last == "X wins: a3 b3 c3.")
    #expect(home.documents == ["SavedGames.data", "won.data"])
  }

  @Test func thePictureIsWellFormed() throws {
    let home = try PlayersHome()
    let names = #"{ "X": "<b>&\"'\u0001]]>", "O": "漢" }"#
    try home.write(#"{ "grid": ["XXX", "OO.", "..."], "names": \#(names) }"#)
    let run = try home.run(["show", "--svg"])
    #expect(run.exit == .status(0))
    #expect(run.text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(wellFormedElements(run.text)?.contains("svg") == true)
    #expect(run.text.contains("&lt;b&gt;&amp;"))
    #expect(run.text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func whatIsMissingIsSaidWithStatusOne() throws {
    let home = try PlayersHome()
    for arguments in [
      ["show"], ["show", "monday"], ["show", "./monday"], ["restore"],
      ["restore", "monday"], ["restore", "./monday"], ["restore", "--plain", ""],
    ] {
      let run = try home.run(arguments)
      #expect(run.exit == .status(1))
      #expect(run.text.isEmpty && !run.errorText.isEmpty)
    }
  }

  @Test func theEarlierSaveIsNamedWhenTheNewestIsDamaged() throws {
    let home = try PlayersHome()
    _ = try home.plain("5\nsave\n1\nsave\n9\nsave\n")
    #expect(home.documents == ["SavedGames.data", "SavedGames.earlier.data"])
    try home.write("\0\0\0")
    let run = try home.run(["restore", "--plain"])
    #expect(run.exit == .status(1))
    #expect(run.errorText.contains("tictactoe restore SavedGames.earlier"))
    let earlier = try home.run(["restore", "SavedGames.earlier", "--plain"], input: "board\n")
    #expect(earlier.lines.contains("1 O . ."))
    #expect(home.read("SavedGames.data") == "\0\0\0")
    // A save sets the damaged file aside and keeps the readable one.
    _ = try home.plain("5\nsave\n")
    #expect(home.read("SavedGames.damaged-1.data") == "\0\0\0")
    #expect(home.documents.contains("SavedGames.earlier.data"))
  }

  @Test func anotherGameIsKeptAndListed() throws {
    let home = try PlayersHome()
    #expect(try home.run(["games"]).text == "There are no saved games.\n")
    _ = try home.plain("5\n1\nsave\nnew\n7\nsave\n")
    let lines = try home.run(["games"]).lines
    #expect(lines.count == 2)
    #expect(lines.contains { $0.hasPrefix("SavedGames: ") && $0.contains("1 mark") })
    let kept = try #require(lines.first { $0.hasPrefix("SavedGames (2") })
    let name = try #require(kept.split(separator: ":").first)
    #expect(try home.run(["show", String(name)]).lines.contains("2 . X ."))
  }

  /// The names of the elements, or `nil` when they do not close in turn or a bare `&` or `<` is left.
  private func wellFormedElements(_ text: String) -> Set<String>? {
    var (open, seen): ([String], Set<String>) = ([], [])
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<?xml") ? 1 : 0) {
      let pieces = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, !pieces[1].contains(">"), entitiesAreWhole(pieces[1]) else {
        return nil
      }
      let name = String(pieces[0].prefix { $0.isLetter || $0 == "/" })
      if name.hasPrefix("/") {
        guard open.popLast() == String(name.dropFirst()) else { return nil }
      } else {
        seen.insert(name)
        if !pieces[0].hasSuffix("/") { open.append(name) }
      }
    }
    return open.isEmpty ? seen : nil
  }

  private func entitiesAreWhole(_ text: Substring) -> Bool {
    text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
      ["amp;", "lt;", "gt;", "quot;", "apos;"].contains { rest.hasPrefix($0) }
    }
  }
}
