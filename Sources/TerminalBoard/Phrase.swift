import SaveFormat

/// Words for a person, not yet in any language: an English text, and what is filled into it.
///
/// It is written as a string with interpolations. `"\(mark) plays \(square)."` has the key
/// `%@ plays %@.`, by which a ``Language`` finds the translation.
public struct Phrase: Hashable, Sendable {
  /// The English text, with `%@` in the place of every argument.
  public let key: String
  let arguments: [Argument]

  /// What is filled in: as it is, or in the language of the phrase around it.
  enum Argument: Hashable, Sendable {
    case text(String)
    case phrase(Phrase)
  }

  /// A whole text from elsewhere, such as the description of an error.
  public init(verbatim text: String) { (key, arguments) = (text, []) }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Words with nothing to fill in.
  public init(stringLiteral text: String) { (key, arguments) = (text, []) }

  /// Words with something to fill in.
  public init(stringInterpolation parts: StringInterpolation) {
    (key, arguments) = (parts.key, parts.arguments)
  }

  /// The parts of a phrase as it is written.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds English words.
    public mutating func appendLiteral(_ text: String) { key += text }

    /// Adds a name, a number or another text that is the same in every language, on one line.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(visible(value.description)))
    }

    /// Adds words that are said in the same language.
    public mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

    private mutating func append(_ argument: Argument) {
      key += "%@"
      arguments.append(argument)
    }
  }
}

extension Phrase {
  /// Several phrases as one, two at a time; `nil` of none.
  static func joined(_ phrases: [Phrase], by join: (Phrase, Phrase) -> Phrase) -> Phrase? {
    phrases.dropFirst().reduce(phrases.first) { whole, next in whole.map { join($0, next) } }
  }
}
