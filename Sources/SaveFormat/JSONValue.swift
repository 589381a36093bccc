/// A value of a JSON text, and where it stands.
public struct JSONValue: Hashable, Sendable {
  /// What a value is, as far as a save can tell kinds apart.
  public enum Kind: Hashable, Sendable {
    case object([JSONMember])
    case array([JSONValue])
    case string(String)
    /// A number without a fraction or an exponent that an `Int` can hold.
    case integer(Int)
    /// Any other number; infinite when beyond the range of `Double`.
    case real(Double)
    case bool(Bool)
    case null
  }

  /// What it is, with what it holds.
  public let kind: Kind
  /// The bytes it takes in the text, quotes and brackets with it.
  public let range: Range<Int>
}

/// A name and a value of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name as read, escapes resolved.
  public let name: String
  /// The bytes that the name takes, quotes with it.
  public let nameRange: Range<Int>
  /// What stands behind the colon.
  public let value: JSONValue
}
