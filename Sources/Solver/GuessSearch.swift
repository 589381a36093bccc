import TicTacToe

/// Ranks moves where the truth is out of reach: alpha-beta to a small depth, then the difference
/// of the players' open lines, each worth four times as much for every mark on it.
struct GuessSearch: ~Copyable {
  private let lines: LineTable
  private let isMisere: Bool
  private static let end: Int = 1 << 40

  init(_ rules: Rules) {
    lines = LineTable(rules)
    isMisere = rules.isMisere
  }

  /// The free squares, the most promising first; each depth within the budget refines the order.
  mutating func ranking(own: UInt64, other: UInt64, meter: inout SearchMeter) -> [UInt64] {
    var order = MoveOrder(lines.board & ~(own | other), lines, own: own, other: other)
    var ranking: [UInt64] = []
    while let move = order.next(heaviestFirst: !isMisere) { ranking.append(move) }
    for depth in 1...GuessSearch.deepest {
      var scored: [(move: UInt64, score: Int)] = []
      for move in ranking {
        let score = -search(other, own | move, depth - 1, -GuessSearch.end, GuessSearch.end, &meter)
        guard !meter.isOut else { return ranking }
        scored.append((move, score))
      }
      ranking = scored.stablySorted { $0.score > $1.score }.map(\.move)
    }
    return ranking
  }

  private static let deepest = 6

  private mutating func search(
    _ own: UInt64, _ other: UInt64, _ depth: Int, _ alpha: Int, _ beta: Int,
    _ meter: inout SearchMeter
  ) -> Int {
    guard meter.count() else { return 0 }
    let threats = Threats(lines, own: own, other: other)
    var moves = lines.board & ~(own | other)
    // A sooner end counts more: what is left of the depth goes on top.
    let end = GuessSearch.end + depth
    if threats.otherDistance == 0 { return isMisere ? end : -end }
    if moves == 0 { return 0 }
    if isMisere {
      if moves & ~threats.own == 0 { return -end }
      moves &= ~threats.own
    } else {
      if threats.own != 0 { return end }
      if threats.other.holdsSeveral { return -end }
      if threats.other != 0 { moves = threats.other }
    }
    if depth <= 0 { return standing(own, other) }
    var alpha = alpha
    var order = MoveOrder(moves, lines, own: own, other: other)
    while alpha < beta, let move = order.next(heaviestFirst: !isMisere) {
      alpha = max(alpha, -search(other, own | move, depth - 1, -beta, -alpha, &meter))
      if meter.isOut { return 0 }
    }
    return alpha
  }

  private func standing(_ own: UInt64, _ other: UInt64) -> Int {
    var sum = 0
    for index in 0..<lines.count {
      let line = lines[index]
      if line & other == 0 { sum += 1 << (2 * (line & own).nonzeroBitCount) }
      if line & own == 0 { sum -= 1 << (2 * (line & other).nonzeroBitCount) }
    }
    return isMisere ? -sum : sum
  }
}

extension PositionSolver {
  /// The free squares, the most promising first.
  func guess(_ grid: Grid) -> [Square] {
    let mover = rules.toMove(on: grid)
    let (own, other) = (grid[mover].rawValue, grid[mover.opponent].rawValue)
    // The guess is needed just when the budget is too small for more, so it has one of its own.
    var ownMeter = SearchMeter(SearchBudget(nodes: PositionSolver.guessShare))
    var search = GuessSearch(rules)
    let ranking = search.ranking(own: own, other: other, meter: &ownMeter)
    return ranking.compactMap { SquareSet(rawValue: $0).first { _ in true } }
  }

  private static let guessShare = 20_000
}
