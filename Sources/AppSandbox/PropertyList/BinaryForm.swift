/// The numbers of the binary form of a property list, as Apple's `CFBinaryPList.c` documents them.
///
/// A file is the header, the objects, a table with the offset of each, and a trailer that says how
/// wide an offset and a reference are. An object begins with a marker: its kind in the upper four
/// bits, its length in the lower.
enum BinaryForm {
  static let header = Array("bplist".utf8)
  /// Header with its version, `00`.
  static let headerSize = 8
  static let trailerSize = 32

  /// Markers of objects without a length.
  static let no: UInt8 = 0x08
  static let yes: UInt8 = 0x09
  static let date: UInt8 = 0x33

  /// The upper four bits of all others.
  enum Kind: UInt8 {
    case integer = 0x1
    case real = 0x2
    case data = 0x4
    case ascii = 0x5
    case utf16 = 0x6
    case uid = 0x8
    case array = 0xA
    case dictionary = 0xD
  }

  /// From `Date.distantPast` on, in seconds since 2001. To describe a date far outside, or one that
  /// is not a number, ends the process in Foundation.
  static let seconds = -63_114_076_800.0..<XMLText.seconds.upperBound

  /// The length that stands for: an integer object with the length follows.
  static let longLength = 0xF
}
