/// Walks squares by the weight of the open lines through them, heaviest first.
///
/// A line weighs the more the fewer marks it lacks; the player's own lines and the other's count
/// alike, since taking a square helps the ones and closes the others.
struct MoveOrder {
  private var rest: UInt64
  private var weights = InlineArray<64, Int32>(repeating: 0)

  @inline(__always)
  init(_ squares: UInt64, _ lines: borrowing LineTable, own: UInt64, other: UInt64) {
    rest = squares
    guard squares.holdsSeveral else { return }
    for index in 0..<lines.count {
      let line = lines[index]
      if line & own != 0, line & other != 0 { continue }
      let weight: Int32 =
        1 &<< Int32(truncatingIfNeeded: 2 &* (line & (own | other)).nonzeroBitCount)
      var missing = line & squares
      while missing != 0 { weights[missing.removeFirstSquare()] &+= weight }
    }
  }

  /// The next square, as a set of one.
  @inline(__always)
  mutating func next(heaviestFirst: Bool) -> UInt64? {
    guard rest != 0 else { return nil }
    var squares = rest
    var best = squares.removeFirstSquare()
    while squares != 0 {
      let square = squares.removeFirstSquare()
      if heaviestFirst ? weights[square] > weights[best] : weights[square] < weights[best] {
        best = square
      }
    }
    rest ^= UInt64(squareAt: best)
    return UInt64(squareAt: best)
  }
}
