import AppSandbox
import Foundation
import Testing

struct KeyedArchiveTests {
  @Test func everythingComesBack() throws {
    let data = try ArchivedAccount.archived()
    #expect(String(decoding: data.prefix(5), as: UTF8.self) == "<?xml")
    #expect(try ArchivedAccount.read(data) == ArchivedAccount())
  }

  @Test func theFormatIsTheOneOfNSKeyedArchiver() throws {
    var archiver = KeyedArchiver()
    archiver.encode(ArchivedDevice(name: "one"), forKey: "root")
    archiver.encode(["k": [1.0, true]], forKey: "values")
    archiver.encode(7, forKey: "seven")
    #expect(
      try archiver.propertyList() == [
        "$archiver": "NSKeyedArchiver", "$version": 100_000,
        "$top": ["root": .uid(1), "values": .uid(4), "seven": 7],
        "$objects": [
          "$null", ["$class": .uid(3), "name": .uid(2)], "one",
          ["$classname": "Device", "$classes": ["Device", "NSObject"]],
          ["$class": .uid(10), "NS.keys": [.uid(5)], "NS.objects": [.uid(6)]], "k",
          ["$class": .uid(9), "NS.objects": [.uid(7), .uid(8)]], 1.0, true,
          ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]],
          ["$classname": "NSDictionary", "$classes": ["NSDictionary", "NSObject"]],
        ],
      ])
  }

  @Test func theSameValueAlwaysGivesTheSameBytes() throws {
    var (forwards, backwards) = (KeyedArchiver(), KeyedArchiver())
    forwards.encode(set: Set((0..<50).map { .integer($0) }), forKey: "set")
    var reversed: Set<PropertyList> = []
    for number in (0..<50).reversed() { reversed.insert(.integer(number)) }
    backwards.encode(set: reversed, forKey: "set")
    #expect(try forwards.data() == backwards.data())
    #expect(try ArchivedAccount.archived() == ArchivedAccount.archived())
  }

  @Test func valuesWithoutAnObjectComeBackAsWhatTheyAre() throws {
    var archiver = KeyedArchiver()
    let values: PropertyList = [
      "text": "$null", "whole": 1.0, "integer": 1, "boolean": true, "empty": [:], "none": [],
      "date": .date(Date(timeIntervalSinceReferenceDate: -0.125)), "data": .data(Data()),
      "lookalike": ["CF$UID": 1], "nested": [[["a": [1]]]],
    ]
    archiver.encode(values, forKey: "values")
    archiver.encode("$null", forKey: "text")
    let unarchiver = try KeyedUnarchiver(reading: archiver.data())
    #expect(try unarchiver.decodePropertyList(forKey: "values") == values)
    #expect(try unarchiver.decodeDictionary(forKey: "values") == values.dictionaryValue)
    #expect(try unarchiver.decodeString(forKey: "text") == "$null")
  }

  @Test func whatIsMissingOrWrongIsSaid() throws {
    var archiver = KeyedArchiver()
    archiver.encode("one", forKey: "text")
    archiver.encode(1.0, forKey: "whole")
    archiver.encode([ArchivedDevice(name: "one")], forKey: "devices")
    archiver.encode(ArchivedDevice(name: ""), forKey: "empty")
    let unarchiver = try KeyedUnarchiver(reading: archiver.data(), allowing: [ArchivedDevice.self])
    #expect(unarchiver.containsValue(forKey: "text") && !unarchiver.containsValue(forKey: "none"))
    #expect(throws: KeyedArchiveError.keyIsMissing("none")) {
      try unarchiver.decodeString(forKey: "none")
    }
    #expect(
      throws: KeyedArchiveError.valueIsOfAnotherKind(
        key: "text", found: "a string", expected: "an integer")
    ) { try unarchiver.decodeInteger(forKey: "text") }
    #expect(
      throws: KeyedArchiveError.valueIsOfAnotherKind(
        key: "whole", found: "a real number", expected: "an integer")
    ) { try unarchiver.decodeInteger(forKey: "whole") }
    #expect(
      throws: KeyedArchiveError.valueIsOfAnotherKind(
        key: "text", found: "a string", expected: "an object of the class Device")
    ) { try unarchiver.decodeObject(of: ArchivedDevice.self, forKey: "text") }
    #expect(
      throws: KeyedArchiveError.valueIsOfAnotherKind(
        key: "devices", found: "an array", expected: "a value of a property list")
    ) { try unarchiver.decodePropertyList(forKey: "devices") }
    #expect(throws: KeyedArchiveError.valueIsNotAllowed(key: "name", reason: "is empty")) {
      try unarchiver.decodeObject(of: ArchivedDevice.self, forKey: "empty")
    }
  }

  @Test func aClassThatIsNotAllowedIsRefusedThoughNobodyAsksForIt() throws {
    var archiver = KeyedArchiver()
    archiver.encode(ArchivedAccount(), forKey: "other")
    #expect(throws: KeyedArchiveError.classIsNotAllowed("Device")) {
      try KeyedUnarchiver(reading: archiver.data(), allowing: [ArchivedAccount.self])
    }
  }

  @Test func whatCannotBeInAnArchiveIsNotWritten() throws {
    var archiver = KeyedArchiver()
    archiver.encode("\u{1}", forKey: "text")
    let control = #expect(throws: KeyedArchiveError.self) { try archiver.data() }
    #expect(
      control?.description == "the character U+0001 cannot be in an XML property list")
    archiver.encode([.uid(1)], forKey: "text")
    #expect(throws: KeyedArchiveError.self) { try archiver.data() }
  }
}
