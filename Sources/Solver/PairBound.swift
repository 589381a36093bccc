/// A proof in one step that Breaker holds: pairs of squares after Hales and Jewett where they pay,
/// and the potential of Erdős and Selfridge for the rest.
///
/// When Breaker answers one square of a pair with the other, the lines through both can never be
/// completed; for lines through only one of them, Maker is counted as having it. Pairs are chosen
/// one at a time, each the one that lowers the total weight most.
struct PairBound: ~Copyable {
  private var lines: OpenLines
  // Points to 64 × 64 initialised numbers from `init` until `deinit`: the weight of the lines
  // through both of two squares, the one with the lower index first. Indices are below 64.
  private let shared: UnsafeMutablePointer<Int32>

  init(_ table: borrowing LineTable) {
    lines = OpenLines(table)
    shared = .allocate(capacity: 64 * 64)
    shared.initialize(repeating: 0, count: 64 * 64)
  }

  deinit { shared.deallocate() }

  /// Whether Breaker surely holds `open`; `false` says nothing.
  ///
  /// - Parameters:
  ///   - live: The squares of the lines, each with its weight set.
  ///   - total: The weight of all lines.
  mutating func breakerHolds(
    _ open: borrowing OpenLines, live: UInt64, total: Int32, makerToMove: Bool
  ) -> Bool {
    lines.copy(open, squares: live)
    var (live, total) = (live, total)
    for index in 0..<lines.count { clearShares(of: lines[index]) }
    for index in 0..<lines.count { share(lines[index], lines.weight(lines[index])) }
    repeat {
      if makerToMove, total &+ lines.heaviest(of: live).weight < lines.whole { return true }
      let pair = bestPair()
      guard pair != 0 else { break }
      guard let change = take(pair) else { return false }
      total &+= change
      live &= ~pair
    } while lines.count > 0
    return lines.count == 0 || potentialHolds(live, total, makerToMove)
  }

  private mutating func potentialHolds(
    _ live: UInt64, _ total: Int32, _ makerToMove: Bool
  ) -> Bool {
    guard !makerToMove else { return false }
    if total < lines.whole { return true }
    let heaviest = lines.heaviest(of: live)
    guard total &- heaviest.weight < lines.whole, heaviest.square >= 0 else { return false }
    let move = UInt64(squareAt: heaviest.square)
    for index in 0..<lines.count where lines[index] & move != 0 {
      lines.add(0 &- lines.weight(lines[index]), to: lines[index])
    }
    let rest = total &- heaviest.weight
    return rest &+ lines.heaviest(of: live & ~move).weight < lines.whole
  }

  /// The pair that lowers the total weight most; empty when none does.
  private func bestPair() -> UInt64 {
    var best = (gain: 0 as Int32, weight: 0 as Int32, pair: 0 as UInt64)
    for index in 0..<lines.count {
      var rest = lines[index]
      while rest != 0 {
        let first = rest.removeFirstSquare()
        var others = rest
        while others != 0 {
          let second = others.removeFirstSquare()
          let weight = lines.weights[first] &+ lines.weights[second]
          let gain = 3 &* shared[first &<< 6 | second] &- weight
          if gain > best.gain || (gain == best.gain && gain > 0 && weight > best.weight) {
            best = (gain, weight, UInt64(squareAt: first) | UInt64(squareAt: second))
          }
        }
      }
    }
    return best.pair
  }

  /// Closes the lines through both squares and counts each single one as Maker's.
  ///
  /// - Returns: By how much the total weight changes; `nil` when Maker would have a line.
  private mutating func take(_ pair: UInt64) -> Int32? {
    var change: Int32 = 0
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let weight = lines.weight(line)
      if line & pair == pair {
        lines.add(0 &- weight, to: line)
        share(line, 0 &- weight)
        change &-= weight
        lines.remove(at: index)
        continue
      }
      if line & pair != 0 {
        let rest = line & ~pair
        guard rest != 0 else { return nil }
        lines.add(weight, to: rest)
        share(rest, weight)
        change &+= weight
        lines[index] = rest
      }
      index += 1
    }
    return change
  }

  @inline(__always)
  private func share(_ line: UInt64, _ weight: Int32) {
    var rest = line
    while rest != 0 {
      let first = rest.removeFirstSquare()
      var others = rest
      while others != 0 { shared[first &<< 6 | others.removeFirstSquare()] &+= weight }
    }
  }

  @inline(__always)
  private func clearShares(of line: UInt64) {
    var rest = line
    while rest != 0 {
      let first = rest.removeFirstSquare()
      var others = rest
      while others != 0 { shared[first &<< 6 | others.removeFirstSquare()] = 0 }
    }
  }
}
