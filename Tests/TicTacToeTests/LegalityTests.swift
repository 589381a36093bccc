import Testing
import TicTacToe

struct LegalityTests {
  @Test(arguments: [(3, 3, 3), (3, 3, 2), (4, 3, 3)], Mark.allCases)
  func exactlyTheReachableGridsAreLegal(_ size: (Int, Int, Int), _ first: Mark) throws {
    let (columns, rows, inARow) = size
    let board = PlainBoard(columns: columns, rows: rows, inARow: inARow)
    let game = try rules(columns, rows, inARow, first: first)
    let reachable = board.reachable
    var wrong: [Int] = []
    for code in reachable.indices {
      let masks = board.masks(of: code)
      let (own, other) = (board.squares(masks.first), board.squares(masks.second))
      let grid = first == .x ? Grid(x: own, o: other) : Grid(x: other, o: own)
      if grid.map({ isLegal($0, game) }) != reachable[code] { wrong.append(code) }
    }
    #expect(wrong.isEmpty)
    if size == (3, 3, 3) { #expect(reachable.count { $0 } == 5_478) }
  }

  private func isLegal(_ grid: Grid, _ rules: Rules) -> Bool {
    do throws(UnreachableGrid) {
      try rules.check(grid)
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: [
    ("a1 b1", "", "there are 2 X and 0 O; when X begins, there are as many X as O, or one X more"),
    ("", "b1", "there are 0 X and 1 O; when X begins, there are as many X as O, or one X more"),
    (
      "a1", "b1 c1 a2",
      "there is 1 X and 3 O; when X begins, there are as many X as O, or one X more"
    ),
    (
      "a1 b1 c1", "a3 b3 c3",
      "both players have a line, X at a1 b1 c1 and O at a3 b3 c3, but the game ends with the first"
    ),
    (
      "a1 b1 c1", "a3 b3 c2", "O moved after X had made the line a1 b1 c1, which ended the game"
    ),
    (
      "a1 b1 c2 a2", "a3 b3 c3", "X moved after O had made the line a3 b3 c3, which ended the game"
    ),
    ("d1", "", "marks lie outside the board: d1"),
    ("", "a4", "marks lie outside the board: a4"),
  ])
  func theReasonIsGiven(_ x: String, _ o: String, _ reason: String) throws {
    let grid = try #require(Grid(x: SquareSet(squares(x)), o: SquareSet(squares(o))))
    let error = try #require(
      #expect(throws: UnreachableGrid.self) { try Rules.classic.check(grid) })
    #expect(error.description == reason)
    #expect(throws: error) { try Game(rules: .classic, grid: grid) }
  }

  @Test func linesThatNoSingleMoveCompletesAreNamed() throws {
    let wide = try rules(5, 3, 3)
    let x = SquareSet(squares("a1 a2 a3 e1 e2 e3"))
    let grid = try #require(Grid(x: x, o: SquareSet(squares("b1 b2 c3 d1 d2"))))
    let error = #expect(throws: UnreachableGrid.self) { try wide.check(grid) }
    #expect(
      error?.description
        == "X has lines that no single move can complete: a1 a2 a3 and e1 e2 e3")
  }

  @Test func aLegalGridIsAGameWithoutKnownMoves() throws {
    let grid = try game("b2 a1 c3").grid
    let fresh = try Game(rules: .classic, grid: grid)
    #expect(fresh.grid == grid)
    #expect(fresh.toMove == .o)
    #expect(fresh.moves.isEmpty && fresh.undone.isEmpty)
  }
}
