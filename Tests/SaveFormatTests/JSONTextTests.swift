import SaveFormat
import Testing
import TicTacToe

@Suite struct JSONTextTests {
  private let save = "{ \"grid\": [\"XO.\", \".X.\", \"...\"] }"

  @Test(arguments: [
    "\u{FEFF}{ \"grid\": [\"XO.\", \".X.\", \"...\"] }",
    "\u{FEFF}{\r\n\"grid\": [\r\n\"XO.\", \".X.\", \"...\"\r\n]\r\n}\r\n",
    "// one\n{ /* two\n three */ grid: [\"XO.\", // four\n \".X.\", \"...\"] } // five",
    "{ 'grid': ['XO.', '.X.', '...'] }", "{ grid: [\"XO.\", \".X.\", \"...\",], }",
    "{ \"gr\\u0069d\": [\"\\u0058O.\", \".X.\", \"...\"] }",
    "\t{\t\"grid\"\t:\t[\"xo_\",\"-x·\",\"   \"]\t}\t",
    "{ grid: [[\"X\", \"O\", null], [\"\", \"X\", \" \"], [\".\", \"_\", \"-\"]] }",
    "{ $id: 1, _a1: {}, grid: [\"XO.\", \".X.\", \"...\"] }",
  ])
  func whatAPersonWouldUnderstandLoads(_ text: String) {
    let plain = Reading(save).game
    #expect(plain != nil && Reading(text).game == plain)
  }

  @Test(arguments: [
    ("0", JSONValue.Kind.integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("9223372036854775808", .real(0x1p63)),
    ("2.0", .real(2)), ("1e3", .real(1000)), ("1E+2", .real(100)), ("25e-1", .real(2.5)),
    ("1e400", .real(.infinity)), ("-1e400", .real(-.infinity)),
  ])
  func aNumberIsReadByValue(_ text: String, _ kind: JSONValue.Kind) throws {
    #expect(try JSONText(Array(text.utf8)).root.kind == kind)
  }

  @Test(arguments: [
    "02", "+3", ".5", "5.", "1e", "0x10", "1_000", "--1", "1.2.3", "NaN", "Infinity", "-Infinity",
  ])
  func whatIsNoNumberIsRefused(_ text: String) {
    #expect(throws: SyntaxFault.self) { try JSONText(Array(text.utf8)) }
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, "\"\\/\u{8}\u{C}\n\r\té😀"),
    (#"'it\'s "x"'"#, "it's \"x\""),
    ("\"\u{202E}é😀\"", "\u{202E}é😀"),
  ])
  func anEscapeIsReadAsWhatItStandsFor(_ text: String, _ string: String) throws {
    #expect(try JSONText(Array(text.utf8)).root.kind == .string(string))
  }

  @Test(arguments: [
    #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800\ud800""#, #""\udfff\udfff""#,
    #""\ud800x""#, #""\ud83d\""#, #""\u12"#, #""\u12G4""#, #""\x41""#, "\"\\",
  ])
  func aBrokenEscapeIsRefused(_ text: String) {
    #expect(throws: SyntaxFault.self) { try JSONText(Array(text.utf8)) }
  }

  @Test(arguments: [(31, true), (32, true), (33, false)])
  func nestingIsReadToTheDepthOf32(_ depth: Int, _ isRead: Bool) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(((try? JSONText(Array(text.utf8))) != nil) == isRead)
    #expect(JSONText.deepest == 32)
  }

  @Test func ofTwoMembersWithOneNameTheFirstIsKeptAndBothAreTold() throws {
    let text = try JSONText(Array(#"{ "a": 1, "b": 2, "a": 3, "\u0061": 4 }"#.utf8))
    #expect(text.dictionary?["a"] as? Int == 1)
    #expect(text.duplicates.map(\.member.nameRange) == [18..<21, 26..<34])
    #expect(text.duplicates.map(\.earlier.nameRange) == [2..<5, 2..<5])
  }

  @Test func aDoubledNameIsFoundAmongMany() throws {
    let members = (0..<100).map { "m\($0): 0" } + ["m99: 1", "m3: 1"]
    let text = try JSONText(Array("{\(members.joined(separator: ","))}".utf8))
    #expect(text.duplicates.map(\.member.name) == ["m99", "m3"])
  }

  /// What grows with the square of the input takes minutes here, what grows with it a blink.
  @Test(arguments: [
    String(repeating: "[", count: 60_000), "{\"grid\":" + String(repeating: "[", count: 60_000),
    String(repeating: "{\"a\":", count: 12_000), String(repeating: "\"", count: 60_001),
    "{" + (0..<1_500).map { "a\($0):1," }.joined() + "}",
    "{" + String(repeating: "a:1,", count: 5_000) + "}",
    "{grid:[\"" + String(repeating: "Z", count: 60_000) + "\"]}",
    "{grid:[\".\"],moves:\"" + String(repeating: "z ", count: 10_000) + "\"}",
    "{grid:[" + String(repeating: "\"\",", count: 20_000) + "]}",
    "{grid:[\"" + String(repeating: "“", count: 20_000) + "]}",
    "{\"" + String(repeating: "界", count: 20_000) + "\" 1}",
    String(repeating: "{\n", count: 32_000), String(repeating: "/*", count: 30_000),
  ])
  func aLongTextOfNonsenseIsAnsweredInTime(_ text: String) {
    let clock = ContinuousClock()
    let start = clock.now
    let reading = Reading(text)
    #expect(!reading.diagnostics.isEmpty && reading.diagnostics.count < 100)
    #expect(reading.text.utf8.count < 100_000)
    #expect(clock.now - start < .seconds(5))
  }
}
