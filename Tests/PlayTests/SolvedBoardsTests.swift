import FoundationEssentials
import Testing

/// Long analyses are kept among the caches, where they may vanish or be damaged at any time.
@Suite struct SolvedBoardsTests {
  private static let grid =
    #"{ "grid": ["......", "......", "..OX..", "......", "......"], "inARow": 4 }"#

  /// Nothing is found out in no time, so what is known was kept.
  private func isKept(in home: borrowing PlayersHome, like lines: [String]) throws -> Bool {
    let run = try home.run(["analyse", "--think", "0"])
    #expect(run.exit == .status(0) && run.errorText.isEmpty && run.lines.count >= 15)
    return run.lines == lines
  }

  @Test func whatIsKeptIsCheckedAndHarmlessToDamageOrToDelete() throws {
    let home = try PlayersHome()
    try home.write(Self.grid)
    let file = URL(filePath: "\(home.path)/Library/Caches/SolvedBoards")
    #expect(try !isKept(in: home, like: []))
    #expect(!FileManager.default.fileExists(atPath: file.path))

    let first = try home.run(["analyse", "--think", "600"])
    #expect(
      first.lines.first == "X wins in 7" && first.lines.last?.hasPrefix("best play: ") == true)
    #expect(try isKept(in: home, like: first.lines))

    let kept = try Data(contentsOf: file)
    #expect(kept.starts(with: "tictactoe solved boards 1 ".utf8))
    for place in [0, 24, 30, kept.count / 2, kept.count - 1] {
      var damaged = kept
      damaged[place] ^= 1
      try damaged.write(to: file)
      #expect(try !isKept(in: home, like: first.lines))
    }
    for other in [Data(), kept.prefix(kept.count / 2), Data(repeating: 0x5b, count: 2 << 20)] {
      try other.write(to: file)
      #expect(try !isKept(in: home, like: first.lines))
    }
    try kept.write(to: file)
    #expect(try isKept(in: home, like: first.lines))
    try home.write(Self.grid.replacing("..OX..", with: "..O..X"))
    #expect(try !isKept(in: home, like: first.lines))
  }
}
