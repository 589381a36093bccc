/// Which lines go through which square, for finding squares that another one outdoes.
struct LineIncidence {
  private var low = InlineArray<64, UInt64>(repeating: 0)
  private var high = InlineArray<64, UInt64>(repeating: 0)
  private var isComplete = true

  init(_ lines: borrowing OpenLines) {
    // Of more lines no account is kept: then no square is said to be outdone.
    isComplete = lines.count <= 128
    guard isComplete else { return }
    for index in 0..<lines.count {
      var rest = lines[index]
      let bit = UInt64(squareAt: index & 63)
      while rest != 0 {
        let square = rest.removeFirstSquare()
        if index < 64 { low[square] |= bit } else { high[square] |= bit }
      }
    }
  }

  /// Whether every line through `square` goes through another of `squares` as well, so that
  /// neither player need prefer `square`; of squares in the same lines only the first counts.
  func isOutdone(_ square: Int, by squares: UInt64) -> Bool {
    guard isComplete else { return false }
    var rest = squares & ~UInt64(squareAt: square)
    while rest != 0 {
      let other = rest.removeFirstSquare()
      if low[square] & ~low[other] != 0 || high[square] & ~high[other] != 0 { continue }
      let isSame = low[square] == low[other] && high[square] == high[other]
      if !isSame || other < square { return true }
    }
    return false
  }
}
