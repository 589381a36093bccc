import AppSandbox
import Foundation
import Testing

struct PropertyListTests {
  @Test func everyValueComesBackFromXML() throws {
    #expect(try PropertyList.read(PropertyListSamples.list.xml()) == PropertyListSamples.list)
  }

  @Test func everyValueComesBackFromBinary() throws {
    let list: PropertyList = [
      PropertyListSamples.list, "\u{0}\u{1}", .real(-0.0), .uid(0), .uid(Int(UInt32.max)),
      .date(Date(timeIntervalSinceReferenceDate: 0.123456789)), .date(.distantPast),
    ]
    #expect(try PropertyList.read(list.binary()) == list)
    #expect(try PropertyList.read(PropertyList.real(-0.0).binary()).realValue?.sign == .minus)
    #expect(try PropertyList.read(PropertyList.real(.nan).binary()).realValue?.isNaN == true)
  }

  @Test func theTextIsWhatAppleWrites() throws {
    let xml = try PropertyListSamples.small.xml()
    #expect(String(decoding: xml, as: UTF8.self) == PropertyListSamples.smallXML)
  }

  @Test func theSameListAlwaysGivesTheSameBytes() throws {
    let members = (0..<100).map { ("key \($0)", PropertyList.integer($0)) }
    let forwards = PropertyList.dictionary(Dictionary(uniqueKeysWithValues: members))
    let backwards = PropertyList.dictionary(Dictionary(uniqueKeysWithValues: members.reversed()))
    #expect(try forwards.xml() == backwards.xml())
    #expect(try forwards.binary() == backwards.binary())
  }

  @Test func ofADateXMLKeepsTheSecondItLiesIn() throws {
    for (seconds, kept) in [(1.9, 1.0), (-0.5, -1), (-62_000_000_000.25, -62_000_000_001)] {
      let date = PropertyList.date(Date(timeIntervalSinceReferenceDate: seconds))
      let back = try PropertyList.read(date.xml()).dateValue
      #expect(back?.timeIntervalSinceReferenceDate == kept)
    }
  }

  @Test func anEarlyYearHasFourDigits() throws {
    let date = PropertyList.date(Date(timeIntervalSinceReferenceDate: -63_113_904_000))
    let text = String(decoding: try date.xml(), as: UTF8.self)
    #expect(text.contains("<date>0001-01-01T00:00:00Z</date>"))
  }

  @Test func aReferenceIsADictionaryInXML() throws {
    let list: PropertyList = ["place": .uid(5)]
    let xml = try list.xml()
    #expect(String(decoding: xml, as: UTF8.self).contains("<key>CF$UID</key>"))
    #expect(try PropertyList.read(xml) == list)
  }

  static let unwritable: [(PropertyList, PropertyListFault)] = [
    (["a": "b\u{1}"], .characterIsNotAllowed(1)), (["\u{0}": "b"], .characterIsNotAllowed(0)),
    (["\u{FFFF}"], .characterIsNotAllowed(0xFFFF)),
    (.date(.distantPast), .dateIsOutside),
    (.date(Date(timeIntervalSinceReferenceDate: 252_423_993_600)), .dateIsOutside),
    (.uid(-1), .uidIsOutside(-1)), (.uid(1 << 32), .uidIsOutside(1 << 32)),
    (nested(33), .isNestedDeeper(limit: 32)),
  ]

  @Test(arguments: unwritable)
  func whatXMLCannotHoldIsRefused(_ list: PropertyList, _ fault: PropertyListFault) {
    let error = #expect(throws: PropertyListError.self) { try list.xml() }
    #expect(error?.fault == fault)
  }

  @Test(arguments: [.nan, .infinity, 1e300, -1e12])
  func aDateThatFoundationCouldNotDescribeIsRefused(_ seconds: Double) {
    let date = PropertyList.date(Date(timeIntervalSinceReferenceDate: seconds))
    for write in [date.xml, date.binary] {
      let error = #expect(throws: PropertyListError.self) { _ = try write() }
      #expect(error?.fault == .dateIsOutside)
    }
  }

  @Test func whatCouldNotBeReadAgainIsNotWritten() throws {
    let long = PropertyList.string(String(repeating: "<", count: 300_000))
    let tooLong = #expect(throws: PropertyListError.self) { try long.xml() }
    #expect(tooLong?.fault == .isLarger(size: 1_200_191, limit: 1_048_576))
    #expect(try PropertyList.read(long.binary()) == long)
    let wide = PropertyList.array(Array(repeating: 1, count: 10_000))
    let tooWide = #expect(throws: PropertyListError.self) { try wide.xml() }
    #expect(tooWide?.fault == .hasMoreObjects(limit: 10_000))
  }

  @Test func theLimitsThemselvesAreWithin() throws {
    let wide = PropertyList.array(Array(repeating: 1, count: 9_999))
    for list in [wide, nested(32)] {
      #expect(try PropertyList.read(list.xml()) == list)
      #expect(try PropertyList.read(list.binary()) == list)
    }
  }

  @Test func aValueIsOnlyWhatItIs() {
    let whole: PropertyList = 1.0
    let integer: PropertyList = 1
    let boolean: PropertyList = true
    #expect(whole.integerValue == nil && whole.booleanValue == nil && whole.realValue == 1)
    #expect(integer.realValue == 1 && integer.booleanValue == nil && integer.integerValue == 1)
    #expect(boolean.integerValue == nil && boolean.realValue == nil)
    #expect(PropertyList.integer(.max).realValue == nil)
    #expect((["a": "b"] as PropertyList)["a"] == "b")
  }
}

/// So many arrays, one in the other.
private func nested(_ levels: Int) -> PropertyList {
  (1..<levels).reduce([] as PropertyList) { inner, _ in [inner] }
}
