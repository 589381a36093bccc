import TicTacToe

/// Decides whether one player, the attacker, can force a line in the real game, where the other
/// wins by making one first.
struct AttackSearch: ~Copyable {
  let lines: LineTable
  private let symmetry: BoardSymmetry
  private var table: PositionTable
  private var attackers = LineStack()
  private var defenders = LineStack()
  private var bound: PairBound

  /// - Parameter limit: How many positions to keep, a power of two.
  init(_ rules: Rules, limit: Int) {
    lines = LineTable(rules)
    symmetry = BoardSymmetry(rules)
    table = PositionTable(limit: limit)
    bound = PairBound(lines)
  }

  /// How the attacker wins, `nil` when that cannot be forced; without meaning when `meter` is out.
  mutating func win(
    _ position: AttackPosition, depth: Int, breaker: inout BreakerSearch,
    meter: inout SearchMeter
  ) -> AttackProof? {
    guard meter.count() else { return nil }
    let open = attackers.at(depth, lines)
    let closing = defenders.at(depth, lines)
    let own = open.pointee.collect(
      lines, marks: position.attacker, blocked: position.defender | position.walls)
    let other = closing.pointee.collect(
      lines, marks: position.defender, blocked: position.attacker | position.walls)
    if let decided = atOnce(position, own, other) { return decided.proof }
    if let move = forcedMove(position, own, other) {
      return win(position.after(move), depth: depth + 1, breaker: &breaker, meter: &meter)?
        .needing(move)
    }
    if open.pointee.count == 0 { return nil }

    let node = AttackNode(position.normalForm(own.squares, other.squares, lines.board), own, other)
    let key = symmetry.canonical(
      node.position.attacker | node.position.walls, node.position.defender | node.position.walls)
    let kind: UInt64 = position.attackerToMove ? 3 : 1
    if let entry = table.find(key.first, key.second, kind: kind, mask: 3) {
      return AttackProof(note: entry.note, zone: symmetry.original(of: entry.squares, key.way))
    }
    let proof = search(node, open, closing, depth, &breaker, &meter)
    guard !meter.isOut else { return nil }
    table.keep(
      .init(
        first: key.first, second: key.second,
        squares: symmetry.image(of: proof?.zone ?? 0, key.way),
        note: kind | AttackProof.note(proof)),
      kind: kind, mask: 3)
    return proof
  }

  private func atOnce(
    _ position: AttackPosition, _ own: OpenLines.Survey, _ other: OpenLines.Survey
  ) -> (proof: AttackProof?, Void)? {
    if position.attackerToMove {
      if own.single != 0 { return (AttackProof(zone: own.single.firstSquare), ()) }
      if other.single.holdsSeveral { return (nil, ()) }
      if other.single == 0, own.fork != 0 { return (AttackProof(zone: own.fork), ()) }
    } else {
      if other.single != 0 { return (nil, ()) }
      if own.single.holdsSeveral { return (AttackProof(zone: own.single), ()) }
    }
    return nil
  }

  private func forcedMove(
    _ position: AttackPosition, _ own: OpenLines.Survey, _ other: OpenLines.Survey
  ) -> UInt64? {
    let threat = position.attackerToMove ? other.single : own.single
    return threat == 0 ? nil : threat
  }

  private mutating func search(
    _ node: AttackNode, _ open: UnsafeMutablePointer<OpenLines>,
    _ closing: UnsafeMutablePointer<OpenLines>, _ depth: Int,
    _ breaker: inout BreakerSearch, _ meter: inout SearchMeter
  ) -> AttackProof? {
    let position = node.position
    let total = open.pointee.weigh(node.ownSquares)
    if bound.breakerHolds(
      open.pointee, live: node.ownSquares, total: total, makerToMove: position.attackerToMove)
    {
      return nil
    }
    if closing.pointee.count == 0 {
      // Without lines of its own the defender only hinders.
      let zone = breaker.zoneOfWin(
        maker: position.attacker, walls: position.defender | position.walls,
        makerToMove: position.attackerToMove, depth: 0, meter: &meter)
      return zone == 0 ? nil : AttackProof(zone: zone, quietMoves: AttackProof.manyQuietMoves)
    }
    _ = closing.pointee.weigh(node.otherSquares)
    node.merge(open.pointee.weights, closing.pointee.weights)
    return position.attackerToMove
      ? attack(node, open, depth, &breaker, &meter)
      : defend(node, open, closing, depth, &breaker, &meter)
  }

  private mutating func attack(
    _ node: AttackNode, _ open: UnsafeMutablePointer<OpenLines>, _ depth: Int,
    _ breaker: inout BreakerSearch, _ meter: inout SearchMeter
  ) -> AttackProof? {
    var moves = node.live
    while moves != 0 {
      let move = UInt64(squareAt: open.pointee.heaviest(of: moves).square)
      moves ^= move
      let proof = win(
        node.position.after(move), depth: depth + 1, breaker: &breaker, meter: &meter)
      if meter.isOut { return nil }
      if let proof { return proof.needing(move) }
    }
    return nil
  }

  private mutating func defend(
    _ node: AttackNode, _ open: UnsafeMutablePointer<OpenLines>,
    _ closing: UnsafeMutablePointer<OpenLines>, _ depth: Int,
    _ breaker: inout BreakerSearch, _ meter: inout SearchMeter
  ) -> AttackProof? {
    var moves = node.defences
    var whole = AttackProof(zone: node.neededByForks)
    while moves != 0 {
      let move = UInt64(squareAt: open.pointee.heaviest(of: moves).square)
      moves ^= move
      let proof = win(
        node.position.after(move), depth: depth + 1, breaker: &breaker, meter: &meter)
      guard let proof, !meter.isOut else { return nil }
      whole.add(proof)
      moves = proof.movesThatMatter(moves, closing.pointee, inARow: lines.inARow)
    }
    whole.countQuietMove()
    return whole
  }
}
