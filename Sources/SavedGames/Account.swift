import AppSandbox
import FoundationEssentials

/// The person who plays, as `Documents/account.plist` has it. Nothing in it is secret.
public struct Account: Hashable, Sendable {
  /// As the person gave it.
  public let name: String
  /// Names of the machines that they signed in on, the first one first.
  public let devices: [String]
  /// When the sign-in ends.
  public let expires: Date

  /// The longest name, in characters.
  public static let longestName = 64

  /// - Returns: `nil` for a name that no account can have: an empty one, a long one, or one with
  ///   control characters.
  public init?(name: String, devices: [String], expires: Date) {
    guard Account.isName(name) else { return nil }
    (self.name, self.devices, self.expires) = (name, devices, expires)
  }

  private static func isName(_ text: String) -> Bool {
    // A character can be made of many scalars.
    !text.isEmpty && text.count <= longestName && text.utf8.count <= 4 * longestName
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Account: KeyedArchivable {
  /// `Account`.
  public static let archiveClassName = "Account"

  static let rootKey = "root"

  /// Puts in `name`, `devices` and `expires`.
  public func encode(with archiver: inout KeyedArchiver) {
    archiver.encode(name, forKey: "name")
    archiver.encode(.array(devices.map(PropertyList.string)), forKey: "devices")
    archiver.encode(expires, forKey: "expires")
  }

  /// Takes them out again.
  public init(from unarchiver: KeyedUnarchiver) throws(KeyedArchiveError) {
    let devices = try unarchiver.decodeArray(forKey: "devices").compactMap(\.stringValue)
    let account = Account(
      name: try unarchiver.decodeString(forKey: "name"), devices: devices,
      expires: try unarchiver.decodeDate(forKey: "expires"))
    guard let account else {
      throw .valueIsNotAllowed(key: "name", reason: "is no name that an account can have")
    }
    self = account
  }
}
