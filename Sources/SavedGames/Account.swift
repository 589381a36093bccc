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

  /// - Returns: `nil` for what ``name(from:)`` would not give.
  public init?(name: String, devices: [String], expires: Date) {
    guard Account.name(from: name)?.utf8.elementsEqual(name.utf8) == true else { return nil }
    (self.name, self.devices, self.expires) = (name, devices, expires)
  }

  /// The name that a person means by `text`: white space around it does not count.
  ///
  /// - Returns: `nil` for what no account can be called: nothing, more than ``longestName`` characters,
  ///   or control characters in it.
  public static func name(from text: String) -> String? {
    var scalars = text.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    let name = String(scalars)
    // A character can be made of many scalars.
    guard !name.isEmpty, name.count <= longestName, name.utf8.count <= 4 * longestName,
      !scalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return name
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
