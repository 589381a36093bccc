import AppSandbox
import Foundation
import Testing

/// With `NSKeyedArchiver` here, and `NSKeyedUnarchiver` in a process of its own, which it may end.
struct KeyedArchiveInteropTests {
  private static let lines = """
    name Ada é
    count 7
    whole 1.0
    isOn true
    expires 1.25
    secret AQID
    tags ["a", "b"]
    devices ["one", "two"]
    extra 1 2.5 value

    """

  private func unarchive(_ data: Data) throws -> Finished {
    let folder = try TemporaryFolder()
    let file = folder.path + "/archive.plist"
    try data.write(to: URL(filePath: file))
    return try run("/bin/sh", ["-c", "exec \"$0\" unarchive < \"$1\"", archiveProbe, file])
  }

  @Test func foundationReadsWhatWeWriteInBothForms() throws {
    var archiver = KeyedArchiver()
    archiver.encode(ArchivedAccount(), forKey: "root")
    for data in [try archiver.data(), try archiver.propertyList().binary()] {
      let finished = try unarchive(data)
      #expect(finished.output == Self.lines)
      #expect(finished.errors == "" && finished.status == 0)
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func weReadWhatFoundationWrites(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.outputFormat = format
    archiver.encode(FoundationAccount(), forKey: "root")
    archiver.encode(7, forKey: "seven")
    archiver.finishEncoding()
    let unarchiver = try KeyedUnarchiver(
      reading: archiver.encodedData, allowing: [FoundationTwin.self])
    let twin = try unarchiver.decodeObject(of: FoundationTwin.self, forKey: "root")
    #expect(twin == FoundationTwin())
    #expect(try unarchiver.decodeInteger(forKey: "seven") == 7)
  }
}

/// Built beside the tests.
let archiveProbe = URL(filePath: probe).deletingLastPathComponent()
  .appending(path: "ArchiveProbe").path

/// Archived by Foundation under the name that Swift gives it.
final class FoundationAccount: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  override init() {}
  init?(coder: NSCoder) { nil }

  func encode(with coder: NSCoder) {
    coder.encode("Ada" as NSString, forKey: "name")
    coder.encode(NSMutableString(string: "mutable"), forKey: "text")
    coder.encode(5, forKey: "count")
    coder.encode(5.0, forKey: "whole")
    coder.encode(true, forKey: "isOn")
    coder.encode(NSDate(timeIntervalSinceReferenceDate: 1.25), forKey: "date")
    coder.encode(NSData(data: Data([1, 2])), forKey: "data")
    coder.encode(NSMutableData(data: Data([3])), forKey: "mutableData")
    coder.encode(["x", 2.5, NSNull()] as NSArray, forKey: "array")
    coder.encode(["k": ["v"]] as NSDictionary, forKey: "dictionary")
    coder.encode(NSSet(array: ["a"]), forKey: "set")
    coder.encode(nil as NSString?, forKey: "nothing")
  }
}

/// What of that an archive of ours holds.
struct FoundationTwin: KeyedArchivable, Equatable {
  var name = "Ada", text = "mutable"
  var count = 5, whole = 5.0, isOn = true
  var date = Date(timeIntervalSinceReferenceDate: 1.25)
  var data = Data([1, 2]), mutableData = Data([3])
  var dictionary: [String: PropertyList] = ["k": ["v"]]
  var set: Set<PropertyList> = ["a"]
  var hasNothing = false

  static var archiveClassName: String { NSStringFromClass(FoundationAccount.self) }

  init() {}

  func encode(with archiver: inout KeyedArchiver) {}

  init(from unarchiver: KeyedUnarchiver) throws(KeyedArchiveError) {
    name = try unarchiver.decodeString(forKey: "name")
    text = try unarchiver.decodeString(forKey: "text")
    count = try unarchiver.decodeInteger(forKey: "count")
    whole = try unarchiver.decodeDouble(forKey: "whole")
    isOn = try unarchiver.decodeBool(forKey: "isOn")
    date = try unarchiver.decodeDate(forKey: "date")
    data = try unarchiver.decodeData(forKey: "data")
    mutableData = try unarchiver.decodeData(forKey: "mutableData")
    dictionary = try unarchiver.decodeDictionary(forKey: "dictionary")
    set = try unarchiver.decodeSet(forKey: "set")
    hasNothing = unarchiver.containsValue(forKey: "nothing")
  }
}
