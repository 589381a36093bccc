import Testing
import TicTacToe

struct SquareTests {
  @Test func everyNameIsReadAsTheSquareThatBearsIt() {
    var names: [String] = []
    for row in 0..<8 {
      for column in 0..<8 {
        let square = Square(column: column, row: row)
        let name = square?.description ?? ""
        #expect(Square(name) == square)
        #expect(Square(name.uppercased()) == square)
        #expect(square?.column == column && square?.row == row)
        #expect(square?.index == row * 8 + column)
        names.append(name)
      }
    }
    #expect(names.first == "a1" && names[1] == "b1" && names[8] == "a2" && names.last == "h8")
    #expect(Set(names).count == 64)
  }

  @Test(arguments: [
    "", "a", "1", "i1", "a0", "a9", "b22", "1a", " a1", "a1 ", "a 1", "ａ１", "а1", "é", "a１",
    "@1", "`1", "A:", "\u{1}1", "!1", "a\n", "a1\u{301}", "😀",
  ])
  func anythingElseIsNoSquare(_ name: String) {
    #expect(Square(name) == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (8, 0), (0, 8), (Int.max, Int.max), (Int.min, 0)])
  func aSquareBeyondTheLargestBoardIsNone(_ column: Int, _ row: Int) {
    #expect(Square(column: column, row: row) == nil)
  }
}
