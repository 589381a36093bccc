/// What a column of a database holds, or what stands for a `?` in a statement.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The text, or `nil` for a value without one as for a missing one.
  public init(_ text: String?) { self = text.map(DatabaseValue.text) ?? .null }

  /// 1 or 0, as SQLite has it.
  public init(_ truth: Bool) { self = .integer(truth ? 1 : 0) }
}

extension DatabaseValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A real, which stays one if it is whole.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// NULL.
  public init(nilLiteral: ()) { self = .null }
}

/// A row that a statement gave: its values by the names of their columns.
public struct DatabaseRow: Hashable, Sendable {
  let columns: [String]
  /// In the order of the columns.
  public let values: [DatabaseValue]

  /// The value of the first column of that name; `nil` when the statement gives none.
  public subscript(column: String) -> DatabaseValue? {
    columns.firstIndex(of: column).map { values[$0] }
  }

  /// The number of an integer, or `nil`.
  public func integer(_ column: String) -> Int? {
    if case .integer(let number) = self[column] { number } else { nil }
  }

  /// The number of a real or of an integer, or `nil`.
  public func real(_ column: String) -> Double? {
    switch self[column] {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The text, or `nil`.
  public func text(_ column: String) -> String? {
    if case .text(let text) = self[column] { text } else { nil }
  }

  /// The bytes of a blob, or `nil`.
  public func blob(_ column: String) -> [UInt8]? {
    if case .blob(let bytes) = self[column] { bytes } else { nil }
  }
}
