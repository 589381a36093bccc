import CPlist
import Glibc

/// libplist, between the two forms of a property list.
///
/// It is lenient where we are not (of a broken number it makes 0, of a broken date 1970), so it gets
/// only what was checked before.
enum Translation {
  /// `plist_from_xml` and `plist_to_bin`.
  static func binary(fromXML xml: [UInt8]) -> [UInt8]? {
    translate(xml, read: { plist_from_xml($0, $1, &$2) }, write: { plist_to_bin($0, &$1, &$2) })
  }

  /// `plist_from_bin` and `plist_to_xml`.
  static func xml(fromBinary binary: [UInt8]) -> [UInt8]? {
    translate(binary, read: { plist_from_bin($0, $1, &$2) }, write: { plist_to_xml($0, &$1, &$2) })
  }

  private typealias Bytes = UnsafeMutablePointer<CChar>

  private static func translate(
    _ bytes: [UInt8],
    read: (UnsafePointer<CChar>?, UInt32, inout plist_t?) -> Void,
    write: (plist_t, inout Bytes?, inout UInt32) -> Void
  ) -> [UInt8]? {
    // It reads numbers by the thread's locale, in which the point may be a comma.
    guard let numeric = plist_numeric_locale() else { return nil }
    let before = uselocale(numeric)
    defer {
      uselocale(before)
      freelocale(numeric)
    }
    var list: plist_t?
    // libplist copies what it keeps, so the bytes need to live only for the call.
    bytes.withUnsafeBytes { bytes in
      read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), &list)
    }
    guard let list else { return nil }
    defer { plist_free(list) }
    var answer: Bytes?
    var count: UInt32 = 0
    write(list, &answer, &count)
    guard let answer else { return nil }
    defer { free(answer) }
    return [UInt8](UnsafeRawBufferPointer(start: answer, count: Int(count)))
  }
}
