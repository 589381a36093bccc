/// A set of squares in one machine word: bit `square.index` is set when it holds `square`.
@frozen
public struct SquareSet: Hashable, Sendable, Codable, RawRepresentable {
  /// The bits, one a square.
  public var rawValue: UInt64

  /// The set of the squares whose bits are set.
  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set that holds only `square`.
  @inlinable
  public init(_ square: Square) { rawValue = 1 &<< UInt64(truncatingIfNeeded: square.index) }
}

// What the protocols say of their members holds here too.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SquareSet: SetAlgebra {
  @inlinable
  public init() { rawValue = 0 }

  @inlinable
  public var isEmpty: Bool { rawValue == 0 }

  @inlinable
  public func contains(_ square: Square) -> Bool { rawValue & SquareSet(square).rawValue != 0 }

  @inlinable
  public func union(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue | other.rawValue)
  }

  @inlinable
  public func intersection(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue & other.rawValue)
  }

  @inlinable
  public func symmetricDifference(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue ^ other.rawValue)
  }

  @inlinable
  public func subtracting(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue & ~other.rawValue)
  }

  @inlinable
  public mutating func formUnion(_ other: SquareSet) { self = union(other) }

  @inlinable
  public mutating func formIntersection(_ other: SquareSet) { self = intersection(other) }

  @inlinable
  public mutating func formSymmetricDifference(_ other: SquareSet) {
    self = symmetricDifference(other)
  }

  @inlinable
  @discardableResult
  public mutating func insert(
    _ square: Square
  ) -> (inserted: Bool, memberAfterInsert: Square) {
    defer { formUnion(SquareSet(square)) }
    return (!contains(square), square)
  }

  @inlinable
  @discardableResult
  public mutating func remove(_ square: Square) -> Square? {
    defer { self = subtracting(SquareSet(square)) }
    return contains(square) ? square : nil
  }

  @inlinable
  @discardableResult
  public mutating func update(with square: Square) -> Square? {
    insert(square).inserted ? nil : square
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SquareSet: Sequence {
  /// Walks the squares by row from the bottom, within a row from the left.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: UInt64

    @inlinable
    init(rest: UInt64) { self.rest = rest }

    @inlinable
    public mutating func next() -> Square? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return Square(index: rest.trailingZeroBitCount)
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(rest: rawValue) }

  /// How many squares it holds.
  @inlinable
  public var count: Int { rawValue.nonzeroBitCount }

  @inlinable
  public var underestimatedCount: Int { count }
}

extension SquareSet: CustomStringConvertible {
  /// The names with a space between, by row from the bottom: `a1 b1 c1`.
  public var description: String { map(\.description).joined(separator: " ") }
}
