/// Why no game reaches a grid.
public enum UnreachableGrid: Error, Hashable, Sendable {
  /// Marks lie outside the board.
  case offTheBoard(SquareSet)
  /// The player who began, `first`, must have as many marks as the other, or one more.
  case counts(x: Int, o: Int, first: Mark)
  /// Both players have lines, though the game ends with the first.
  case linesOfBoth(x: SquareSet, o: SquareSet)
  /// The other player made a move after `owner` had ended the game with a line.
  case movedAfterTheEnd(owner: Mark, line: SquareSet)
  /// The lines of `owner` share no square, so that no single last move made them all.
  case linesApart(owner: Mark, lines: [SquareSet])
}

extension Rules {
  /// Throws unless some game reaches `grid`: the counts are right for who began, at most one
  /// player has lines, that player moved last, and one of their marks lies on all of the lines.
  ///
  /// Such a grid is reached by putting that mark last and the others in any order: without it
  /// there is no line. On 3×3 these are the 5,478 positions that OpenSpiel publishes.
  public func check(_ grid: Grid) throws(UnreachableGrid) {
    let outside = grid.taken.subtracting(squares)
    guard outside.isEmpty else { throw .offTheBoard(outside) }

    let ahead = grid[first].count - grid[first.opponent].count
    guard 0...1 ~= ahead else { throw .counts(x: grid.x.count, o: grid.o.count, first: first) }

    let (linesOfX, linesOfO) = (lines(in: grid.x), lines(in: grid.o))
    if let x = linesOfX.first, let o = linesOfO.first { throw .linesOfBoth(x: x, o: o) }

    let owner: Mark = linesOfX.isEmpty ? .o : .x
    let lines = linesOfX + linesOfO
    guard let line = lines.first else { return }
    guard owner == (ahead == 1 ? first : first.opponent) else {
      throw .movedAfterTheEnd(owner: owner, line: line)
    }
    guard !lines.reduce(line, { $0.intersection($1) }).isEmpty else {
      throw .linesApart(owner: owner, lines: lines)
    }
  }
}

extension UnreachableGrid: CustomStringConvertible {
  /// The reason, to stand behind a colon.
  public var description: String {
    switch self {
    case .offTheBoard(let squares):
      return "marks lie outside the board: \(squares)"
    case .counts(let x, let o, let first):
      let other = first.opponent
      return "there \(x == 1 ? "is 1 X" : "are \(x) X") and \(o) O; when \(first) begins, "
        + "there are as many \(first) as \(other), or one \(first) more"
    case .linesOfBoth(let x, let o):
      return "both players have a line, X at \(x) and O at \(o), but the game ends with the first"
    case .movedAfterTheEnd(let owner, let line):
      return "\(owner.opponent) moved after \(owner) had made the line \(line), "
        + "which ended the game"
    case .linesApart(let owner, let lines):
      let places = lines.map(\.description).joined(separator: " and ")
      return "\(owner) has lines that no single move can complete: \(places)"
    }
  }
}
