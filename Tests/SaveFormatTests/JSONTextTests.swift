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
  @Test(.timeLimit(.minutes(1)), arguments: LongText.all)
  func aLongTextOfNonsenseIsAnsweredInTime(_ long: LongText) {
    let reading = Reading(long.text)
    #expect(!reading.diagnostics.isEmpty && reading.diagnostics.count < 100)
    #expect(reading.text.utf8.count < 100_000)
  }
}

/// A text with one part over and over.
struct LongText: CustomTestStringConvertible {
  let head, part: String
  let count: Int
  let tail: String

  init(_ head: String = "", _ part: String, _ count: Int, _ tail: String = "") {
    (self.head, self.part, self.count, self.tail) = (head, part, count, tail)
  }

  var text: String { head + String(repeating: part, count: count) + tail }
  var testDescription: String { "\(head), \(count) times \(part), \(tail)".debugDescription }

  static let all = [
    LongText("[", 60_000), LongText("{\"grid\":", "[", 60_000), LongText("{\"a\":", 12_000),
    LongText("\"", 60_001), LongText("{", "a:1,", 5_000, "}"),
    LongText("{grid:[\"", "Z", 60_000, "\"]}"),
    LongText("{grid:[\".\"],moves:\"", "z ", 10_000, "\"}"),
    LongText("{grid:[", "\"\",", 20_000, "]}"), LongText("{grid:[\"", "“", 20_000, "]}"),
    LongText("{\"", "界", 20_000, "\" 1}"), LongText("{\n", 32_000), LongText("/*", 30_000),
  ]
}

@Suite struct ManyMembersTests {
  @Test(.timeLimit(.minutes(1)))
  func manyUnknownMembersAreAnsweredInTime() {
    let reading = Reading("{" + (0..<1_500).map { "a\($0):1," }.joined() + "}")
    #expect(!reading.diagnostics.isEmpty && reading.diagnostics.count < 100)
  }
}
