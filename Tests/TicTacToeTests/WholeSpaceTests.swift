import Testing
import TicTacToe

/// Every game of 3×3, by way of what a user of the library calls. The numbers are the published ones
/// (OpenSpiel's `tic_tac_toe`, and Henry Bottomley's count of games).
struct WholeSpaceTests {
  @Test func allGamesOfThreeByThreeAreCounted() throws {
    var ends = [Outcome: Int]()
    try walk(Game()) { game in
      if let outcome = game.outcome { ends[outcome, default: 0] += 1 }
      return true
    }
    #expect(ends == [.won(by: .x): 131_184, .won(by: .o): 77_904, .draw: 46_080])
    #expect(ends.values.reduce(0, +) == 255_168)
  }

  @Test func allPositionsOfThreeByThreeAreCounted() throws {
    let positions = try positions(.classic)
    #expect(positions.count == 5_478)
    #expect(Set(positions.map { smallestImage(of: $0.grid) }).count == 765)

    let ends = positions.filter { !$0.isActive }
    #expect(ends.count == 958)
    #expect(ends.count { $0.outcome == .won(by: .x) } == 626)
    #expect(ends.count { $0.outcome == .won(by: .o) } == 316)
    #expect(ends.count { $0.outcome == .draw } == 16)
    #expect(Set(ends.map { smallestImage(of: $0.grid) }).count == 138)
    #expect(ends.allSatisfy { $0.toMove == nil })
  }

  @Test func aWinOnTheNinthMarkIsNoDraw() throws {
    let full = try positions(.classic).filter { $0.freeSquares.isEmpty }
    #expect(full.count { $0.outcome == .won(by: .x) } == 62)
    #expect(full.count { $0.outcome == .draw } == 16)
    #expect(full.count == 78)
  }

  @Test func twentyTwoEndsHaveTwoLinesOfX() throws {
    let ends = try positions(.classic)
    let two = ends.filter { $0.rules.lines(in: $0.grid.x).count == 2 }
    #expect(two.count == 22)
    #expect(two.allSatisfy { $0.lineSquares.count == 5 })
    #expect(ends.allSatisfy { $0.rules.lines(in: $0.grid.o).count < 2 })
  }

  @Test func everyPositionLoadsFromItsGridAlone() throws {
    for game in try positions(.classic) {
      let restored = try Game(fromDictionary: ["grid": game.rows])
      #expect(restored.grid == game.grid)
      #expect(restored.toMove == game.toMove)
      #expect(restored.outcome == game.outcome)
    }
  }

  @Test func misereChangesOnlyWhoWins() throws {
    let (normal, misere) = (try positions(.classic), try positions(rules(3, 3, misere: true)))
    let outcomes = Dictionary(uniqueKeysWithValues: normal.map { ($0.grid, $0.outcome) })
    #expect(Set(misere.map(\.grid)) == Set(outcomes.keys))
    for game in misere {
      switch outcomes[game.grid] {
      case .some(.won(let mark)): #expect(game.outcome == .won(by: mark.opponent))
      case let same: #expect(game.outcome == same)
      }
    }
  }

  @Test func withOFirstTheMarksChangePlaces() throws {
    let swapped = try positions(rules(3, 3, first: .o)).map { Grid(x: $0.grid.o, o: $0.grid.x) }
    #expect(Set(swapped) == Set(try positions(.classic).map(\.grid)))
  }
}

/// Shows `visit` the game and every one that follows it as long as it says so.
private func walk(_ game: Game, _ visit: (Game) -> Bool) throws {
  guard visit(game), game.isActive else { return }
  for square in game.freeSquares {
    var next = game
    try next.play(square)
    try walk(next, visit)
  }
}

/// A game for each grid that can be reached.
private func positions(_ rules: Rules) throws -> [Game] {
  var seen: [Grid: Game] = [:]
  try walk(Game(rules: rules)) { seen.updateValue($0, forKey: $0.grid) == nil }
  return Array(seen.values)
}

/// The least of the eight images of a 3×3 grid, as text.
private func smallestImage(of grid: Grid) -> String {
  let turns: [(Int, Int) -> (Int, Int)] = [
    { ($0, $1) }, { (2 - $0, $1) }, { ($0, 2 - $1) }, { (2 - $0, 2 - $1) },
    { ($1, $0) }, { (2 - $1, $0) }, { ($1, 2 - $0) }, { (2 - $1, 2 - $0) },
  ]
  let images = turns.map { turn in
    (0..<9).map { cell in
      let (column, row) = turn(cell % 3, cell / 3)
      return Square(column: column, row: row).flatMap { grid[$0]?.rawValue } ?? "."
    }.joined()
  }
  return images.min() ?? ""
}
