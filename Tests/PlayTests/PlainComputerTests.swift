import Testing

/// The computer in plain mode, and `analyse` on the command line.
@Suite struct PlainComputerTests {
  @Test func aSeedRepeatsTheGameAndOthersGiveOthers() throws {
    let home = try PlayersHome()
    func game(_ seed: Int) throws -> [String] {
      let run = try home.plain("", ["--x", "perfect", "--o", "medium", "--seed", "\(seed)"])
      #expect(run.exit == .status(0))
      #expect(run.lines.last == "Draw." || run.lines.last?.hasPrefix("X wins: ") == true)
      return run.lines
    }
    let games = try (1...6).map(game)
    #expect(try (1...6).map(game) == games)
    #expect(Set(games).count > 3)
    #expect(home.documents == ["History.sqlite"])
  }

  @Test func itsMovesAreEventsInTheirOrder() throws {
    let home = try PlayersHome()
    let run = try home.plain(
      "a1\na1\nundo\n",
      ["--o", "perfect", "--first", "O", "--board", "4x4", "--seed", "1"])
    // The dice of this seed leave a1 to the person; where else they put the marks is not pinned here.
    let events = run.lines.dropFirst(3).map { line in
      ["O plays", "X plays", "O takes back", "X takes back"].first(where: line.hasPrefix) ?? line
    }
    let takenLater = [
      "O to move.", "O plays", "X to move.", "X plays", "O to move.", "O plays", "X to move.",
      "a1 is taken.", "O takes back", "X takes back", "X to move.",
    ]
    #expect(events == takenLater)
    #expect(run.exit == .status(0))
  }

  @Test func aRestoredGameGoesOnWithTheComputersMoveOnce() throws {
    let home = try PlayersHome()
    let save = #"{ "grid": ["...", ".X.", "..."], "moves": "b2", "players": { "O": "perfect" } }"#
    try home.write(save)
    let run = try home.plain("restore\nboard\n", ["restore"])
    #expect(run.lines.count { $0.hasPrefix("O plays ") } == 2)
    #expect(run.lines.prefix(2) == ["Restored SavedGames.", "O to move."])
    #expect(run.lines.suffix(6).joined().count { $0 == "O" } == 2)
    #expect(home.read("SavedGames.data") == save)
    #expect(home.documents == ["Autosave-1.data", "Autosave-2.data", "SavedGames.data"])
  }

  @Test func aThoughtIsNoLongerThanItMayBe() throws {
    let home = try PlayersHome()
    let run = try home.plain(
      "d4\n", ["--board", "8x8x5", "--o", "perfect", "--think", "0.1"])
    #expect(run.lines.count == 8)
    #expect(run.lines[6].hasPrefix("O plays ") && run.lines[7] == "X to move.")
  }

  @Test func analyseSaysWhatEveryMoveIsWorth() throws {
    let home = try PlayersHome()
    try home.write(#"{ "grid": ["X..", ".O.", "..X"] }"#)
    let lines = [
      "draw", "b1 draw", "a2 draw", "c2 draw", "b3 draw", "a1 X wins in 4", "c3 X wins in 4",
    ]
    let run = try home.run(["analyse"])
    #expect(run.lines.dropLast() == lines[...] && run.errorText.isEmpty && run.exit == .status(0))
    #expect(run.lines.last?.hasPrefix("best play: ") == true)
    let file = "\(home.path)/Documents/SavedGames.data"
    #expect(try home.run(["analyse", file]).lines == run.lines)
    #expect(try home.run(["analyse", "SavedGames", "--think", "5"]).lines == run.lines)
    let plain = try home.plain("analyse\nhint\n", ["restore"])
    #expect(
      Array(plain.lines.dropFirst(2)) == run.lines + ["Hint: b1, a2, c2 and b3 hold the draw."])
  }

  @Test func analyseKnowsTheEndAndItsLimits() throws {
    let home = try PlayersHome()
    try home.write(#"{ "grid": ["XXX", "OO.", "..."] }"#)
    #expect(try home.run(["analyse"]).lines == ["X won"])
    let empty = Array(repeating: "........", count: 6)
    let rows = (empty.prefix(3) + ["...O....", "...X...."] + empty.prefix(3))
      .map { "\"\($0)\"" }.joined(separator: ", ")
    try home.write("{ \"grid\": [\(rows)] }", to: "large.data")
    let run = try home.run(["analyse", "large", "--think", "0"])
    #expect(run.lines.count == 63 && run.lines.allSatisfy { $0.hasSuffix("unknown") })
    #expect(run.exit == .status(0))
    let none = try home.run(["analyse", "nothing"])
    #expect(none.exit == .status(1) && none.text.isEmpty)
  }
}
