/// A position as ``AttackSearch`` sees it.
struct AttackPosition {
  var attacker, defender: UInt64
  /// The squares that are in no line that either can still complete.
  var walls: UInt64
  var attackerToMove: Bool

  func after(_ move: UInt64) -> AttackPosition {
    AttackPosition(
      attacker: attackerToMove ? attacker | move : attacker,
      defender: attackerToMove ? defender : defender | move,
      walls: walls, attackerToMove: !attackerToMove)
  }

  /// The same position with all that is in no line of `attackerLines` or `defenderLines`, the
  /// squares of the open lines, made walls.
  func normalForm(
    _ attackerLines: UInt64, _ defenderLines: UInt64, _ board: UInt64
  ) -> AttackPosition {
    let (attacker, defender) = (attacker & attackerLines, defender & defenderLines)
    let free = board & ~(self.attacker | self.defender | walls)
    let live = free & (attackerLines | defenderLines)
    return AttackPosition(
      attacker: attacker, defender: defender, walls: board & ~(attacker | defender | live),
      attackerToMove: attackerToMove)
  }
}

/// A position in normal form with what its lines say about the moves.
struct AttackNode {
  let position: AttackPosition
  /// The free squares in lines of the attacker, of the defender, and of either.
  let ownSquares, otherSquares, live: UInt64
  /// The squares of the attacker's pairs when they fork, which a win may need.
  let neededByForks: UInt64
  /// The moves that can save the defender: everything, or, when the attacker has a fork, what
  /// meets every fork and what makes a threat.
  let defences: UInt64
  private let attackerPairs: UInt64

  init(_ position: AttackPosition, _ own: OpenLines.Survey, _ other: OpenLines.Survey) {
    self.position = position
    ownSquares = own.squares & ~position.attacker & ~position.defender & ~position.walls
    otherSquares = other.squares & ~position.attacker & ~position.defender & ~position.walls
    live = ownSquares | otherSquares
    attackerPairs = own.pairs
    neededByForks = own.fork == 0 ? 0 : own.pairs
    defences = own.fork == 0 ? live : live & (own.everyFork | other.pairs)
  }

  /// Puts the weight of each move into `own`: the attacker's lines count four times as much.
  func merge(_ own: borrowing SquareWeights, _ other: borrowing SquareWeights) {
    var rest = live
    while rest != 0 {
      let square = rest.removeFirstSquare()
      let bit = UInt64(squareAt: square)
      own[square] =
        (ownSquares & bit == 0 ? 0 : 4 &* own[square])
        &+ (otherSquares & bit == 0 ? 0 : other[square])
    }
  }
}
