import AppSandbox
import Foundation
import Testing

struct PropertyListFileTests {
  @Test func aListIsWrittenAsXMLForItsOwnerOnly() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(PropertyListSamples.small, to: "a.plist")
    #expect(try text(at: folder.documents + "/a.plist") == PropertyListSamples.smallXML)
    #expect(try mode(folder.documents + "/a.plist") == 0o600)
    #expect(try documents.readPropertyList("a.plist") == PropertyListSamples.small)
  }

  @Test func whatCannotBeWrittenLeavesTheOldFile() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(PropertyListSamples.small, to: "a.plist")
    #expect(throws: PropertyListFileError.self) { try documents.write(["\u{1}"], to: "a.plist") }
    #expect(throws: PropertyListFileError.self) {
      try documents.write([], to: "a.plist", replacing: false)
    }
    #expect(try documents.readPropertyList("a.plist") == PropertyListSamples.small)
    #expect(try folder.documentNames() == ["a.plist"])
  }

  @Test func anErrorNamesFileAndLine() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    let path = folder.documents + "/a.plist"
    try put("<plist>\n<integer>x</integer>\n</plist>", at: path)
    let wrong = #expect(throws: PropertyListFileError.self) {
      try documents.readPropertyList("a.plist")
    }
    #expect(wrong?.description == "\(path): line 2: “x” is not an integer")
    let missing = #expect(throws: PropertyListFileError.self) {
      try documents.readPropertyList("b.plist")
    }
    #expect(missing?.description == "\(folder.documents)/b.plist: does not exist")
    try put(String(repeating: " ", count: 1_048_577), at: path)
    let large = #expect(throws: PropertyListFileError.self) {
      try documents.readPropertyList("a.plist")
    }
    #expect(large?.description == "\(path): has 1048577 bytes, at most 1048576 are read")
  }

  static let faults: [(PropertyListFault, String)] = [
    (.isLarger(size: 2, limit: 1), "has 2 bytes, at most 1 are possible"),
    (.hasMoreObjects(limit: 3), "holds more than 3 values"),
    (.isNestedDeeper(limit: 3), "is nested more than 3 levels deep"),
    (.isNoPropertyList, "is no property list, neither XML nor binary"),
    (.keyIsThereTwice("a"), "the key “a” is there twice"),
    (.integerIsTooLarge, "an integer does not fit into 64 bits with a sign"),
    (.rootIsNoDictionary(.array), "holds an array where a dictionary was expected"),
    (.isNotUTF8, "is not UTF-8"),
    (.characterIsNotAllowed(1), "the character U+0001 cannot be in an XML property list"),
    (.endIsMissing(expected: "a tag"), "the text ends where a tag was expected"),
    (.isUnexpected("<a>", expected: "a value"), "found <a> where a value was expected"),
    (.valueIsMissing(key: "a"), "the key “a” has no value"),
    (.textIsNoValue("x", .date), "“x” is not a date"),
    (.referenceIsUnknown("&x;"), "“&x;” stands for no character"),
    (.headIsMalformed, "the lines before the first value are malformed"),
    (.isRefusedByLibrary, "libplist cannot read it"),
    (.trailerIsMalformed, "the last 32 bytes do not describe the ones before"),
    (.objectIsOutside(5, count: 2), "refers to object 5, but there are only 2"),
    (.contentIsOutside, "reaches beyond the object table"),
    (.kindIsUnknown(0xC1), "has the unknown kind 0xC1"),
    (.containsItself, "contains itself"), (.keyIsNoString, "has a key that is no string"),
    (.textIsNotUnicode, "its text is not Unicode"),
    (.dateIsOutside, "a date outside the years 1 to 9999 cannot be in a property list"),
    (.uidIsOutside(-1), "-1 cannot be a reference: 0 to 4294967295 can"),
  ]

  @Test(arguments: faults)
  func everyFaultHasItsWords(_ fault: PropertyListFault, _ words: String) {
    #expect(fault.description == words)
  }
}
