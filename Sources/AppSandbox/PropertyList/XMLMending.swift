/// What libplist writes in a way that other programs read differently.
enum XMLMending {
  /// Writes a carriage return as a reference, since XML reads a bare one as a line feed, and years
  /// with four digits.
  ///
  /// Both are safe on the text as it is: libplist writes no carriage return of its own, and a `<`
  /// only where a tag begins.
  static func mend(_ xml: [UInt8]) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(xml.count)
    var digits: Int?
    for byte in xml {
      if byte == UInt8(ascii: "\r") {
        mended += Array("&#13;".utf8)
        continue
      }
      if byte == UInt8(ascii: "-"), let year = digits {
        mended.insert(
          contentsOf: [UInt8](repeating: UInt8(ascii: "0"), count: max(0, 4 - year)),
          at: mended.count - year)
      }
      mended.append(byte)
      if let year = digits {
        digits = isDigit(byte) ? year + 1 : nil
      } else if byte == UInt8(ascii: ">"), mended.suffix(date.count).elementsEqual(date) {
        digits = 0
      }
    }
    return mended
  }

  private static let date = Array("<date>".utf8)
}

/// Whether the byte is one of the digits from 0 to 9.
func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
