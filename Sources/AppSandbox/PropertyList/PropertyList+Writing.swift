import FoundationEssentials

extension PropertyList {
  /// The property list as XML in UTF-8, as Apple's own programs lay it out, keys in the order of
  /// their bytes: the same list always gives the same bytes.
  ///
  /// Of a date only whole seconds are kept, and zero has no sign.
  ///
  /// - Throws: ``PropertyListError`` for what XML cannot hold (most control characters, dates
  ///   outside the years 1 to 9999) and for what ``read(_:)`` would refuse for its size.
  public func xml() throws(PropertyListError) -> Data {
    let binary = try BinaryWriter.write(self, forXML: true)
    guard let xml = Translation.xml(fromBinary: binary) else {
      throw PropertyListError(.isRefusedByLibrary)
    }
    return try Self.checkSize(XMLMending.mend(xml))
  }

  /// The property list in the binary form, which keeps every value exactly.
  ///
  /// - Throws: ``PropertyListError`` for what ``read(_:)`` would refuse for its size.
  public func binary() throws(PropertyListError) -> Data {
    try Self.checkSize(BinaryWriter.write(self, forXML: false))
  }

  private static func checkSize(_ bytes: [UInt8]) throws(PropertyListError) -> Data {
    if bytes.count > sizeLimit {
      throw PropertyListError(.isLarger(size: bytes.count, limit: sizeLimit))
    }
    return Data(bytes)
  }
}
