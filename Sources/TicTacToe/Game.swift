/// A game: its rules, who plays, the marks on the board, and the moves that led there as far as
/// they are known.
///
/// Only legal games can be held: `grid` can always be reached by some game under `rules`.
public struct Game: Hashable, Sendable {
  /// Board, length of a line, what a line is worth and who began.
  public let rules: Rules
  /// Who plays each mark; the rules do not look at it.
  public var seats: Seats
  /// The marks on the board.
  public private(set) var grid: Grid
  /// The last known moves, oldest first. Undo goes back as far as they do.
  public private(set) var moves: [Square]
  /// The moves taken back, the next to redo first.
  public private(set) var undone: [Square]

  /// A game without moves.
  public init(rules: Rules = .classic, seats: Seats = Seats()) {
    self.init(checkedRules: rules, seats: seats, grid: Grid(), moves: [], undone: [])
  }

  /// A game that stands at `grid`, nobody knows how.
  public init(rules: Rules, grid: Grid, seats: Seats = Seats()) throws(UnreachableGrid) {
    try rules.check(grid)
    self.init(checkedRules: rules, seats: seats, grid: grid, moves: [], undone: [])
  }

  /// - Precondition: The grid is legal, the moves lead to it and the undone ones go on from it.
  init(checkedRules rules: Rules, seats: Seats, grid: Grid, moves: [Square], undone: [Square]) {
    (self.rules, self.seats, self.grid) = (rules, seats, grid)
    (self.moves, self.undone) = (moves, undone)
  }

  /// Who won, or that nobody did; `nil` while the game goes on.
  public var outcome: Outcome? { rules.outcome(of: grid) }

  /// Whether a move can be made.
  public var isActive: Bool { outcome == nil }

  /// Who is to move; `nil` when the game is over.
  public var toMove: Mark? { isActive ? rules.toMove(on: grid) : nil }

  /// The squares that hold no mark.
  public var freeSquares: SquareSet { rules.squares.subtracting(grid.taken) }

  /// The squares of all the lines made, which in a misère game are the loser's; empty without one.
  public var lineSquares: SquareSet {
    Mark.allCases.flatMap { rules.lines(in: grid[$0]) }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Takes `square` for the player to move and forgets the moves taken back.
  ///
  /// - Throws: ``IllegalMove``; the game is then unchanged.
  public mutating func play(_ square: Square) throws(IllegalMove) {
    try place(square)
    undone = []
  }

  /// Takes back the last known move.
  ///
  /// - Returns: Its square, or `nil` when no move is known.
  @discardableResult
  public mutating func undo() -> Square? {
    guard let square = moves.popLast() else { return nil }
    grid[square] = nil
    undone.insert(square, at: 0)
    return square
  }

  /// Makes again the move that was taken back last.
  ///
  /// - Returns: Its square, or `nil` when none was taken back.
  @discardableResult
  public mutating func redo() -> Square? {
    guard let square = undone.first, (try? place(square)) != nil else { return nil }
    undone.removeFirst()
    return square
  }

  /// The positions that are known, oldest first: from before the first of ``moves`` to after the
  /// last of ``undone``, so `moves.count + undone.count + 1` of them.
  public var positions: [Grid] {
    var game = self
    while game.undo() != nil {}
    var positions = [game.grid]
    while game.redo() != nil { positions.append(game.grid) }
    return positions
  }

  private mutating func place(_ square: Square) throws(IllegalMove) {
    if let outcome { throw .gameIsOver(outcome) }
    if !rules.squares.contains(square) { throw .squareIsOffTheBoard(square, rules) }
    if let owner = grid[square] { throw .squareIsTaken(square, by: owner) }
    grid[square] = rules.toMove(on: grid)
    moves.append(square)
  }
}
