import FoundationEssentials

/// The bytes of a binary property list, which answer only for what lies inside them.
struct BinarySource {
  /// The object that is the whole list.
  let top: Int

  private let bytes: [UInt8]
  private let count, offsetSize, referenceSize: Int
  /// Where the table of offsets begins and the objects end.
  private let table: Int

  /// Returns `nil` unless the trailer describes what is before it.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - BinaryForm.trailerSize
    guard trailer >= BinaryForm.headerSize else { return nil }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.unsigned(bytes[(trailer + 8)..<(trailer + 16)]),
      let top = Self.unsigned(bytes[(trailer + 16)..<(trailer + 24)]),
      let table = Self.unsigned(bytes[(trailer + 24)..<(trailer + 32)]),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      (BinaryForm.headerSize...trailer).contains(table),
      count <= (trailer - table) / offsetSize, top < count
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// Where an object's marker is.
  func offset(of object: Int) throws(PropertyListFault) -> Int {
    guard object < count else { throw .objectIsOutside(object, count: count) }
    let start = table + object * offsetSize
    guard let offset = Self.unsigned(bytes[start..<(start + offsetSize)]),
      (BinaryForm.headerSize..<table).contains(offset)
    else { throw .contentIsOutside }
    return offset
  }

  func marker(at offset: Int) throws(PropertyListFault) -> UInt8 {
    try slice(at: offset, size: 1)[offset]
  }

  /// The content of an object whose length is `length` units of `each` bytes, or follows.
  func bytes(
    at start: Int, length: Int, each: Int = 1
  ) throws(PropertyListFault) -> ArraySlice<UInt8> {
    var (start, length) = (start, length)
    if length == BinaryForm.longLength {
      let marker = try marker(at: start)
      let size = 1 << Int(marker & 0xF)
      guard marker >> 4 == BinaryForm.Kind.integer.rawValue, size <= 8,
        let long = Self.unsigned(try slice(at: start + 1, size: size))
      else { throw .contentIsOutside }
      (start, length) = (start + 1 + size, long)
    }
    guard length <= bytes.count / each else { throw .contentIsOutside }
    return try slice(at: start, size: length * each)
  }

  /// The objects that a container of `length` times `each` references refers to.
  func references(
    at start: Int, length: Int, each: Int
  ) throws(PropertyListFault) -> [Int] {
    let bytes = try bytes(at: start, length: length, each: each * referenceSize)
    var references: [Int] = []
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: referenceSize) {
      guard let reference = Self.unsigned(bytes[start..<(start + referenceSize)]) else {
        throw .objectIsOutside(.max, count: count)
      }
      references.append(reference)
    }
    return references
  }

  /// Shorter ones have no sign, those of 8 bytes do; those of 16 are how larger ones without sign
  /// are written.
  func integer(at start: Int, lengthCode: Int) throws(PropertyListFault) -> Int {
    guard lengthCode <= 4 else { throw .integerIsTooLarge }
    let bytes = try slice(at: start, size: 1 << lengthCode)
    let low = bytes.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let number = Int(truncatingIfNeeded: low)
    if lengthCode == 4 {
      let sign: UInt8 = number < 0 ? 0xFF : 0
      guard bytes.prefix(8).allSatisfy({ $0 == sign }) else { throw .integerIsTooLarge }
    }
    return number
  }

  func real(at start: Int, lengthCode: Int) throws(PropertyListFault) -> Double {
    guard lengthCode == 2 || lengthCode == 3 else { throw .contentIsOutside }
    let bits = try slice(at: start, size: 1 << lengthCode).reduce(0 as UInt64) {
      $0 << 8 | UInt64($1)
    }
    return lengthCode == 3
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  func date(at start: Int) throws(PropertyListFault) -> Date {
    let seconds = try real(at: start, lengthCode: 3)
    guard BinaryForm.seconds.contains(seconds) else { throw .dateIsOutside }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  func uid(at start: Int, size: Int) throws(PropertyListFault) -> Int {
    guard let uid = Self.unsigned(try slice(at: start, size: size)) else {
      throw .uidIsOutside(.max)
    }
    guard UInt32(exactly: uid) != nil else { throw .uidIsOutside(uid) }
    return uid
  }

  private func slice(at start: Int, size: Int) throws(PropertyListFault) -> ArraySlice<UInt8> {
    guard start <= table, size <= table - start else { throw .contentIsOutside }
    return bytes[start..<(start + size)]
  }

  /// Big-endian; `nil` for more than an `Int` holds.
  private static func unsigned(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard number <= Int.max >> 8 else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }
}
