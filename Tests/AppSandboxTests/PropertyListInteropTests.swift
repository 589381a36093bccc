import AppSandbox
import Foundation
import Testing

/// With the readers and writers that others use.
struct PropertyListInteropTests {
  /// Without what the others cannot write as XML: Python turns a carriage return into a line feed,
  /// Foundation writes it bare, and each has its own word for infinity.
  private static var list: PropertyList {
    guard var members = PropertyListSamples.list.dictionaryValue else { return [:] }
    members["lines"] = "one\ntwo\tthree"
    members["reals"] = [1.0, -2.5, 0.1, 1e300, 1e22, .real(1 / 3)]
    return .dictionary(members)
  }

  @Test(arguments: ["FMT_XML", "FMT_BINARY"])
  func pythonReadsWhatWeWriteAndWeWhatPythonWrites(_ format: String) throws {
    let folder = try TemporaryFolder()
    let (ours, theirs) = (folder.path + "/ours.plist", folder.path + "/theirs.plist")
    try Self.list.xml().write(to: URL(filePath: ours))
    let lines = """
      plistlib, sys = map(__import__, ['plistlib', 'sys'])
      value = plistlib.load(open(sys.argv[1], 'rb'))
      plistlib.dump(value, open(sys.argv[2], 'wb'), fmt=plistlib.\(format))
      """
    let finished = try run("/usr/bin/python3", ["-c", lines, ours, theirs])
    #expect(finished.errors == "" && finished.status == 0)
    #expect(try PropertyList.read(Data(contentsOf: URL(filePath: theirs))) == Self.list)
  }

  @Test func pythonReadsOurBinaryFormAndOurEndsOfLines() throws {
    let folder = try TemporaryFolder()
    let ours = folder.path + "/ours.plist"
    let list: PropertyList = [Self.list, .uid(7), "\u{1}", 1.0]
    try list.binary().write(to: URL(filePath: ours))
    let lineEnds = folder.path + "/lineEnds.plist"
    try PropertyList.string("a\r\nb\rc").xml().write(to: URL(filePath: lineEnds))
    let lines = """
      plistlib, sys = map(__import__, ['plistlib', 'sys'])
      value = plistlib.load(open(sys.argv[1], 'rb'))
      print(value[1:], value[0]['reals'][0], len(value[0]['long']))
      value = plistlib.load(open(sys.argv[2], 'rb'))
      print(repr(value))
      """
    let finished = try run("/usr/bin/python3", ["-c", lines, ours, lineEnds])
    #expect(finished.output == "[UID(7), '\\x01', 1.0] 1.0 300\n'a\\r\\nb\\rc'\n")
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func foundationReadsWhatWeWriteAndWeWhatFoundationWrites(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    for data in [try Self.list.xml(), try Self.list.binary()] {
      let value = try PropertyListSerialization.propertyList(from: data, format: nil)
      let theirs = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      #expect(try PropertyList.read(theirs) == Self.list)
    }
  }

  @Test func foundationDecodesWhatWeWriteWithTheRightTypes() throws {
    struct Settings: Codable, Equatable {
      var name: String, count: Int, whole: Double, isOn: Bool, day: Date, bytes: Data
    }
    let settings = Settings(
      name: "Ada", count: 1, whole: 1, isOn: true, day: Date(timeIntervalSince1970: 0),
      bytes: Data([1]))
    let list: PropertyList = [
      "name": "Ada", "count": 1, "whole": 1.0, "isOn": true,
      "day": .date(settings.day), "bytes": .data(settings.bytes),
    ]
    #expect(try PropertyListDecoder().decode(Settings.self, from: list.xml()) == settings)
    let encoder = PropertyListEncoder()
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      encoder.outputFormat = format
      #expect(try PropertyList.read(encoder.encode(settings)) == list)
    }
  }

  @Test func aLocaleWithACommaForThePointChangesNothing() throws {
    let folder = try TemporaryFolder()
    try put(
      "LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \"\"\ngrouping -1\nEND LC_NUMERIC\n",
      at: folder.path + "/comma.source")
    let lines = """
      cd "$1" && localedef -c -i comma.source -f ANSI_X3.4-1968 ./comma 2>/dev/null
      LOCPATH="$1" LC_ALL=comma exec "$0" real 0.5
      """
    let finished = try run("/bin/sh", ["-c", lines, archiveProbe, folder.path])
    #expect(finished.output == "0,5 is 0.5\n<real>0.5</real> is 0.5\n")
  }
}
