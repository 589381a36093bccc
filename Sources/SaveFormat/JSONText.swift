import TicTacToe

/// A JSON text read with the place of every value, forgiving what people type.
///
/// Read as well: a byte order mark, `//` and `/* */` comments, a comma after the last value,
/// single quotes, and names without quotes.
public struct JSONText: Sendable {
  /// Containers within containers, the outermost one counted.
  public static let deepest = 32

  /// The text as it was given.
  public let bytes: [UInt8]
  /// The one value that the text is.
  public let root: JSONValue
  /// Members whose name an earlier member of the same object has, each with that earlier one.
  public let duplicates: [(member: JSONMember, earlier: JSONMember)]

  /// - Throws: ``SyntaxFault`` for the first thing that is no JSON.
  public init(_ bytes: [UInt8]) throws(SyntaxFault) {
    try JSONText.checkEncoding(of: bytes)
    var reader = JSONReader(bytes)
    do {
      root = try reader.readDocument()
    } catch {
      throw reader.proven(error)
    }
    duplicates = reader.duplicates
    self.bytes = bytes
  }

  /// The members of the outermost object for `Game(fromDictionary:)`, of two with one name the
  /// first; `nil` when the text holds no object.
  public var dictionary: [String: Any]? { members?.dictionary }

  /// The same for the rules' own reader, which need not guess kinds then.
  var members: SaveMembers? { SaveValue(root).members }
}

extension SaveValue {
  /// `value` without its places.
  fileprivate init(_ value: JSONValue) {
    self =
      switch value.kind {
      case .object(let members):
        .object(SaveMembers(members.map { SaveMembers.Member($0.name, SaveValue($0.value)) }))
      case .array(let elements): .list(elements.map { SaveValue($0) })
      case .string(let text): .text(text)
      case .integer(let number): .whole(number)
      case .real(let number): .real(number)
      case .bool(let flag): .flag(flag)
      case .null: .null
      }
  }
}
