/// The lines that one player, Maker, can still complete against another, Breaker, who only hinders:
/// of each line, the squares it lacks.
///
/// A line weighs `whole` halved for each square it lacks, so that it weighs `whole` when complete.
/// Erdős and Selfridge: if all lines together weigh less than that and Breaker is to move, Breaker
/// keeps it so for ever by taking the heaviest square each time.
struct OpenLines: ~Copyable {
  // Points to room for as many masks as the board has lines, allocated in `init` and freed in
  // `deinit`; the first `count` are initialised, and `count` never passes the board's lines.
  private let missing: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  let whole: Int32
  let weights = SquareWeights()

  init(_ lines: borrowing LineTable) {
    missing = .allocate(capacity: max(lines.count, 1))
    whole = 1 << Int32(lines.inARow)
  }

  deinit { missing.deallocate() }

  /// - Precondition: `index` lies in `0..<count`.
  @inline(__always)
  subscript(index: Int) -> UInt64 {
    get { missing[index] }
    nonmutating set { missing[index] = newValue }
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// - Precondition: Fewer lines are open than the board has.
  @inline(__always)
  mutating func append(_ squares: UInt64) {
    (missing + count).initialize(to: squares)
    count &+= 1
  }

  /// Puts the last line in the place of another.
  @inline(__always)
  mutating func remove(at index: Int) {
    count &-= 1
    missing[index] = missing[count]
  }

  @inline(__always)
  mutating func copy(_ other: borrowing OpenLines, squares: UInt64) {
    count = other.count
    for index in 0..<count { (missing + index).initialize(to: other.missing[index]) }
    var rest = squares
    while rest != 0 {
      let square = rest.removeFirstSquare()
      weights[square] = other.weights[square]
    }
  }

  /// What a line weighs that lacks `squares`.
  @inline(__always)
  func weight(_ squares: UInt64) -> Int32 {
    whole &>> Int32(truncatingIfNeeded: squares.nonzeroBitCount)
  }

  /// Gives every square of `squares` the weight of the lines through it.
  ///
  /// - Returns: The weight of all lines.
  func weigh(_ squares: UInt64) -> Int32 {
    var rest = squares
    while rest != 0 { weights[rest.removeFirstSquare()] = 0 }
    var total: Int32 = 0
    for index in 0..<count {
      let weight = weight(missing[index])
      total &+= weight
      add(weight, to: missing[index])
    }
    return total
  }

  @inline(__always)
  func add(_ weight: Int32, to squares: UInt64) {
    var rest = squares
    while rest != 0 { weights[rest.removeFirstSquare()] &+= weight }
  }

  /// The heaviest of `squares`, the first of several; none has the index -1 and the weight 0.
  @inline(__always)
  func heaviest(of squares: UInt64) -> (square: Int, weight: Int32) {
    var best = (square: -1, weight: 0 as Int32)
    var rest = squares
    while rest != 0 {
      let square = rest.removeFirstSquare()
      if weights[square] > best.weight { best = (square, weights[square]) }
    }
    return best
  }

  /// Takes off the lines that contain another one with two squares: who completes the longer has
  /// completed the shorter.
  mutating func removeLinesOverPairs() {
    var index = 0
    while index < count {
      let line = missing[index]
      let isOver =
        line.nonzeroBitCount > 2
        && (0..<count).contains {
          missing[$0].nonzeroBitCount == 2 && missing[$0] & ~line == 0
        }
      if isOver { remove(at: index) } else { index += 1 }
    }
  }

  /// Takes off the lines that have two squares in no other line, until there are none: whenever
  /// Maker takes the one, Breaker takes the other.
  ///
  /// - Returns: The squares of the lines that stay.
  mutating func removePrivatePairs() -> UInt64 {
    while true {
      var (once, twice) = (0 as UInt64, 0 as UInt64)
      for index in 0..<count {
        twice |= once & missing[index]
        once |= missing[index]
      }
      let before = count
      var index = 0
      while index < count {
        if (missing[index] & ~twice).holdsSeveral { remove(at: index) } else { index += 1 }
      }
      if count == before { return once }
    }
  }

  /// The squares that lines join to `squares`, directly or by way of others.
  func joined(to squares: UInt64) -> UInt64 {
    var part = squares
    while true {
      let before = part
      for index in 0..<count where missing[index] & part != 0 { part |= missing[index] }
      if part == before { return part }
    }
  }
}
