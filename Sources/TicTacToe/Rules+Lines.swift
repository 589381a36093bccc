extension Rules {
  /// The squares where the `inARow` squares of a line begin that goes on by `step` in the index.
  ///
  /// - Parameter starts: Where such a line may begin without running over the board's edge.
  func beginnings(in squares: SquareSet, step: UInt64, starts: UInt64) -> SquareSet {
    var found = squares.rawValue & starts
    var distance = step
    for _ in 1..<inARow {
      found &= squares.rawValue >> distance
      distance &+= step
    }
    return SquareSet(rawValue: found)
  }

  /// The bits of the columns in which a line towards the right can begin.
  var startsOfRightward: UInt64 {
    let count = UInt64(truncatingIfNeeded: max(columns &- inARow &+ 1, 0))
    return ((1 << count) &- 1) &* 0x0101_0101_0101_0101
  }

  /// The bits of the columns in which a line towards the left can begin.
  var startsOfLeftward: UInt64 {
    startsOfRightward << UInt64(truncatingIfNeeded: inARow &- 1)
  }

  /// Whether `squares`, all on the board, hold a line.
  @inlinable
  @inline(__always)
  public func hasLine(in squares: SquareSet) -> Bool {
    // Only on a board of eight columns can a run of squares cross the edge of the word's rows.
    if columns < 8 {
      switch inARow {
      case 3: return Rules.hasThree(squares.rawValue)
      case 4: return Rules.hasFour(squares.rawValue)
      case 5: return Rules.hasFive(squares.rawValue)
      default: break
      }
    }
    return hasLineOfAnyLength(in: squares)
  }

  @inlinable
  @inline(__always)
  static func pairs(_ squares: UInt64, _ step: UInt64) -> UInt64 { squares & (squares &>> step) }

  @inlinable
  @inline(__always)
  static func hasThree(_ squares: UInt64) -> Bool {
    middles(squares, 1) | middles(squares, 8) | middles(squares, 9) | middles(squares, 7) != 0
  }

  /// The squares of `squares` that have one `step` before and one `step` behind.
  @inlinable
  @inline(__always)
  static func middles(_ squares: UInt64, _ step: UInt64) -> UInt64 {
    (squares &<< step) & (squares &>> step) & squares
  }

  @inlinable
  @inline(__always)
  static func hasFour(_ squares: UInt64) -> Bool {
    let (right, up) = (pairs(squares, 1), pairs(squares, 8))
    let (upRight, upLeft) = (pairs(squares, 9), pairs(squares, 7))
    return pairs(right, 2) | pairs(up, 16) | pairs(upRight, 18) | pairs(upLeft, 14) != 0
  }

  @inlinable
  @inline(__always)
  static func hasFive(_ squares: UInt64) -> Bool {
    let (right, up) = (pairs(squares, 1), pairs(squares, 8))
    let (upRight, upLeft) = (pairs(squares, 9), pairs(squares, 7))
    return pairs(right, 2) & (squares &>> 4) | pairs(up, 16) & (squares &>> 32)
      | pairs(upRight, 18) & (squares &>> 36) | pairs(upLeft, 14) & (squares &>> 28) != 0
  }

  @usableFromInline
  func hasLineOfAnyLength(in squares: SquareSet) -> Bool {
    let right = startsOfRightward
    return !beginnings(in: squares, step: 1, starts: right)
      .union(beginnings(in: squares, step: 8, starts: .max))
      .union(beginnings(in: squares, step: 9, starts: right))
      .union(beginnings(in: squares, step: 7, starts: startsOfLeftward)).isEmpty
  }

  /// Every line of exactly ``inARow`` squares within `squares`, all on the board; a longer row
  /// holds several.
  public func lines(in squares: SquareSet) -> [SquareSet] {
    guard hasLine(in: squares) else { return [] }
    let right = startsOfRightward
    var directions = [(step: 1 as UInt64, starts: right)]
    if inARow > 1 { directions += [(8, .max), (9, right), (7, startsOfLeftward)] }
    return directions.flatMap { step, starts in
      beginnings(in: squares, step: step, starts: starts).map { start in
        (0..<UInt64(inARow)).reduce(into: SquareSet()) { line, distance in
          line.rawValue |= SquareSet(start).rawValue << (step * distance)
        }
      }
    }
  }

  /// How a game stands that has come to `grid`, a legal position; `nil` while it goes on.
  @inlinable
  public func outcome(of grid: Grid) -> Outcome? {
    if hasLine(in: grid.x) { return .won(by: isMisere ? .o : .x) }
    if hasLine(in: grid.o) { return .won(by: isMisere ? .x : .o) }
    return grid.taken == squares ? .draw : nil
  }
}
