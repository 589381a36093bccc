import FoundationEssentials

/// A secret as one line of ASCII, which every store keeps as it is, whatever bytes are in it.
///
/// A sum over item and secret shows a line that is cut, changed or another item's.
enum SecretText {
  private static let version = "1"

  static func encode(_ secret: Data, for item: KeychainItem) -> String {
    "\(version):\(sum(secret, item)):\(secret.base64EncodedString())"
  }

  /// - Returns: `nil` for a text that is not the one that was kept.
  static func decode(_ text: String, for item: KeychainItem) -> Data? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let secret = Data(base64Encoded: String(parts[2])) else { return nil }
    // Base64 has several ways to write some bytes, and we write one.
    return encode(secret, for: item).utf8.elementsEqual(text.utf8) ? secret : nil
  }

  private static func sum(_ secret: Data, _ item: KeychainItem) -> String {
    var sum = SHA256()
    sum.add(Array(item.identity.utf8) + [0])
    sum.add(secret)
    return sum.hexadecimal()
  }
}
