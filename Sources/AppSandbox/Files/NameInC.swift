/// A file's name as C has it: any bytes but a slash, and a NUL at the end.
extension String {
  /// - Returns: `nil` for a name that is not UTF-8.
  init?(nameInC name: [CChar]) {
    self.init(validating: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Bytes that are not UTF-8 become U+FFFD.
  init(decodingNameInC name: [CChar]) {
    self.init(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
