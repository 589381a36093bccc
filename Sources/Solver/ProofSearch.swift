import TicTacToe

/// Proves who wins by way of what each player can force.
struct ProofSearch: ~Copyable {
  private var attack: AttackSearch
  private var breaker: BreakerSearch

  /// - Parameter limit: How many positions each of its two tables may hold, a power of two.
  init(_ rules: Rules, limit: Int) {
    attack = AttackSearch(rules, limit: limit)
    breaker = BreakerSearch(rules, limit: limit)
  }

  /// Whether the owner of `attacker` can force a line; `nil` when the budget ends before.
  ///
  /// Most positions are decided by the first two tries. A short win is found soonest by asking for
  /// each length in turn, which a draw would make a waste beyond `shortWinShare`.
  mutating func canForceWin(
    _ attacker: UInt64, _ defender: UInt64, toMove: Bool, _ exact: inout ExactSearch,
    _ meter: inout SearchMeter
  ) -> Bool? {
    let zone = meter.within(meter.rest / 2) { meter in
      breaker.zoneOfWin(
        maker: attacker, walls: defender, makerToMove: toMove, depth: 0, meter: &meter)
    }
    if zone == 0 { return false }
    let position = AttackPosition(
      attacker: attacker, defender: defender, walls: 0, attackerToMove: toMove)
    let quick = meter.within(ProofSearch.attackShare) { meter in
      attack.win(position, depth: 0, breaker: &breaker, meter: &meter)
    }
    if let quick {
      return quick != nil
    }
    let plies = meter.within(ProofSearch.shortWinShare) { meter in
      toMove
        ? exact.plies(own: attacker, other: defender, value: .win, meter: &meter)
        : exact.plies(own: defender, other: attacker, value: .loss, meter: &meter)
    }
    if let plies, plies != nil { return true }
    let proof = attack.win(position, depth: 0, breaker: &breaker, meter: &meter)
    return meter.isOut ? nil : proof != nil
  }

  private static let attackShare = 10_000
  private static let shortWinShare = 100_000
}
