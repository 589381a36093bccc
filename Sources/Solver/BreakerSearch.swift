import TicTacToe

/// Decides whether one player, Maker, can complete a line when the other, Breaker, only hinders.
///
/// What Breaker holds, the other player holds in the real game too: Breaker's own lines can only
/// help. The reverse does not follow.
///
/// A position is the lines that Maker can still complete. Squares outside of them count as walls,
/// so that many positions of the game are one here.
struct BreakerSearch: ~Copyable {
  let lines: LineTable
  let symmetry: BoardSymmetry
  var table: PositionTable
  var stack = LineStack()
  var bound: PairBound

  /// - Parameter limit: How many positions to keep, a power of two.
  init(_ rules: Rules, limit: Int) {
    lines = LineTable(rules)
    symmetry = BoardSymmetry(rules)
    table = PositionTable(limit: limit)
    bound = PairBound(lines)
  }

  /// The squares that Maker's win needs: if they were all that is left, Maker would win there.
  /// Empty when Breaker holds; without meaning when `meter` is out.
  mutating func zoneOfWin(
    maker: UInt64, walls: UInt64, makerToMove: Bool, depth: Int, meter: inout SearchMeter
  ) -> UInt64 {
    guard meter.count() else { return 0 }
    let open = stack.at(depth, lines)
    var node = BreakerNode(maker: maker, walls: walls, makerToMove: makerToMove)
    if let zone = node.reduce(&open.pointee, lines) { return zone }
    let total = open.pointee.weigh(node.live)
    if node.potentialHolds(open.pointee, total) { return 0 }

    let zone: UInt64
    if open.pointee.joined(to: node.live.firstSquare) != node.live {
      zone = zoneInParts(node, open, depth, &meter)
    } else {
      zone = zoneByTable(node, open, total, depth, &meter)
    }
    return zone == 0 ? 0 : zone | node.forced
  }

  private mutating func zoneByTable(
    _ node: BreakerNode, _ open: UnsafeMutablePointer<OpenLines>, _ total: Int32, _ depth: Int,
    _ meter: inout SearchMeter
  ) -> UInt64 {
    let (maker, walls) = node.normalForm(lines)
    let key = symmetry.canonical(maker, walls)
    let kind: UInt64 = node.makerToMove ? 3 : 1
    if let entry = table.find(key.first, key.second, kind: kind, mask: 3) {
      return symmetry.original(of: entry.squares, key.way)
    }
    var zone: UInt64 = 0
    if !bound.breakerHolds(
      open.pointee, live: node.live, total: total, makerToMove: node.makerToMove)
    {
      zone =
        node.makerToMove
        ? zoneByMaker(node, maker, walls, open, total, depth, &meter)
        : zoneByBreaker(node, maker, walls, open, depth, &meter)
      guard !meter.isOut else { return 0 }
    }
    table.keep(
      .init(
        first: key.first, second: key.second, squares: symmetry.image(of: zone, key.way),
        note: kind),
      kind: kind, mask: 3)
    return zone
  }

  private mutating func zoneByMaker(
    _ node: BreakerNode, _ maker: UInt64, _ walls: UInt64,
    _ open: UnsafeMutablePointer<OpenLines>, _ total: Int32, _ depth: Int,
    _ meter: inout SearchMeter
  ) -> UInt64 {
    let incidence = LineIncidence(open.pointee)
    var moves = node.live
    while moves != 0 {
      let (square, weight) = open.pointee.heaviest(of: moves)
      // Lighter moves leave Breaker below the potential's bound.
      if total &+ weight < open.pointee.whole { break }
      let move = UInt64(squareAt: square)
      moves ^= move
      if incidence.isOutdone(square, by: node.live) { continue }
      let zone = zoneOfWin(
        maker: maker | move, walls: walls, makerToMove: false, depth: depth + 1, meter: &meter)
      if zone != 0 || meter.isOut { return zone | move }
    }
    return 0
  }

  private mutating func zoneByBreaker(
    _ node: BreakerNode, _ maker: UInt64, _ walls: UInt64,
    _ open: UnsafeMutablePointer<OpenLines>, _ depth: Int, _ meter: inout SearchMeter
  ) -> UInt64 {
    let incidence = LineIncidence(open.pointee)
    var zone = node.mustPlay == .max ? 0 : node.pairs
    var moves = node.live & node.mustPlay
    while moves != 0 {
      let square = open.pointee.heaviest(of: moves).square
      let move = UInt64(squareAt: square)
      moves ^= move
      if incidence.isOutdone(square, by: node.live) { continue }
      let refutation = zoneOfWin(
        maker: maker, walls: walls | move, makerToMove: true, depth: depth + 1, meter: &meter)
      if refutation == 0 || meter.isOut { return 0 }
      // A move outside of the squares that this win needs loses to it as well.
      moves &= refutation
      zone |= refutation
    }
    return zone == 0 ? node.live : zone
  }

  /// Looks at parts without a line in common one by one: Breaker can answer in the part where
  /// Maker moves, so Maker needs a part to win alone.
  private mutating func zoneInParts(
    _ node: BreakerNode, _ open: UnsafeMutablePointer<OpenLines>, _ depth: Int,
    _ meter: inout SearchMeter
  ) -> UInt64 {
    var rest = node.live
    var lost: (walls: UInt64, zone: UInt64)?
    while rest != 0 {
      let part = open.pointee.joined(to: rest.firstSquare)
      rest &= ~part
      let walls = node.walls | (lines.board & ~node.maker & ~part)
      let zone = zoneOfWin(
        maker: node.maker, walls: walls, makerToMove: true, depth: depth + 1, meter: &meter)
      if meter.isOut { return 0 }
      if zone == 0 { continue }
      if node.makerToMove { return zone }
      // Breaker can answer in one part only.
      if let lost { return lost.zone | zone }
      lost = (walls, zone)
    }
    guard let lost else { return 0 }
    return zoneOfWin(
      maker: node.maker, walls: lost.walls, makerToMove: false, depth: depth + 1, meter: &meter)
  }
}
