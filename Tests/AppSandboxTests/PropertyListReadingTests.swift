import AppSandbox
import Foundation
import Testing

struct PropertyListReadingTests {
  typealias Place = PropertyListError.Place

  private func error(_ data: Data) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try PropertyList.read(data)
      return nil
    } catch {
      return error
    }
  }

  static let written: [(String, PropertyList)] = [
    ("<string>&lt;&#65;&#x1F600;&amp;amp;</string>", "<A😀&amp;"), ("<string/>", ""),
    ("<integer> +5\n</integer>", 5), ("<integer>-9223372036854775808</integer>", .integer(.min)),
    ("<real>1</real>", 1.0), ("<real> -1.5e3 </real>", -1500.0),
    ("<real>+infinity</real>", .real(.infinity)), ("<true></true>", true), ("<false />", false),
    ("<data>\nAQ\tI D\n</data>", .data(Data([1, 2, 3]))), ("<data/>", .data(Data())),
    ("<array><!-- <true/> --><true/></array>", [true]), ("<array/>", []), ("<dict/>", [:]),
    ("<string>a\r\nb\rc</string>", "a\nb\nc"),
    ("<dict><key>CF$UID</key><integer>3</integer></dict>", .uid(3)),
    ("<dict><key>CF$UID</key><integer>-3</integer></dict>", ["CF$UID": -3]),
    ("<date>2024-02-29T23:59:59Z</date>", .date(Date(timeIntervalSince1970: 1_709_251_199))),
  ]

  @Test(arguments: written)
  func whatPeopleWriteIsRead(_ body: String, _ list: PropertyList) throws {
    #expect(try PropertyList.read(PropertyListSamples.xml(body)) == list)
  }

  @Test func aByteOrderMarkIsNoMatter() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(PropertyListSamples.smallXML.utf8)
    #expect(try PropertyList.read(data) == PropertyListSamples.small)
  }

  static let faults: [(String, PropertyListFault)] = [
    ("<integer>1O</integer>", .textIsNoValue("1O", .integer)),
    ("<integer></integer>", .textIsNoValue("", .integer)),
    ("<integer>010</integer>", .textIsNoValue("010", .integer)),
    ("<integer>9223372036854775808</integer>", .integerIsTooLarge),
    ("<real>1,5</real>", .textIsNoValue("1,5", .real)),
    ("<date>2023-02-29T00:00:00Z</date>", .textIsNoValue("2023-02-29T00:00:00Z", .date)),
    ("<date>2023-02-01</date>", .textIsNoValue("2023-02-01", .date)),
    ("<date>0000-01-01T00:00:00Z</date>", .textIsNoValue("0000-01-01T00:00:00Z", .date)),
    ("<data>AQI</data>", .textIsNoValue("AQI", .data)),
    ("<true>no</true>", .isUnexpected("“no”", expected: "no text")),
    ("<string>a & b</string>", .referenceIsUnknown("& b")),
    ("<string>&nbsp;</string>", .referenceIsUnknown("&nbsp;")),
    ("<string>&#0;</string>", .referenceIsUnknown("&#0;")),
    ("<string>&#xD800;</string>", .referenceIsUnknown("&#xD800;")),
    ("<string>\u{1}</string>", .characterIsNotAllowed(1)),
    ("<string>a", .isUnexpected("</plist>", expected: "</string>")),
    ("<array><true/></dict>", .isUnexpected("</dict>", expected: "a value")),
    ("<array>", .isUnexpected("</plist>", expected: "a value")),
    ("<dict><true/></dict>", .isUnexpected("<true/>", expected: "<key>")),
    ("<dict><key>a</key></dict>", .valueIsMissing(key: "a")),
    (
      "<dict><key>a</key><true/><key>a</key><true/></dict>", .keyIsThereTwice("a")
    ),
    ("<true/><false/>", .isUnexpected("<false/>", expected: "</plist>")),
    ("<array>word</array>", .isUnexpected("“word</array></plist>”", expected: "a tag")),
    ("<set/>", .isUnexpected("<set/>", expected: "a value")),
    ("", .isUnexpected("</plist>", expected: "a value")),
  ]

  @Test(arguments: faults)
  func whatIsWrongIsSaidWithItsLine(_ body: String, _ fault: PropertyListFault) {
    let found = error(PropertyListSamples.xml("\n\n" + body))
    #expect(found?.fault == fault)
    #expect(found?.place == .line(3))
  }

  static let wholes: [(String, PropertyListFault)] = [
    ("", .isNoPropertyList), ("word", .isNoPropertyList), ("{ a = b; }", .isNoPropertyList),
    ("<plist>", .endIsMissing(expected: "a tag")), ("<plist", .endIsMissing(expected: "“>”")),
    ("<plist><true/>", .endIsMissing(expected: "a tag")),
    ("<true/>", .isUnexpected("<true/>", expected: "<plist>")),
    ("<plist><true/></plist>!", .isUnexpected("“!”", expected: "the end")),
    ("<!-- <plist><true/></plist>", .endIsMissing(expected: "-->")),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><plist><true/></plist>",
      .isUnexpected("“<!DOCTYPE a [<!ENTIT…”", expected: "a tag")
    ),
    ("<!DOCTYPE a []><plist><true/></plist>", .headIsMalformed),
    (
      "<?xml?><?a \"><plist><true/></plist>",
      .isUnexpected("“<?a \"><plist><true/>…”", expected: "a tag")
    ),
    ("bplist00", .trailerIsMalformed),
  ]

  @Test(arguments: wholes)
  func whatIsNoPropertyListIsRefused(_ text: String, _ fault: PropertyListFault) {
    #expect(error(Data(text.utf8))?.fault == fault)
  }

  @Test func bytesThatAreNotUTF8AreRefusedBeforeAnythingElse() {
    #expect(error(Data([0x3C, 0xC3, 0x28]))?.fault == .isNotUTF8)
    #expect(error(Data([0xFF, 0xFE, 0x3C, 0x00]))?.fault == .isNotUTF8)
  }

  static let binaries: [([[UInt8]], PropertyListFault, Place)] = [
    ([[0xA1, 0x00]], .containsItself, .object(0)),
    ([[0xA1, 0x01], [0xA1, 0x00]], .containsItself, .object(1)),
    ([[0xD1, 0x00, 0x00]], .containsItself, .object(0)),
    ([[0xC1, 0x01], [0x08]], .kindIsUnknown(0xC1), .object(0)),
    ([[0xC0]], .kindIsUnknown(0xC0), .object(0)),
    ([[0xA1, 0x01], [0x00]], .kindIsUnknown(0), .object(1)),
    ([[0xA1, 0x05]], .objectIsOutside(5, count: 1), .object(0)),
    (
      [[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .contentIsOutside, .object(0)
    ),
    (
      [[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .contentIsOutside, .object(0)
    ),
    ([[0x5E, 0x41]], .contentIsOutside, .object(0)),
    ([[0x51, 0x80]], .textIsNotUnicode, .object(0)),
    ([[0x61, 0xD8, 0x00]], .textIsNotUnicode, .object(0)),
    ([[0xD1, 0x01, 0x01], [0x08]], .keyIsNoString, .object(0)),
    ([[0xD2, 0x01, 0x01, 0x02, 0x02], [0x51, 0x61], [0x08]], .keyIsThereTwice("a"), .object(0)),
    ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], .dateIsOutside, .object(0)),
    ([[0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0, 0]], .integerIsTooLarge, .object(0)),
    ([[0x84, 1, 0, 0, 0, 0]], .uidIsOutside(1 << 32), .object(0)),
  ]

  @Test(arguments: binaries)
  func whatIsWrongInABinaryListIsSaid(
    _ objects: [[UInt8]], _ fault: PropertyListFault, _ place: Place
  ) {
    let found = error(PropertyListSamples.binary(objects))
    #expect(found?.fault == fault)
    #expect(found?.place == place)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [0x10, 0x5E] as [UInt8])
  func sharedObjectsThatExpandWithoutBoundAreRefused(_ marker: UInt8) {
    // Each of 30 arrays holds the next one eight times.
    var objects = (1...30).map { [0xA8] + [UInt8](repeating: UInt8($0), count: 8) }
    objects.append([marker] + [UInt8](repeating: 0x41, count: 14))
    #expect(error(PropertyListSamples.binary(objects))?.fault == .hasMoreObjects(limit: 10_000))
  }

  @Test(.timeLimit(.minutes(1)))
  func sharedTextThatExpandsWithoutBoundIsRefused() throws {
    let text: [UInt8] = [0x5F, 0x11, 0x27, 0x10] + [UInt8](repeating: 0x41, count: 10_000)
    let objects = [
      [0xAE] + [UInt8](repeating: 1, count: 14), [0xAE] + [UInt8](repeating: 2, count: 14), text,
    ]
    let found = error(PropertyListSamples.binary(objects))
    #expect(found?.fault == .isLarger(size: 1_050_000, limit: 1_048_576))
  }

  @Test(.timeLimit(.minutes(1)))
  func nestingWithoutBoundIsRefused() {
    let deep = String(repeating: "<array>", count: 140_000)
    #expect(error(PropertyListSamples.xml(deep))?.fault == .isNestedDeeper(limit: 32))
    let arrays = (1...33).map { [0xA1, UInt8($0)] } + [[0x08]]
    let found = error(PropertyListSamples.binary(arrays))
    #expect(found?.fault == .isNestedDeeper(limit: 32))
  }

  @Test(.timeLimit(.minutes(1)))
  func whatIsTooLargeIsRefused() {
    let many = String(repeating: "<true/>", count: 140_000)
    #expect(
      error(PropertyListSamples.xml("<array>\(many)</array>"))?.fault
        == .hasMoreObjects(limit: 10_000))
    let data = Data(repeating: 0x20, count: 1_048_577)
    #expect(error(data)?.fault == .isLarger(size: 1_048_577, limit: 1_048_576))
  }

  @Test(.timeLimit(.minutes(1))) func aTextOfReferencesOnlyIsReadWhole() throws {
    // In one piece these take libplist many seconds.
    let text = String(repeating: "<&>é", count: 20_000)
    let list: PropertyList = ["text": .string(text), .init(repeating: "<", count: 200): true]
    #expect(try PropertyList.read(list.xml()) == list)
  }

  @Test func aDictionaryOfThousandsIsReadWhole() throws {
    let keys = (0..<3_000).map { ("key number \($0)", PropertyList.string("\($0)")) }
    let list = PropertyList.dictionary(Dictionary(uniqueKeysWithValues: keys))
    #expect(try PropertyList.read(list.xml()) == list)
  }
}
