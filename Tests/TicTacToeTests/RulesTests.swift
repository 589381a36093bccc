import Testing
import TicTacToe

struct RulesTests {
  @Test func everySizeUpToEightHasItsSquares() {
    for rules in allSizes {
      #expect(rules.squares.count == rules.columns * rules.rows, "\(rules)")
      #expect(
        rules.squares.allSatisfy { $0.column < rules.columns && $0.row < rules.rows }, "\(rules)")
      #expect(rules.canMakeALine == rules.hasLine(in: rules.squares), "\(rules)")
    }
    #expect(allSizes.count == 512)
  }

  @Test(arguments: [(0, 3, 3), (3, 0, 3), (3, 3, 0), (9, 3, 3), (3, 9, 3), (3, 3, 9), (-1, 3, 3)])
  func otherSizesAreNoRules(_ columns: Int, _ rows: Int, _ inARow: Int) {
    #expect(Rules(columns: columns, rows: rows, inARow: inARow) == nil)
  }

  @Test(arguments: [(Int.max, 3), (3, Int.min)])
  func sizesBeyondReasonAreNoRules(_ columns: Int, _ rows: Int) {
    #expect(Rules(columns: columns, rows: rows) == nil)
  }

  @Test(arguments: [
    (1, 1, 3), (2, 2, 3), (3, 3, 3), (4, 3, 3), (3, 8, 3), (4, 4, 4), (5, 5, 5), (8, 8, 5),
    (7, 6, 5), (4, 8, 4),
  ])
  func aLineIsTheShorterSideButFromThreeToFive(_ columns: Int, _ rows: Int, _ inARow: Int) throws {
    #expect(try rules(columns, rows).inARow == inARow)
  }

  @Test func rulesSayWhatIsNotAsUsual() throws {
    #expect(Rules.classic.description == "3x3x3")
    #expect(try rules(4, 3, 3, misere: true).description == "4x3x3 misère")
    #expect(try rules(4, 4, misere: true, first: .o).description == "4x4x4 misère, O first")
    #expect(try rules(3, 3) == .classic)
  }

  @Test func aGridHoldsOneMarkASquare() throws {
    let (corner, centre) = (try square("a1"), try square("b2"))
    #expect(Grid(x: [corner, centre], o: [centre]) == nil)
    var grid = Grid()
    grid[corner] = .x
    grid[corner] = .o
    #expect(grid[corner] == .o && grid.x.isEmpty && grid[Mark.o] == [corner])
    grid[corner] = nil
    #expect(grid == Grid())
  }
}
