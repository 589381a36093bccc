import TicTacToe

/// Every line of a board, as masks.
struct LineTable: ~Copyable {
  let board: UInt64
  let inARow: Int
  let count: Int
  // Points to `count` initialised masks from `init` until `deinit`; never written in between.
  private let masks: UnsafeMutablePointer<UInt64>

  init(_ rules: Rules) {
    let lines = rules.lines(in: rules.squares)
    (board, inARow, count) = (rules.squares.rawValue, rules.inARow, lines.count)
    masks = .allocate(capacity: max(count, 1))
    for (index, line) in lines.enumerated() {
      (masks + index).initialize(to: line.rawValue)
    }
  }

  deinit { masks.deallocate() }

  /// - Precondition: `index` lies in `0..<count`.
  @inline(__always)
  subscript(index: Int) -> UInt64 { masks[index] }
}

extension UInt64 {
  /// The set of one square.
  @inline(__always)
  init(squareAt index: Int) { self = 1 &<< UInt64(truncatingIfNeeded: index) }

  /// The first square of the set.
  @inline(__always)
  var firstSquare: UInt64 { self & (0 &- self) }

  /// Whether it holds two squares or more.
  @inline(__always)
  var holdsSeveral: Bool { self & (self &- 1) != 0 }

  /// Takes the first square out.
  ///
  /// - Returns: Its index.
  @inline(__always)
  mutating func removeFirstSquare() -> Int {
    defer { self &= self &- 1 }
    return trailingZeroBitCount
  }
}

/// A number for each square.
struct SquareWeights: ~Copyable {
  // Points to 64 initialised numbers from `init` until `deinit`; an index is below 64 because it
  // counts the zero bits before a set bit of a word.
  private let weights: UnsafeMutablePointer<Int32>

  init() {
    weights = .allocate(capacity: 64)
    weights.initialize(repeating: 0, count: 64)
  }

  deinit { weights.deallocate() }

  /// - Precondition: `index` lies in `0..<64`.
  @inline(__always)
  subscript(index: Int) -> Int32 {
    get { weights[index] }
    nonmutating set { weights[index] = newValue }
  }
}
