import AppSandbox
import FoundationEssentials

/// What only the person who is signed in has: it seals their saves. It lies in the keychain, never in
/// a file of the container.
public struct Token: Hashable, Sendable {
  static let length = 32

  let bytes: Data

  /// - Parameter bytes: ``length`` of them.
  init?(_ bytes: Data) {
    guard bytes.count == Token.length else { return nil }
    self.bytes = bytes
  }

  /// HMAC-SHA256 (RFC 2104) of `text`, as 64 digits in lower case.
  func seal(of text: [UInt8]) -> String {
    Secret.authenticationCode(of: Data(text), by: bytes)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether `seal` was made from `text` by this token.
  func fits(_ seal: String, _ text: [UInt8]) -> Bool {
    Secret.areEqual(Data(self.seal(of: text).utf8), Data(seal.utf8))
  }

  /// Whether a token can have made it.
  static func isSeal(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}

extension Token: CustomStringConvertible, CustomReflectable {
  /// Says nothing of its bytes.
  public var description: String { "a token" }
  /// Shows nothing of its bytes.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
