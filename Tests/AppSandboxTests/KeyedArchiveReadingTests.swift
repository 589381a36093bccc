import AppSandbox
import Foundation
import Testing

/// Archives written by hand, and by anyone.
struct KeyedArchiveReadingTests {
  private static func archive(
    top: PropertyList = ["root": .uid(1)], _ objects: [PropertyList]
  ) -> PropertyList {
    [
      "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": top,
      "$objects": .array(["$null"] + objects),
    ]
  }

  private static let array: PropertyList = ["$classname": "NSArray"]
  private static let device: PropertyList = ["$classname": "Device"]

  private func error(_ archive: PropertyList) -> KeyedArchiveError? {
    do throws(KeyedArchiveError) {
      _ = try KeyedUnarchiver(reading: archive, allowing: [ArchivedDevice.self])
      return nil
    } catch {
      return error
    }
  }

  static let faults: [(PropertyList, KeyedArchiveError)] = [
    ([], .isNoKeyedArchive), (["$archiver": "Other"], .isNoKeyedArchive),
    (
      ["$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": [:], "$objects": [:]],
      .isNoKeyedArchive
    ),
    (
      ["$archiver": "NSKeyedArchiver", "$version": 100_001, "$top": [:], "$objects": []],
      .versionIsUnknown(100_001)
    ),
    (archive([]), .referenceIsOutside(1, count: 1)),
    (archive(top: ["root": .uid(4_294_967_295)], []), .referenceIsOutside(4_294_967_295, count: 1)),
    (archive(top: ["root": [1]], []), .objectIsMalformed(object: 0)),
    (archive([["$class": .uid(2), "NS.objects": [.uid(1)]], array]), .containsItself(object: 1)),
    (
      archive([
        ["$class": .uid(3), "NS.objects": [.uid(2)]], ["$class": .uid(4), "name": .uid(1)], array,
        device,
      ]), .containsItself(object: 1)
    ),
    (archive([["$class": .uid(2)], ["$classname": "NSTask"]]), .classIsNotAllowed("NSTask")),
    (archive([["$class": .uid(9)]]), .referenceIsOutside(9, count: 2)),
    (archive([["$class": .uid(1)]]), .objectIsMalformed(object: 1)),
    (archive([["$class": "NSArray"]]), .objectIsMalformed(object: 1)),
    (archive([["a": "b"]]), .objectIsMalformed(object: 1)),
    (archive([[1]]), .objectIsMalformed(object: 1)),
    (archive([.uid(1)]), .objectIsMalformed(object: 1)),
    (archive([["$class": .uid(2), "NS.objects": [1]], array]), .objectIsMalformed(object: 1)),
    (archive([["$class": .uid(2)], array]), .objectIsMalformed(object: 1)),
    (
      archive([["$class": .uid(2), "NS.time": "now"], ["$classname": "NSDate"]]),
      .objectIsMalformed(object: 1)
    ),
    (
      archive([["$class": .uid(2), "NS.time": 1e300], ["$classname": "NSDate"]]),
      .objectIsMalformed(object: 1)
    ),
    (
      archive([["$class": .uid(2), "NS.data": "x"], ["$classname": "NSMutableData"]]),
      .objectIsMalformed(object: 1)
    ),
    (
      archive([
        ["$class": .uid(2), "NS.objects": [.uid(3), .uid(3)]], ["$classname": "NSSet"], "a",
      ]), .objectIsMalformed(object: 1)
    ),
    (
      archive([
        ["$class": .uid(2), "NS.keys": [.uid(3)], "NS.objects": []], ["$classname": "NSDictionary"],
        "a",
      ]), .objectIsMalformed(object: 1)
    ),
    (
      archive([
        ["$class": .uid(2), "NS.keys": [.uid(3)], "NS.objects": [.uid(3)]],
        ["$classname": "NSDictionary"], 1,
      ]), .objectIsMalformed(object: 1)
    ),
    (archive([["$class": .uid(2), "name": ["a"]], device]), .objectIsMalformed(object: 1)),
  ]

  @Test(arguments: faults.indices)
  func whatIsWrongIsSaid(_ index: Int) {
    let (archive, fault) = Self.faults[index]
    #expect(error(archive) == fault)
  }

  @Test(.timeLimit(.minutes(1)))
  func aSharedGraphThatExpandsWithoutBoundIsRefused() {
    var objects = (2...21).map { next -> PropertyList in
      ["$class": .uid(22), "NS.objects": .array(Array(repeating: .uid(next), count: 10))]
    }
    objects += ["leaf", Self.array]
    #expect(error(Self.archive(objects)) == .hasMoreObjects(limit: 10_000))
  }

  @Test func nestingWithoutBoundIsRefused() throws {
    var objects = (2...1001).map { next -> PropertyList in
      ["$class": .uid(1002), "NS.objects": [.uid(next)]]
    }
    objects += ["leaf", Self.array]
    #expect(error(Self.archive(objects)) == .isNestedDeeper(limit: 32))
    var archiver = KeyedArchiver()
    let deep = (0..<32).reduce("leaf" as PropertyList) { inner, _ in [inner] }
    archiver.encode(deep, forKey: "deep")
    #expect(
      try KeyedUnarchiver(reading: archiver.data()).decodePropertyList(forKey: "deep") == deep)
    archiver.encode([deep], forKey: "deep")
    #expect(throws: KeyedArchiveError.isNestedDeeper(limit: 32)) { try archiver.data() }
  }

  @Test func mutableClassesAndNothingAreReadAsWhatTheyHold() throws {
    let archive = Self.archive(
      top: ["text": .uid(1), "data": .uid(3), "nothing": .uid(5), "null": .uid(0)],
      [
        ["$class": .uid(2), "NS.string": "a"], ["$classname": "NSMutableString"],
        ["$class": .uid(4), "NS.data": .data(Data([1]))], ["$classname": "NSMutableData"],
        ["$class": .uid(6)], ["$classname": "NSNull"],
      ])
    let unarchiver = try KeyedUnarchiver(reading: archive)
    #expect(try unarchiver.decodeString(forKey: "text") == "a")
    #expect(try unarchiver.decodeData(forKey: "data") == Data([1]))
    #expect(
      !unarchiver.containsValue(forKey: "nothing") && !unarchiver.containsValue(forKey: "null"))
  }

  @Test func whatIsNoPropertyListIsSaidToBeNone() {
    let error = #expect(throws: KeyedArchiveError.self) { try ArchivedAccount.read(Data("x".utf8)) }
    #expect(error?.description == "is no property list, neither XML nor binary")
  }

  static let words: [(KeyedArchiveError, String)] = [
    (.isNoKeyedArchive, "is a property list, but no keyed archive"),
    (.versionIsUnknown(2), "has the archive version 2, only 100000 is known"),
    (.referenceIsOutside(5, count: 2), "refers to object 5, but there are only 2"),
    (.containsItself(object: 1), "object 1 contains itself"),
    (.isNestedDeeper(limit: 32), "is nested more than 32 levels deep"),
    (.hasMoreObjects(limit: 9), "holds more than 9 objects"),
    (.classIsNotAllowed("A"), "an object of the class “A” is not expected here"),
    (.objectIsMalformed(object: 1), "object 1 is not as its class would write it"),
    (.keyIsMissing("a"), "nothing is there for the key “a”"),
    (
      .valueIsOfAnotherKind(key: "a", found: "a set", expected: "a date"),
      "for the key “a” there is a set where a date was expected"
    ),
    (.valueIsNotAllowed(key: "a", reason: "is empty"), "the value for the key “a” is empty"),
  ]

  @Test(arguments: words)
  func everyErrorHasItsWords(_ error: KeyedArchiveError, _ words: String) {
    #expect(error.description == words)
  }
}
