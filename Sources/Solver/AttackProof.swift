/// How an attacker wins, as far as other moves of the defender can be judged by it.
struct AttackProof {
  /// The free squares that the win needs: where the attacker moves, or answers.
  private(set) var zone: UInt64
  /// How often at most the defender is not forced on the way.
  private(set) var quietMoves = 0

  /// More than any judgement bears.
  static let manyQuietMoves = 100

  init(zone: UInt64, quietMoves: Int = 0) {
    (self.zone, self.quietMoves) = (zone, quietMoves)
  }

  func needing(_ move: UInt64) -> AttackProof {
    AttackProof(zone: zone | move, quietMoves: quietMoves)
  }

  /// Takes over what the win against another defence needs.
  mutating func add(_ other: AttackProof) {
    zone |= other.zone
    quietMoves = max(quietMoves, other.quietMoves)
  }

  mutating func countQuietMove() { quietMoves = min(quietMoves + 1, AttackProof.manyQuietMoves) }

  /// Those of `moves` to which this win may be no answer.
  ///
  /// It answers a move outside of its zone that can become part of no threat meanwhile: in every
  /// line of the defender through it, even with all forced answers and all quiet moves of the
  /// defender, two squares would still be missing.
  func movesThatMatter(
    _ moves: UInt64, _ defenderLines: borrowing OpenLines, inARow: Int
  ) -> UInt64 {
    var dangerous: UInt64 = 0
    for index in 0..<defenderLines.count {
      let missing = defenderLines[index]
      let marks = inARow - missing.nonzeroBitCount + (missing & zone).nonzeroBitCount
      if marks + quietMoves > inARow - 3 { dangerous |= missing }
    }
    return moves & (zone | dangerous)
  }

  /// What a table keeps of a proof, or of there being none.
  static func note(_ proof: AttackProof?) -> UInt64 {
    proof.map { 4 | UInt64($0.quietMoves) << 8 } ?? 0
  }

  /// Reads a table's note; `nil` when it says that there is no win.
  init?(note: UInt64, zone: UInt64) {
    guard note & 4 != 0 else { return nil }
    self.init(zone: zone, quietMoves: Int(note >> 8))
  }
}
