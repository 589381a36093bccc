import TicTacToe

/// Counts every position of every game, each as often as games reach it: 549,946 on 3×3.
///
/// A class, so that the rules are not handed down at every call.
final class Perft {
  let rules: Rules

  init(_ rules: Rules) { self.rules = rules }

  /// - Precondition: The position is not over, and at least two squares are free.
  func positions(_ own: SquareSet, _ other: SquareSet, free: SquareSet) -> Int {
    var positions = 1
    for square in free {
      let move = SquareSet(square)
      let moved = own.union(move)
      let rest = free.subtracting(move)
      if rules.hasLine(in: moved) {
        positions &+= 1
      } else if rest.rawValue & (rest.rawValue &- 1) == 0 {
        // The last free square ends the game, line or not.
        positions &+= 2
      } else {
        positions &+= self.positions(other, moved, free: rest)
      }
    }
    return positions
  }
}
