/// A position of ``BreakerSearch`` without what is settled.
struct BreakerNode {
  let maker: UInt64
  private(set) var walls: UInt64
  private(set) var makerToMove: Bool
  /// The squares that Breaker had to take.
  private(set) var forced: UInt64 = 0
  /// The only squares where Breaker can still meet every fork.
  private(set) var mustPlay: UInt64 = .max
  /// The squares of the lines that lack two.
  private(set) var pairs: UInt64 = 0
  /// The squares of the lines that are left.
  private(set) var live: UInt64 = 0

  init(maker: UInt64, walls: UInt64, makerToMove: Bool) {
    (self.maker, self.walls, self.makerToMove) = (maker, walls, makerToMove)
  }

  /// Makes the moves that Breaker is forced to and takes off the lines that need no search.
  ///
  /// - Returns: The squares of Maker's win, none when Breaker holds; `nil` when that is open.
  mutating func reduce(_ open: inout OpenLines, _ lines: borrowing LineTable) -> UInt64? {
    while true {
      let survey = open.collect(lines, marks: maker, blocked: walls)
      if survey.single != 0 {
        if makerToMove { return forced | survey.single.firstSquare }
        if survey.single.holdsSeveral { return forced | survey.single }
        walls |= survey.single
        forced |= survey.single
        makerToMove = true
        continue
      }
      if makerToMove, survey.fork != 0 { return forced | survey.fork }
      if !makerToMove, survey.everyFork == 0 { return forced | survey.pairs }
      (mustPlay, pairs) = (survey.everyFork, survey.pairs)
      break
    }
    if pairs != 0 { open.removeLinesOverPairs() }
    live = open.removePrivatePairs()
    return open.count == 0 ? 0 : nil
  }

  /// Whether the potential of Erdős and Selfridge alone shows that Breaker holds.
  func potentialHolds(_ open: borrowing OpenLines, _ total: Int32) -> Bool {
    if !makerToMove, total < open.whole { return true }
    let heaviest = open.heaviest(of: live).weight
    return makerToMove ? total &+ heaviest < open.whole : 2 &* (total &- heaviest) < open.whole
  }

  /// Maker's marks that count, and the walls: what is in no line that is left.
  func normalForm(_ lines: borrowing LineTable) -> (maker: UInt64, walls: UInt64) {
    var kept: UInt64 = 0
    for index in 0..<lines.count {
      let line = lines[index]
      if line & walls == 0, line & ~maker & ~live == 0 { kept |= line }
    }
    return (maker & kept, lines.board & ~kept)
  }
}
