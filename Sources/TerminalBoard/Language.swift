/// What turns phrases into words: English, which needs no table, or a table of translations.
public struct Language: Hashable, Sendable {
  /// As in BCP 47: `en`, `fr`, `zh-Hans`.
  public let identifier: String
  /// By the keys of the phrases; what is missing is said in English.
  private let translations: [String: String]

  /// A language with its table. A translation has a `%@` for every one of its key's, in the same order;
  /// in another order they are `%1$@`, `%2$@` and so on.
  public init(_ identifier: String, translations: [String: String]) {
    (self.identifier, self.translations) = (identifier, translations)
  }

  /// The language that the phrases are written in.
  public static let english = Language("en", translations: [:])

  /// The words of `phrase` in this language.
  public func callAsFunction(_ phrase: Phrase) -> String {
    let pattern = translations[phrase.key] ?? phrase.key
    return phrase.arguments.isEmpty ? pattern : filled(pattern, phrase.arguments)
  }

  /// Goes byte by byte, since slices of strings have the runtime look for conformances, which is slow.
  private func filled(_ pattern: String, _ arguments: [Phrase.Argument]) -> String {
    var text: [UInt8] = []
    var next = 0
    /// Within a placeholder, the argument that it names so far.
    var place: Int?
    for byte in pattern.utf8 {
      switch (byte, place) {
      case (UInt8(ascii: "%"), nil): place = next
      case (_, nil): text.append(byte)
      case (UInt8(ascii: "1")...UInt8(ascii: "9"), _): place = Int(byte - UInt8(ascii: "1"))
      case (UInt8(ascii: "$"), _): break
      case (UInt8(ascii: "@"), let named?):
        if named < arguments.count { text += words(for: arguments[named]).utf8 }
        next += 1
        place = nil
      default: place = nil
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func words(for argument: Phrase.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .phrase(let phrase): self(phrase)
    }
  }
}
