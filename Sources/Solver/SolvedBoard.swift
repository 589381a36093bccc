import TicTacToe

/// The evaluation of every position that can arise on a small board, worked out at once.
///
/// It looks at every line of play and cuts nothing short, so that the faster searches can be held
/// against it. The 5,478 positions of 3×3 take some 0.1 ms.
public struct SolvedBoard: Hashable, Sendable {
  /// The game that is solved.
  public let rules: Rules
  /// How many positions can arise, the empty board and the finished ones among them.
  public let count: Int

  /// A board may have at most so many squares; the table has a byte for each of 3ⁿ grids.
  public static let squareLimit = 12

  /// By the sum of the places of the first player's marks and twice those of the other's.
  private let scores: [Int8]
  private let places: [Int]

  fileprivate static let unknown = Int8.min
  fileprivate static let longest: Int8 = 100

  /// Returns `nil` when the board has more than ``squareLimit`` squares.
  public init?(_ rules: Rules) {
    guard rules.squares.count <= SolvedBoard.squareLimit else { return nil }
    var (places, size) = ([Int](repeating: 0, count: 64), 1)
    for square in rules.squares {
      places[square.index] = size
      size *= 3
    }
    var scores = [Int8](repeating: SolvedBoard.unknown, count: size)
    count = scores.withUnsafeMutableBufferPointer { scores in
      places.withUnsafeBufferPointer { places in
        var filler = Filler(rules: rules, scores: scores, places: places)
        _ = filler.fill(SquareSet(), SquareSet(), index: 0, ownFactor: 1)
        return filler.count
      }
    }
    (self.rules, self.scores, self.places) = (rules, scores, places)
  }

  /// What `grid` is worth to the player to move, or to who would be; `nil` when no game reaches it.
  public func evaluation(of grid: Grid) -> Evaluation? {
    guard grid.taken.isSubset(of: rules.squares) else { return nil }
    let index =
      grid[rules.first].reduce(0) { $0 + places[$1.index] }
      + grid[rules.first.opponent].reduce(0) { $0 + 2 * places[$1.index] }
    let score = scores[index]
    guard score != SolvedBoard.unknown else { return nil }
    guard score != 0 else {
      return Evaluation(.draw, plies: rules.squares.count - grid.taken.count)
    }
    let plies = Int(SolvedBoard.longest) - abs(Int(score)) - grid.taken.count
    return Evaluation(score > 0 ? .win : .loss, plies: plies)
  }
}

/// Fills a board's scores from the ends of the games backwards.
private struct Filler {
  let rules: Rules
  let board: SquareSet
  let scores: UnsafeMutableBufferPointer<Int8>
  let places: UnsafeBufferPointer<Int>
  var count = 0

  init(
    rules: Rules, scores: UnsafeMutableBufferPointer<Int8>, places: UnsafeBufferPointer<Int>
  ) {
    (self.rules, board) = (rules, rules.squares)
    (self.scores, self.places) = (scores, places)
  }

  /// - Parameter ownFactor: What a mark of the player to move counts in the index: 1 for who moves
  ///   first, 2 for the other.
  mutating func fill(
    _ own: SquareSet, _ other: SquareSet, index: Int, ownFactor: Int
  ) -> Int8 {
    count &+= 1
    let taken = own.union(other)
    var best = -SolvedBoard.longest
    if rules.hasLine(in: other) {
      let end = SolvedBoard.longest &- Int8(truncatingIfNeeded: taken.count)
      best = rules.isMisere ? end : 0 &- end
    } else if taken == board {
      best = 0
    } else {
      for square in board.subtracting(taken) {
        let next = index &+ ownFactor &* places[square.index]
        var score = scores[next]
        if score == SolvedBoard.unknown {
          score = fill(
            other, own.union(SquareSet(square)), index: next, ownFactor: 3 &- ownFactor)
        }
        best = max(best, 0 &- score)
      }
    }
    scores[index] = best
    return best
  }
}
