/// The name of a secret: whose it is, and for what.
public struct KeychainItem: Hashable, Sendable {
  /// The program or part of a program that keeps the secret.
  public let service: String
  /// For whom or for what: a person's name, an address.
  public let account: String
  /// The access group in which several services share secrets; `nil` for the service's own area.
  public let group: String?

  /// The longest name, in bytes of UTF-8.
  public static let limit = 1024

  /// Names may hold any character: none becomes part of a path.
  public init(service: String, account: String, group: String? = nil) {
    (self.service, self.account, self.group) = (service, account, group)
  }

  func checkNames() throws(KeychainError) {
    for name in [service, account, group ?? "-"] {
      if name.isEmpty { throw .nameIsEmpty }
      let bytes = name.utf8.count
      if bytes > Self.limit { throw .nameIsTooLong(bytes: bytes, limit: Self.limit) }
    }
  }

  /// Names and values that tell this item from every other, in letters that are safe everywhere.
  var attributes: [(name: String, value: String)] {
    let area = group.map { ("group", $0) } ?? ("area", "own")
    return [area, ("service", service), ("account", account)].map { name, value in
      (name, value.percentEncoded)
    }
  }

  /// The same as one text.
  var identity: String { attributes.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

  /// What its files in the keychain's folder are called: two names that differ only in what a file
  /// system ignores (case, accents' encoding) stay apart.
  var fileName: String { SHA256.hexadecimal(of: identity.utf8) }
}

extension KeychainItem: CustomStringConvertible {
  /// `ACCOUNT of SERVICE`, with quotation marks.
  public var description: String {
    "“\(account)” of “\(service)”" + (group.map { " in the group “\($0)”" } ?? "")
  }
}

extension String {
  /// ASCII letters, digits, `_`, `.`, `@` and `-` (but not in front, where it would start an
  /// option) stay; every other byte becomes `%XX`.
  fileprivate var percentEncoded: String {
    var text = ""
    for (place, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "@"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "-") where place > 0:
        text += "-"
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
