/// An m,n,k-game: the size of the board, how many in a row make a line, and what a line is worth.
@frozen
public struct Rules: Hashable, Sendable {
  /// How many columns and rows the board has, and how long a line is: each in `1...8`.
  ///
  /// A line longer than both sides is allowed: such a game is always drawn.
  public let columns, rows, inARow: Int
  /// Whether the player who makes a line loses.
  public let isMisere: Bool
  /// Who makes the first move.
  public let first: Mark

  /// The sizes that a board may have, and the lengths of a line.
  public static let sizes = 1...8

  /// Three columns, three rows, three in a row, X first.
  public static let classic = Rules(checked: 3, 3, 3, isMisere: false, first: .x)

  /// Returns `nil` unless all three numbers lie in ``sizes``.
  ///
  /// - Parameter inARow: By default, ``defaultInARow(columns:rows:)``.
  public init?(
    columns: Int, rows: Int, inARow: Int? = nil, isMisere: Bool = false, first: Mark = .x
  ) {
    let inARow = inARow ?? Rules.defaultInARow(columns: columns, rows: rows)
    guard [columns, rows, inARow].allSatisfy(Rules.sizes.contains) else { return nil }
    self.init(checked: columns, rows, inARow, isMisere: isMisere, first: first)
  }

  private init(checked columns: Int, _ rows: Int, _ inARow: Int, isMisere: Bool, first: Mark) {
    (self.columns, self.rows, self.inARow) = (columns, rows, inARow)
    (self.isMisere, self.first) = (isMisere, first)
  }

  /// The length of a line where nobody says otherwise: the shorter side, at least 3, at most 5.
  public static func defaultInARow(columns: Int, rows: Int) -> Int {
    min(max(min(columns, rows), 3), 5)
  }

  /// Whether a line fits on the board at all.
  public var canMakeALine: Bool { inARow <= max(columns, rows) }

  /// Every square of the board.
  @inlinable
  public var squares: SquareSet {
    let row = (1 as UInt64) << UInt64(truncatingIfNeeded: columns) &- 1
    let aboveTheBoard = UInt64(truncatingIfNeeded: (8 &- rows) &* 8)
    let rowStarts = (0x0101_0101_0101_0101 as UInt64) >> aboveTheBoard
    return SquareSet(rawValue: row &* rowStarts)
  }

  /// Who is to move when `grid` is a legal position that is not over.
  @inlinable
  public func toMove(on grid: Grid) -> Mark {
    grid.x.count == grid.o.count ? first : first.opponent
  }
}

extension Rules: CustomStringConvertible {
  /// Columns, rows and the length of a line, then what is not as usual: `3x3x3`, `4x4x3 misère`.
  public var description: String {
    "\(columns)x\(rows)x\(inARow)" + (isMisere ? " misère" : "") + (first == .o ? ", O first" : "")
  }
}

extension Rules: Codable {
  private enum CodingKeys: String, CodingKey {
    case columns, rows, inARow, first
    case isMisere = "misere"
  }

  /// Throws `DecodingError.dataCorrupted` when a number is outside ``sizes``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rules = Rules(
      columns: try container.decode(Int.self, forKey: .columns),
      rows: try container.decode(Int.self, forKey: .rows),
      inARow: try container.decode(Int.self, forKey: .inARow),
      isMisere: try container.decode(Bool.self, forKey: .isMisere),
      first: try container.decode(Mark.self, forKey: .first))
    guard let rules else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "Columns, rows and inARow must each be from 1 to 8."))
    }
    self = rules
  }
}
