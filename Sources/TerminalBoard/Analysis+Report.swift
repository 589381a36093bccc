import Solver

extension Analysis {
  /// The position's value, a line a free square, best first, and how the game goes on when both play
  /// as well as can be, where that is known.
  public var report: [String] {
    let line = principalVariation.map(\.description).joined(separator: " ")
    return [headline] + lines + (line.isEmpty ? [] : ["best play: \(line)"])
  }
}
