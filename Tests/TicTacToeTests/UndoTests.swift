import Testing
import TicTacToe

struct UndoTests {
  @Test func undoingAndRedoingAsOftenIsTheIdentity() {
    var generator = SeededGenerator(seed: 3)
    for game in randomGames(seed: 1) {
      let times = Int.random(in: 0...game.moves.count, using: &generator)
      var other = game
      for _ in 0..<times { #expect(other.undo() != nil) }
      #expect(other.moves.count == game.moves.count - times)
      #expect(other.undone.starts(with: game.moves.suffix(times)))
      #expect(other.grid.taken.count == game.grid.taken.count - times)
      for _ in 0..<times { #expect(other.redo() != nil) }
      #expect(other == game)
    }
  }

  @Test func playingForgetsWhatWasTakenBack() throws {
    var generator = SeededGenerator(seed: 4)
    for var game in randomGames(seed: 2) {
      game.undo()
      let before = game
      playAtRandom(&game, atMost: 1, &generator)
      guard game != before else { continue }
      try #require(game.undone.isEmpty)
      try #require(game.redo() == nil)
      game.undo()
      try #require(game.grid == before.grid && game.moves == before.moves)
    }
  }

  @Test func positionsGoFromTheFirstKnownToTheLast() throws {
    for game in randomGames(seed: 5) {
      let positions = game.positions
      #expect(positions.count == game.moves.count + game.undone.count + 1)
      #expect(positions[game.moves.count] == game.grid)
      for (grid, next) in zip(positions, positions.dropFirst()) {
        #expect(next.taken.count == grid.taken.count + 1)
        #expect(grid.x.isSubset(of: next.x) && grid.o.isSubset(of: next.o))
      }
    }
  }

  @Test func undoStopsWhereTheKnownMovesBegin() throws {
    var game = try Game(rules: .classic, grid: game("b2 a1").grid)
    #expect(game.undo() == nil)
    try game.play(square("c3"))
    #expect(try game.undo() == square("c3"))
    #expect(game.undo() == nil)
    #expect(game.rows == ["...", ".X.", "O.."])
    #expect(try game.redo() == square("c3"))
    #expect(game.redo() == nil)
  }

  @Test func aFinishedGameCanBeTakenBackAndWonAgain() throws {
    var game = try game("a1 a2 b1 b2 c1")
    game.undo()
    #expect(game.isActive && game.toMove == .x)
    game.redo()
    #expect(game.outcome == .won(by: .x))
  }

  @Test func savingKeepsBothStacks() throws {
    var game = try game("b2 a1 c3 a3 a2")
    game.undo()
    game.undo()
    var restored = try Game(fromDictionary: game.toDictionary())
    #expect(restored == game)
    #expect(restored.moves == squares("b2 a1 c3"))
    #expect(restored.undone == squares("a3 a2"))
    #expect(try restored.redo() == square("a3"))
    #expect(try restored.undo() == square("a3"))
    #expect(restored == game)
  }
}
