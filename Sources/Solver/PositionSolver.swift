import TicTacToe

/// Finds out what positions of one game are worth, and remembers what it found.
///
/// On small boards, and in misère games, it looks at every line of play that matters. On others it
/// first proves who wins and then, if someone does, how fast.
public struct PositionSolver: ~Copyable {
  /// The game whose positions it solves.
  public let rules: Rules
  private var exact: ExactSearch
  /// Made for the first proof: small boards need none.
  private var proofs: ProofSearch?
  /// How many positions were looked at so far.
  public private(set) var visited = 0

  private let usesPlainSearch: Bool
  private let tableLimit: Int

  /// - Parameters:
  ///   - tableLimit: How many positions each of its three tables may hold, rounded down to a power
  ///     of two; a position takes 32 bytes. The tables start small.
  ///   - plainSearchLimit: Boards with more squares are solved by proofs first, unless the game is
  ///     misère.
  public init(_ rules: Rules, tableLimit: Int = 1 << 19, plainSearchLimit: Int = 12) {
    self.rules = rules
    usesPlainSearch = rules.isMisere || rules.squares.count <= plainSearchLimit
    self.tableLimit = 1 << (Int.bitWidth - 1 - max(tableLimit, 256).leadingZeroBitCount)
    exact = ExactSearch(rules, limit: self.tableLimit)
  }

  /// Who wins from `grid`, for the player to move; `nil` when the budget ends before that is known.
  ///
  /// - Precondition: `grid` is a legal position of ``rules``.
  public mutating func value(
    of grid: Grid, within budget: SearchBudget = .unlimited
  ) -> Value? {
    var meter = SearchMeter(budget)
    defer { count(meter) }
    return value(of: grid, &meter)
  }

  /// Who wins from `grid`, for the player to move, and in how many moves; the number is missing
  /// when the budget ends before it is known, and everything when not even the value is.
  ///
  /// - Precondition: `grid` is a legal position of ``rules``.
  public mutating func evaluation(
    of grid: Grid, within budget: SearchBudget = .unlimited
  ) -> Evaluation? {
    var meter = SearchMeter(budget)
    defer { count(meter) }
    return evaluation(of: grid, &meter)
  }

  mutating func count(_ meter: SearchMeter) { visited += meter.visited }

  mutating func value(of grid: Grid, _ meter: inout SearchMeter) -> Value? {
    if let over = finished(grid) { return over.value }
    if usesPlainSearch { return evaluation(of: grid, &meter)?.value }
    let mover = rules.toMove(on: grid)
    let (own, other) = (grid[mover].rawValue, grid[mover.opponent].rawValue)
    guard let wins = canForceWin(own, other, toMove: true, &meter) else { return nil }
    if wins { return .win }
    // An extra mark never hurts, so who moves first on the empty board cannot lose.
    if grid.taken.isEmpty { return .draw }
    guard let loses = canForceWin(other, own, toMove: false, &meter) else { return nil }
    return loses ? .loss : .draw
  }

  mutating func evaluation(of grid: Grid, _ meter: inout SearchMeter) -> Evaluation? {
    if let over = finished(grid) { return over }
    let mover = rules.toMove(on: grid)
    let (own, other) = (grid[mover].rawValue, grid[mover.opponent].rawValue)
    if usesPlainSearch { return exact.evaluation(own: own, other: other, meter: &meter) }
    guard let value = value(of: grid, &meter) else { return nil }
    guard value != .draw else {
      return Evaluation(.draw, plies: rules.squares.count - grid.taken.count)
    }
    return Evaluation(
      value, plies: exact.plies(own: own, other: other, value: value, meter: &meter))
  }

  /// Whether the move that leads to `grid` is as good as any in a position worth `now`; `nil` when
  /// the budget ends before that is known.
  ///
  /// Of a win and a loss only lines of play of that length are looked at.
  mutating func keeps(_ now: Evaluation, by grid: Grid, _ meter: inout SearchMeter) -> Bool? {
    guard let plies = now.plies, now.value != .draw else {
      return value(of: grid, &meter).map { $0 == now.value.forOpponent }
    }
    if let over = finished(grid) { return over.beforeTheMove == now }
    let mover = rules.toMove(on: grid)
    let (own, other) = (grid[mover].rawValue, grid[mover.opponent].rawValue)
    // A lost player is held to every move but the one that is lost sooner.
    let limit = now.value == .win ? plies - 1 : plies - 3
    let isOver =
      limit > 0
      && exact.isOver(
        within: limit, value: now.value.forOpponent, own: own, other: other, meter: &meter)
    return meter.isOut ? nil : isOver == (now.value == .win)
  }

  private func finished(_ grid: Grid) -> Evaluation? {
    switch rules.outcome(of: grid) {
    case nil: nil
    case .draw: Evaluation(.draw, plies: 0)
    case .won(let winner):
      Evaluation(rules.toMove(on: grid) == winner ? .win : .loss, plies: 0)
    }
  }

  private mutating func canForceWin(
    _ attacker: UInt64, _ defender: UInt64, toMove: Bool, _ meter: inout SearchMeter
  ) -> Bool? {
    if proofs == nil { proofs = ProofSearch(rules, limit: tableLimit) }
    return proofs?.canForceWin(attacker, defender, toMove: toMove, &exact, &meter)
  }
}
