extension Rules {
  @inlinable
  var runs: Runs { Runs(of: inARow, onColumns: columns) }

  /// Whether `squares`, all on the board, hold a line.
  @inlinable
  @inline(__always)
  public func hasLine(in squares: SquareSet) -> Bool {
    inARow == 3 ? Runs.hasThree(squares.rawValue) : runs.areAny(in: squares)
  }

  /// Every line of exactly ``inARow`` squares within `squares`, all on the board; a longer row
  /// holds several.
  public func lines(in squares: SquareSet) -> [SquareSet] {
    guard hasLine(in: squares) else { return [] }
    var lines: [SquareSet] = []
    func add(step: UInt64, starts: UInt64) {
      for start in runs.beginnings(in: squares, step: step, starts: starts) {
        var line = SquareSet()
        for distance in 0..<UInt64(inARow) {
          line.rawValue |= SquareSet(start).rawValue << (step * distance)
        }
        lines.append(line)
      }
    }
    add(step: 1, starts: runs.startsOfRightward)
    if inARow > 1 {
      add(step: 8, starts: .max)
      add(step: 9, starts: runs.startsOfRightward)
      add(step: 7, starts: runs.startsOfLeftward)
    }
    return lines
  }

  /// How a game stands that has come to `grid`, a legal position; `nil` while it goes on.
  @inlinable
  public func outcome(of grid: Grid) -> Outcome? {
    if hasLine(in: grid.x) { return .won(by: isMisere ? .o : .x) }
    if hasLine(in: grid.o) { return .won(by: isMisere ? .x : .o) }
    return grid.taken == squares ? .draw : nil
  }
}
