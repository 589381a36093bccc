/// A value of a save, as far as the rules tell kinds apart.
///
/// Every form of a save comes in and goes out by way of it, so that there is one reader for all, and
/// so that a text, which knows what its values are, need not have it guessed again.
package enum SaveValue {
  case text(String)
  case whole(Int)
  case real(Double)
  case flag(Bool)
  case null
  case list([SaveValue])
  case object(SaveMembers)
  /// A number of Foundation's, which may be of several kinds at once, or what no save has.
  case other(Any)
}

extension SaveValue {
  /// Whatever a dictionary holds.
  ///
  /// - Parameter levels: How many containers within each other to look into.
  init(_ value: Any, levels: Int) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool where type(of: value) == Bool.self: self = .flag(flag)
    case let number as Int where type(of: value) == Int.self: self = .whole(number)
    case let number as Double where type(of: value) == Double.self: self = .real(number)
    case let elements as [Any] where levels > 0:
      self = .list(elements.map { SaveValue($0, levels: levels - 1) })
    case let members as [String: Any] where levels > 0:
      self = .object(SaveMembers(members, levels: levels))
    // Foundation's own null is known by its name, since the rules import nothing.
    case _ where value is Null || "\(type(of: value))" == "NSNull": self = .null
    default: self = .other(value)
    }
  }

  /// The same for every store: `String`, `Int`, `Double`, `Bool`, ``Null``, arrays and dictionaries,
  /// unless it came from something else.
  var plain: Any {
    switch self {
    case .text(let text): text
    case .whole(let number): number
    case .real(let number): number
    case .flag(let flag): flag
    case .null: Null()
    case .list(let elements): SaveValue.texts(elements) ?? elements.map(\.plain)
    case .object(let members): members.plain
    case .other(let value): value
    }
  }

  /// `values` when all of them are texts.
  static func texts(_ values: [SaveValue]) -> [String]? {
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var whole: Int? {
    switch self {
    case .whole(let number): number
    case .other(let value): value as? Int
    default: nil
    }
  }

  package var real: Double? {
    switch self {
    case .real(let number): number
    case .other(let value): value as? Double
    default: nil
    }
  }

  package var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .other(let value): value as? Bool
    default: nil
    }
  }

  package var elements: [SaveValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  package var members: SaveMembers? {
    if case .object(let members) = self { members } else { nil }
  }

  /// What it is, as a person says it.
  package var kind: String {
    switch self {
    case .text: return "a text in quotes"
    case .whole, .real: return "a number"
    case .flag: return "true or false"
    case .null: return "null"
    case .list: return "a list"
    case .object: return "an object"
    case .other(let value):
      // To Swift, Foundation's 0 and 1 are Booleans as well; the name of the type tells them apart.
      return switch value {
      case is Bool where "\(type(of: value))" != "NSNumber": "true or false"
      case is Int, is Double: "a number"
      case is [Any]: "a list"
      case is [String: Any]: "an object"
      default: "a \(type(of: value))"
      }
    }
  }
}
