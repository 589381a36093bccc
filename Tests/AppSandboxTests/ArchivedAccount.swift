import AppSandbox
import Foundation

/// An object with a member of every kind.
struct ArchivedAccount: KeyedArchivable, Equatable {
  var name = "Ada é"
  var count = 7
  var whole = 1.0
  var isOn = true
  var expires = Date(timeIntervalSinceReferenceDate: 1.25)
  var secret = Data([1, 2, 3])
  var tags: Set<PropertyList> = ["a", "b"]
  var devices = [ArchivedDevice(name: "one"), ArchivedDevice(name: "two")]
  var extra: PropertyList = ["array": [1, 2.5], "key": "value"]

  static let archiveClassName = "Account"

  init() {}

  func encode(with archiver: inout KeyedArchiver) {
    archiver.encode(name, forKey: "name")
    archiver.encode(count, forKey: "count")
    archiver.encode(whole, forKey: "whole")
    archiver.encode(isOn, forKey: "isOn")
    archiver.encode(expires, forKey: "expires")
    archiver.encode(secret, forKey: "secret")
    archiver.encode(set: tags, forKey: "tags")
    archiver.encode(devices, forKey: "devices")
    archiver.encode(extra, forKey: "extra")
  }

  init(from unarchiver: KeyedUnarchiver) throws(KeyedArchiveError) {
    name = try unarchiver.decodeString(forKey: "name")
    count = try unarchiver.decodeInteger(forKey: "count")
    whole = try unarchiver.decodeDouble(forKey: "whole")
    isOn = try unarchiver.decodeBool(forKey: "isOn")
    expires = try unarchiver.decodeDate(forKey: "expires")
    secret = try unarchiver.decodeData(forKey: "secret")
    tags = try unarchiver.decodeSet(forKey: "tags")
    devices = try unarchiver.decodeObjects(of: ArchivedDevice.self, forKey: "devices")
    extra = try unarchiver.decodePropertyList(forKey: "extra")
  }

  static func archived() throws -> Data {
    var archiver = KeyedArchiver()
    archiver.encode(ArchivedAccount(), forKey: "root")
    return try archiver.data()
  }

  static func read(_ data: Data) throws(KeyedArchiveError) -> ArchivedAccount {
    try KeyedUnarchiver(reading: data, allowing: [ArchivedAccount.self, ArchivedDevice.self])
      .decodeObject(of: ArchivedAccount.self, forKey: "root")
  }
}

struct ArchivedDevice: KeyedArchivable, Equatable {
  var name: String

  static let archiveClassName = "Device"

  init(name: String) { self.name = name }

  func encode(with archiver: inout KeyedArchiver) { archiver.encode(name, forKey: "name") }

  init(from unarchiver: KeyedUnarchiver) throws(KeyedArchiveError) {
    name = try unarchiver.decodeString(forKey: "name")
    if name.isEmpty { throw .valueIsNotAllowed(key: "name", reason: "is empty") }
  }
}
