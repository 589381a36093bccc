/// Finds runs of `length` squares in a row, a column or a diagonal.
@usableFromInline
struct Runs {
  private let columns, length: Int

  @usableFromInline
  init(of length: Int, onColumns columns: Int) { (self.columns, self.length) = (columns, length) }

  /// The squares where a run in `squares` begins that goes on by `step` in the index.
  ///
  /// - Parameter starts: Where such a run may begin without running over the board's edge.
  func beginnings(in squares: SquareSet, step: UInt64, starts: UInt64) -> SquareSet {
    var found = squares.rawValue & starts
    var distance = step
    for _ in 1..<length {
      found &= squares.rawValue >> distance
      distance &+= step
    }
    return SquareSet(rawValue: found)
  }

  /// The bits of the columns in which a run towards the right can begin.
  var startsOfRightward: UInt64 {
    let count = UInt64(truncatingIfNeeded: max(columns &- length &+ 1, 0))
    return ((1 << count) &- 1) &* 0x0101_0101_0101_0101
  }

  /// The bits of the columns in which a run towards the left can begin.
  var startsOfLeftward: UInt64 {
    startsOfRightward << UInt64(truncatingIfNeeded: length &- 1)
  }

  /// Whether `squares`, all on the board, hold a run.
  @usableFromInline
  func areAny(in squares: SquareSet) -> Bool {
    // Only on a board of eight columns can a run cross the edge of the word's rows.
    if columns < 8, length == 4 { return Runs.hasFour(squares.rawValue) }
    if columns < 8, length == 5 { return Runs.hasFive(squares.rawValue) }
    let right = startsOfRightward
    return !beginnings(in: squares, step: 1, starts: right)
      .union(beginnings(in: squares, step: 8, starts: .max))
      .union(beginnings(in: squares, step: 9, starts: right))
      .union(beginnings(in: squares, step: 7, starts: startsOfLeftward)).isEmpty
  }

  /// Whether `squares` hold three in a row, on any board: the middle one is told by its neighbours.
  @inlinable
  @inline(__always)
  static func hasThree(_ squares: UInt64) -> Bool {
    // Within the word's rows the outer columns are no middle.
    let sideways = middles(squares, 1) | middles(squares, 9) | middles(squares, 7)
    return (sideways & 0x7E7E_7E7E_7E7E_7E7E | middles(squares, 8)) & squares != 0
  }

  /// The squares that have one of `squares` a `step` before and another a `step` behind.
  @inlinable
  @inline(__always)
  static func middles(_ squares: UInt64, _ step: UInt64) -> UInt64 {
    (squares &<< step) & (squares &>> step)
  }

  private static func pairs(_ squares: UInt64, _ step: UInt64) -> UInt64 {
    squares & (squares &>> step)
  }

  private static func hasFour(_ squares: UInt64) -> Bool {
    let (right, up) = (pairs(squares, 1), pairs(squares, 8))
    let (upRight, upLeft) = (pairs(squares, 9), pairs(squares, 7))
    return pairs(right, 2) | pairs(up, 16) | pairs(upRight, 18) | pairs(upLeft, 14) != 0
  }

  private static func hasFive(_ squares: UInt64) -> Bool {
    let (right, up) = (pairs(squares, 1), pairs(squares, 8))
    let (upRight, upLeft) = (pairs(squares, 9), pairs(squares, 7))
    return pairs(right, 2) & (squares &>> 4) | pairs(up, 16) & (squares &>> 32)
      | pairs(upRight, 18) & (squares &>> 36) | pairs(upLeft, 14) & (squares &>> 28) != 0
  }
}
