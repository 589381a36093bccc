extension JSONText {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Throws unless `bytes` are UTF-8 that holds something and no NUL.
  static func checkEncoding(of bytes: [UInt8]) throws(SyntaxFault) {
    guard !bytes.isEmpty else { throw SyntaxFault(.isEmpty, nil) }
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      throw SyntaxFault(.isUTF16, nil)
    }
    if let first = bytes.firstIndex(of: 0) {
      let nuls = bytes.count { $0 == 0 }
      let isSpread = bytes.count > 3 && nuls * 3 > bytes.count && nuls < bytes.count
      if isSpread, first < 4 { throw SyntaxFault(.isUTF16, nil) }
      throw SyntaxFault(.holdsNULs(nuls), first..<first + 1)
    }
    if let broken = firstBreak(in: bytes) { throw SyntaxFault(.isNotUTF8, broken) }
  }

  /// The first bytes that are no UTF-8.
  private static func firstBreak(in bytes: [UInt8]) -> Range<Int>? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset..<offset + 1
      }
    }
  }
}

extension UTF8 {
  /// How many bytes `scalar` takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
