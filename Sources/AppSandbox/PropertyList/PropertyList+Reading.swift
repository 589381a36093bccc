import FoundationEssentials

extension PropertyList {
  /// Reads a property list in either form: XML in UTF-8, or binary.
  ///
  /// No bytes can take the process down or take long, whoever made them.
  ///
  /// - Throws: ``PropertyListError``, also for what is larger, deeper or more than the limits.
  public static func read(_ data: Data) throws(PropertyListError) -> PropertyList {
    if data.count > sizeLimit {
      throw PropertyListError(.isLarger(size: data.count, limit: sizeLimit))
    }
    let bytes = [UInt8](data)
    if bytes.starts(with: BinaryForm.header) { return try BinaryReader.read(bytes) }
    return try readXML(bytes)
  }

  private static func readXML(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw PropertyListError(.isNotUTF8)
    }
    let text = try XMLText.normalize(bytes)
    guard let binary = Translation.binary(fromXML: try XMLScan.check(text)) else {
      throw PropertyListError(.isRefusedByLibrary)
    }
    return try BinaryReader.read(binary).readingReferences()
  }

  /// XML says a reference as a dictionary with one key.
  private func readingReferences() -> PropertyList {
    switch self {
    case .array(let elements):
      return .array(elements.map { $0.readingReferences() })
    case .dictionary(let members):
      if members.count == 1, let uid = members["CF$UID"]?.integerValue,
        UInt32(exactly: uid) != nil
      {
        return .uid(uid)
      }
      return .dictionary(members.mapValues { $0.readingReferences() })
    default:
      return self
    }
  }
}
