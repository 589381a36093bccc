import TicTacToe

/// An m,n,k-board once more, in the plainest way, to hold the library against: squares are numbered
/// by row from the bottom without gaps, and every line is a list that geometry writes down.
struct PlainBoard {
  let columns, rows: Int
  /// A mask a line.
  let lines: [UInt64]

  init(columns: Int, rows: Int, inARow: Int) {
    (self.columns, self.rows) = (columns, rows)
    var lines: Set<UInt64> = []
    for column in 0..<columns {
      for row in 0..<rows {
        for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
          let cells = (0..<inARow).map { (column + $0 * right, row + $0 * up) }
          guard cells.allSatisfy({ 0..<columns ~= $0.0 && 0..<rows ~= $0.1 }) else { continue }
          lines.insert(cells.reduce(0) { $0 | 1 << UInt64($1.1 * columns + $1.0) })
        }
      }
    }
    self.lines = lines.sorted()
  }

  var count: Int { columns * rows }

  func hasLine(_ mask: UInt64) -> Bool {
    for line in lines where mask & line == line { return true }
    return false
  }

  /// The mask as squares of the library.
  func squares(_ mask: UInt64) -> SquareSet {
    var squares = SquareSet()
    for cell in 0..<count where mask >> UInt64(cell) & 1 == 1 {
      if let square = Square(column: cell % columns, row: cell / columns) { squares.insert(square) }
    }
    return squares
  }

  /// Three to the power of the number of squares: each grid has a code, with a digit a square that
  /// is 0 for an empty one, 1 for the mark that begins and 2 for the other.
  var codes: Int { (0..<count).reduce(1) { product, _ in product * 3 } }

  func masks(of code: Int) -> (first: UInt64, second: UInt64) {
    var (first, second, rest, bit) = (0 as UInt64, 0 as UInt64, code, 1 as UInt64)
    while rest > 0 {
      if rest % 3 == 1 { first |= bit } else if rest % 3 == 2 { second |= bit }
      rest /= 3
      bit <<= 1
    }
    return (first, second)
  }

  /// For each code whether some game reaches it. A move makes a code greater, so one walk upwards
  /// sees every position before those that follow it.
  var reachable: [Bool] {
    var reachable = [Bool](repeating: false, count: codes)
    reachable[0] = true
    for code in reachable.indices where reachable[code] {
      let (first, second) = masks(of: code)
      if hasLine(first) || hasLine(second) { continue }
      let digit = first.nonzeroBitCount == second.nonzeroBitCount ? 1 : 2
      var weight = 1
      for cell in 0..<count {
        if (first | second) >> UInt64(cell) & 1 == 0 { reachable[code + digit * weight] = true }
        weight *= 3
      }
    }
    return reachable
  }
}
