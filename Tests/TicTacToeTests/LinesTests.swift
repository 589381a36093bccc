import Testing
import TicTacToe

struct LinesTests {
  @Test func linesOnEverySizeOfBoardAreThoseOfPlainGeometry() {
    var generator = SeededGenerator(seed: 8)
    var wrong: [String] = []
    for rules in allSizes {
      let board = PlainBoard(columns: rules.columns, rows: rules.rows, inARow: rules.inARow)
      let whole = UInt64.max >> UInt64(64 - board.count)
      let lines = Set(board.lines.map(board.squares))
      #expect(lines.count == board.lines.count, "\(rules)")
      for density in 0..<6 {
        let mask = random(density, &generator) & whole
        let squares = board.squares(mask)
        let found = rules.lines(in: squares)
        let isRight =
          Set(found) == lines.filter(squares.isSuperset) && Set(found).count == found.count
          && rules.hasLine(in: squares) == board.hasLine(mask)
        if !isRight { wrong.append("\(rules): \(squares)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// Sparse for 0, half full for 2, then ever fuller; all squares for 5.
  private func random(_ density: Int, _ generator: inout SeededGenerator) -> UInt64 {
    let bits = (0..<3).map { _ in generator.next() }
    switch density {
    case 0: return bits[0] & bits[1]
    case 1, 2: return bits[0]
    case 3: return bits[0] | bits[1]
    case 4: return bits[0] | bits[1] | bits[2]
    default: return .max
    }
  }

  @Test(arguments: ["c1 a2 b2", "b1 c1 a2", "a1 b2 d1", "b3 c3 a1", "c2 a3 b1"])
  func rowsNeverRunOverTheEdge(_ names: String) {
    #expect(!Rules.classic.hasLine(in: SquareSet(squares(names))))
    #expect(Rules.classic.lines(in: SquareSet(squares(names))).isEmpty)
  }

  @Test(arguments: ["g1 h1 a2", "g1 h2 a4", "b1 a2 h2", "h1 a3 b4"])
  func rowsNeverRunOverTheEdgeOfTheWidestBoard(_ names: String) throws {
    #expect(try !rules(8, 8, 3).hasLine(in: SquareSet(squares(names))))
  }

  @Test func aRowLongerThanNeededHoldsSeveralLines() throws {
    let row = SquareSet(squares("b1 c1 d1 e1 f1"))
    let lines = try rules(7, 4, 3).lines(in: row).map(\.description)
    #expect(Set(lines) == ["b1 c1 d1", "c1 d1 e1", "d1 e1 f1"])
  }

  @Test func oneMoveMayJoinTwoRowsToALongOne() throws {
    let game = try game("a1 a2 b1 b2 d1 d2 e1 e2 c1", rules(5, 3, 4))
    #expect(game.outcome == .won(by: .x))
    #expect(game.lineSquares.description == "a1 b1 c1 d1 e1")
  }

  @Test func aLineOfOneIsTheFirstMark() throws {
    #expect(try rules(2, 2, 1).lines(in: SquareSet(squares("a1 b2"))).count == 2)
    #expect(try game("b2", rules(2, 2, 1)).outcome == .won(by: .x))
    #expect(try game("b2", rules(2, 2, 1, misere: true)).outcome == .won(by: .o))
  }

  @Test func aLineThatFitsNowhereMakesEveryGameADraw() throws {
    let rules = try rules(2, 2, 3)
    #expect(!rules.canMakeALine)
    #expect(try game("a1 a2 b1 b2", rules).outcome == .draw)
  }
}
