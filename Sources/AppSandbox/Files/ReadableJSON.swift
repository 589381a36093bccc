import FoundationEssentials

/// JSON that a person can look at: indented, in order, with a newline at the end.
enum ReadableJSON {
  /// - Precondition: `value` holds only strings, whole numbers, lists and the like, which always can
  ///   be encoded.
  static func encode(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { preconditionFailure("has no JSON") }
    return data + Data("\n".utf8)
  }
}
