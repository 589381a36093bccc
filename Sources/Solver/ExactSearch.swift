import TicTacToe

/// Alpha-beta over the number of moves left: who wins, and when.
///
/// A score belongs to the player to move. It is 0 for a draw, and for a win or a loss the more
/// the fewer marks will be on the board at the end, so that it means the same at every depth.
struct ExactSearch: ~Copyable {
  let isMisere: Bool
  let lines: LineTable
  private let symmetry: BoardSymmetry
  private var table: PositionTable

  /// The score of a win with no marks on the board.
  private static let longest = 100

  init(_ rules: Rules, limit: Int) {
    isMisere = rules.isMisere
    lines = LineTable(rules)
    symmetry = BoardSymmetry(rules)
    table = PositionTable(limit: limit)
  }

  /// What a position that is not over is worth, unless the budget ends before.
  mutating func evaluation(
    own: UInt64, other: UInt64, meter: inout SearchMeter
  ) -> Evaluation? {
    let taken = (own | other).nonzeroBitCount
    let score = search(own, other, -ExactSearch.longest, ExactSearch.longest, &meter)
    guard !meter.isOut else { return nil }
    if score == 0 { return Evaluation(.draw, plies: (lines.board.nonzeroBitCount - taken)) }
    return Evaluation(
      score > 0 ? .win : .loss, plies: ExactSearch.longest - abs(score) - taken)
  }

  /// How many moves it takes to win, or to lose, a position that is proven won or lost.
  ///
  /// Asks for each length in turn, so that no line of play is looked at longer than it must.
  mutating func plies(
    own: UInt64, other: UInt64, value: Value, meter: inout SearchMeter
  ) -> Int? {
    let free = (lines.board & ~(own | other)).nonzeroBitCount
    let plies = stride(from: value == .win ? 1 : 2, through: free, by: 2).first { plies in
      isOver(within: plies, value: value, own: own, other: other, meter: &meter)
    }
    return meter.isOut ? nil : plies
  }

  /// Whether the player to move wins, or else loses, in at most `plies` moves; without meaning when
  /// `meter` is out.
  mutating func isOver(
    within plies: Int, value: Value, own: UInt64, other: UInt64, meter: inout SearchMeter
  ) -> Bool {
    let bound = ExactSearch.longest - (own | other).nonzeroBitCount - plies
    return value == .win
      ? search(own, other, bound - 1, bound, &meter) >= bound
      : search(own, other, -bound, 1 - bound, &meter) <= -bound
  }

  /// The score if it lies between `alpha` and `beta`; else a bound of it on the same side.
  private mutating func search(
    _ own: UInt64, _ other: UInt64, _ alpha: Int, _ beta: Int, _ meter: inout SearchMeter
  ) -> Int {
    guard meter.count() else { return 0 }
    let taken = (own | other).nonzeroBitCount
    var free = lines.board & ~(own | other)
    let threats = Threats(lines, own: own, other: other)
    var (lower, upper) = bounds(threats, taken, free)

    if isMisere {
      let safe = free & ~threats.own
      if safe == 0, free != 0 { return taken + 1 - ExactSearch.longest }
      free = safe
    } else if threats.own != 0 {
      return ExactSearch.longest - taken - 1
    } else if threats.other != 0 {
      if threats.other.holdsSeveral { return taken + 2 - ExactSearch.longest }
      free = threats.other
    }
    if lower >= beta || lower == upper { return lower }
    if upper <= alpha { return upper }

    let key = symmetry.canonical(own, other)
    if let entry = table.find(key.first, key.second, kind: 1, mask: 1) {
      lower = max(lower, Int(Int8(truncatingIfNeeded: entry.note >> 8)))
      upper = min(upper, Int(Int8(truncatingIfNeeded: entry.note >> 16)))
      if lower >= beta || lower == upper { return lower }
      if upper <= alpha { return upper }
    }

    let best = bestScore(own, other, free, max(alpha, lower), min(beta, upper), &meter)
    guard !meter.isOut else { return 0 }
    if best > alpha { lower = max(lower, best) }
    if best < beta { upper = min(upper, best) }
    let note =
      1 | UInt64(UInt8(bitPattern: Int8(lower))) << 8
      | UInt64(UInt8(bitPattern: Int8(upper))) << 16
    table.keep(
      .init(first: key.first, second: key.second, note: note), kind: 1, mask: 1)
    return best
  }

  private mutating func bestScore(
    _ own: UInt64, _ other: UInt64, _ moves: UInt64, _ alpha: Int, _ beta: Int,
    _ meter: inout SearchMeter
  ) -> Int {
    var best = -ExactSearch.longest
    var order = MoveOrder(moves, lines, own: own, other: other)
    while best < beta, let square = order.next(heaviestFirst: !isMisere) {
      let score = -search(other, own | square, -beta, -max(alpha, best), &meter)
      guard !meter.isOut else { return 0 }
      best = max(best, score)
    }
    return best
  }

  /// How fast each player could make a line if the other did nothing, as scores.
  private func bounds(_ threats: Threats, _ taken: Int, _ free: UInt64) -> (lower: Int, upper: Int)
  {
    let left = free.nonzeroBitCount
    let ownEnd = 2 * threats.ownDistance - 1
    let otherEnd = 2 * threats.otherDistance
    let own = ownEnd > left ? 0 : ExactSearch.longest - taken - ownEnd
    let other = otherEnd > left ? 0 : ExactSearch.longest - taken - otherEnd
    return isMisere ? (-own, other) : (-other, own)
  }
}
