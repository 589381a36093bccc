/// Which squares hold which mark.
@frozen
public struct Grid: Hashable, Sendable {
  /// The squares that hold an X, and those that hold an O; no square holds both.
  public private(set) var x, o: SquareSet

  /// The empty grid.
  public init() { (x, o) = (SquareSet(), SquareSet()) }

  /// Returns `nil` when a square would hold both marks.
  public init?(x: SquareSet, o: SquareSet) {
    guard x.isDisjoint(with: o) else { return nil }
    (self.x, self.o) = (x, o)
  }

  /// The squares that hold `mark`.
  @inlinable
  public subscript(mark: Mark) -> SquareSet { mark == .x ? x : o }

  /// The mark on `square`, or `nil` for an empty one.
  public subscript(square: Square) -> Mark? {
    get { x.contains(square) ? .x : o.contains(square) ? .o : nil }
    set {
      x.remove(square)
      o.remove(square)
      switch newValue {
      case .x: x.insert(square)
      case .o: o.insert(square)
      case nil: break
      }
    }
  }

  /// The squares that hold a mark.
  @inlinable
  public var taken: SquareSet { x.union(o) }
}

extension Grid: Codable {
  private enum CodingKeys: String, CodingKey { case x, o }

  /// Throws `DecodingError.dataCorrupted` when a square would hold both marks.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let grid = Grid(
      x: try container.decode(SquareSet.self, forKey: .x),
      o: try container.decode(SquareSet.self, forKey: .o))
    guard let grid else {
      throw DecodingError.dataCorruptedError(
        forKey: .o, in: container, debugDescription: "A square holds both marks.")
    }
    self = grid
  }
}
