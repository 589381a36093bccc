/// One square of a board, named as on a chess board: `a1` is the bottom left.
///
/// A square has the same name, and the same bit of a ``SquareSet``, on every board.
@frozen
public struct Square: Hashable, Sendable {
  /// Zero-based: eight times the row, counted from the bottom, plus the column, from the left.
  public let index: Int

  /// Zero-based, from the left.
  @inlinable
  public var column: Int { index & 7 }

  /// Zero-based, from the bottom.
  @inlinable
  public var row: Int { index >> 3 }

  /// Returns `nil` unless both lie in `0..<8`.
  @inlinable
  public init?(column: Int, row: Int) {
    guard 0..<8 ~= column, 0..<8 ~= row else { return nil }
    index = row * 8 + column
  }

  /// Reads a name from `a1` to `h8`, in lower or upper case; anything else is `nil`.
  public init?(_ name: some StringProtocol) {
    var bytes = name.utf8.makeIterator()
    guard let column = bytes.next(), let row = bytes.next(), bytes.next() == nil else { return nil }
    self.init(
      column: Int(column | 0x20) - Int(UInt8(ascii: "a")), row: Int(row) - Int(UInt8(ascii: "1")))
  }

  /// - Precondition: `index` lies in `0..<64`.
  @inlinable
  init(index: Int) { self.index = index }
}

extension Square: LosslessStringConvertible {
  /// The name: a column from `a` to `h`, then a row from `1` to `8`.
  public var description: String {
    let name = [UInt8(ascii: "a") + UInt8(column), UInt8(ascii: "1") + UInt8(row)]
    return String(decoding: name, as: UTF8.self)
  }
}

extension Square: Codable {
  /// Reads a name such as `b2`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let square = Square(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(name.debugDescription) names no square.")
    }
    self = square
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
