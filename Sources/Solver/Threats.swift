/// How near two players are to a line.
struct Threats {
  /// The squares that complete a line of the player to move, and of the other.
  private(set) var own: UInt64 = 0
  private(set) var other: UInt64 = 0
  /// How many marks each lacks for the nearest line; out of reach when there is none.
  private(set) var ownDistance = 100
  private(set) var otherDistance = 100

  @inline(__always)
  init(_ lines: borrowing LineTable, own: UInt64, other: UInt64) {
    for index in 0..<lines.count {
      let line = lines[index]
      if line & other == 0 {
        let missing = line & ~own
        let distance = missing.nonzeroBitCount
        if distance == 1 { self.own |= missing }
        ownDistance = min(ownDistance, distance)
      }
      if line & own == 0 {
        let missing = line & ~other
        let distance = missing.nonzeroBitCount
        if distance == 1 { self.other |= missing }
        otherDistance = min(otherDistance, distance)
      }
    }
  }
}
