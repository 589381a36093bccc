import SaveFormat
import Testing
import TicTacToe

/// Known failures of other programs' saves, each with what a person should get here instead.
@Suite struct CasesTests {
  /// A save that the program itself wrote at move four.
  private var good: [UInt8] {
    get throws {
      var game = Game(seats: Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect)))
      for name in ["a3", "b2", "c1", "c3"] { try game.play(try #require(Square(name))) }
      return SaveText.bytes(of: game)
    }
  }

  private var goodText: String { get throws { String(decoding: try good, as: UTF8.self) } }

  private func changed(_ old: String, _ new: String) throws -> Reading {
    let text = try goodText
    #expect(text.contains(old))
    return Reading(text.replacing(old, with: new))
  }

  @Test func aCommaLeftAtTheEndDoesNoHarm() throws {
    #expect(try changed("\"version\" : 1", "\"version\" : 1,").text == "")
    #expect(try changed("\"..X\"\n", "\"..X\",\n").game == Reading(try good).game)
  }

  @Test func aCommaThatLacksIsMissedBehindTheValueBeforeIt() throws {
    let reading = try changed("\"inARow\" : 3,", "\"inARow\" : 3")
    #expect(reading.position == "8:15" && reading.codes == [.syntax])
    #expect(reading.first?.sentence.contains("expected a comma") == true)
  }

  @Test(arguments: ["\n", "\r\n"])
  func aByteOrderMarkAndForeignLineEndsAreReadAndNotWritten(_ lineEnd: String) throws {
    let text = "\u{FEFF}" + (try goodText).replacing("\n", with: lineEnd)
    let game = try #require(Reading(text).game)
    #expect(Reading(text).text == "")
    #expect(SaveText.bytes(of: game) == (try good))
  }

  @Test func commentsAreReadAndOneLeftOpenIsToldWhereItBegan() throws {
    let text = try goodText
    let commented = "// mine\n" + text.dropLast(2) + "/* end\n*/ }\n"
    #expect(Reading(commented).game == Reading(text).game)
    let open = Reading(text.dropLast(2) + "/* end }\n")
    #expect(open.codes == [.syntax] && open.position == "23:1")
    #expect(open.first?.place?.length == 2)
  }

  @Test func singleQuotesAndBareNamesAreRead() throws {
    let text = try goodText
    let game = Reading(text).game
    #expect(Reading(text.replacing("\"", with: "'")).game == game)
    var bare = text
    for name in ["first", "grid", "inARow", "misere", "moves", "names", "players", "state"] {
      bare = bare.replacing("\"\(name)\"", with: name)
    }
    #expect(Reading(bare.replacing("\"X\" :", with: "X :")).game == game)
  }

  @Test(arguments: [
    ("9223372036854775808", Diagnostic.Code?.some(.value), Diagnostic.Code?.some(.version)),
    ("1e400", .value, .version), ("-1", .value, .value), ("1e3", .value, .version),
    ("2.0", nil, .version), ("1.0", nil, nil), ("2.5", .value, .value), ("02", .syntax, .syntax),
    ("-0", .value, .value), ("NaN", .syntax, .syntax), ("1e0", nil, nil), ("true", .type, .type),
    ("\"3\"", .type, .type),
  ])
  func anOddNumberIsReadByValueOrRefusedByKind(
    _ number: String, _ inARow: Diagnostic.Code?, _ version: Diagnostic.Code?
  ) {
    func codes(_ member: String) -> [Diagnostic.Code] {
      Reading("{ \"grid\": [\"X..\", \"...\", \"...\"], \"\(member)\": \(number) }").codes
    }
    #expect(codes("inARow") == [inARow].compactMap(\.self))
    #expect(codes("version") == [version].compactMap(\.self))
  }

  @Test func theSameMemberTwiceIsRefusedAndBothAreShown() throws {
    let grids =
      "{ \"grid\": [\"...\", \"...\", \"...\"],\n  \"grid\": [\"XXX\", \"OO.\", \"...\"] }"
    let reading = Reading(grids)
    #expect(reading.game == nil && reading.codes == [.duplicate])
    #expect(reading.position == "2:3")
    #expect(reading.first?.note.map { "\($0.place.line):\($0.place.column)" } == "1:3")
  }

  @Test func deepNestingIsRefusedAtOnce() throws {
    let nested = String(repeating: "[", count: 60_000)
    #expect(try changed("\"inARow\" : 3", "\"x\" : \(nested)").codes == [.syntax])
    for (depth, codes) in [(31, [Diagnostic.Code.member]), (32, [.syntax])] {
      // The save itself is one level.
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(try changed("\"inARow\" : 3", "\"x\" : \(value)").codes == codes)
    }
  }

  @Test func aNameBrokenOverTwoLinesIsRefusedAtTheBreak() throws {
    let reading = try changed("\"inARow\"", "\"inA\nRow\"")
    #expect(reading.codes == [.syntax] && reading.position == "8:7")
  }

  @Test func halfACharacterAndBrokenBytesAreRefused() throws {
    #expect(try changed("\"Ada\"", "\"\\ud800\"").codes == [.syntax])
    let bytes = try good
    let start = try #require(bytes.firstRange(of: Array("Ada".utf8))?.lowerBound)
    let reading = Reading(bytes[..<start] + [0xC3, 0x28] + bytes[(start + 3)...])
    #expect(reading.codes == [.encoding] && reading.position == "13:12")
  }

  @Test(arguments: [
    ("[]", Diagnostic.Code.shape, "no rows"), ("[\"X..\", \"...\"]", nil, ""),
    ("[\"X.O.\", \"....\", \"....\", \"....\"]", nil, ""),
    ("[" + String(repeating: "\".\",", count: 9) + "]", .shape, "9 rows"),
    ("[" + String(repeating: "\".\",", count: 10_000) + "]", .shape, "10000 rows"),
    (
      "[\"X..\", \"..\", \"...\"]", .shape,
      "row 2 of the grid has 2 cells, but the board is 3 columns"
    ),
    (
      "[\"X..\", \"....\", \"...\"]", .shape,
      "row 2 of the grid has 4 cells, but the board is 3 columns"
    ),
    ("[\"X..\", \".Z.\", \"...\"]", .value, "cell 2 of row 2 is \"Z\"; a cell is X, O or ."),
    ("[\"X..\", \".0.\", \"...\"]", .value, "cell 2 of row 2 is \"0\"; a cell is X, O or ."),
    ("[[\"X\", \"XX\", \"\"]]", .value, "cell 2 of row 1 is \"XX\"; a cell is X, O or ."),
  ])
  func aGridOfAnotherShapeIsReadOrTheRowAndCellAreNamed(
    _ grid: String, _ code: Diagnostic.Code?, _ words: String
  ) {
    let reading = Reading("{ \"grid\": \(grid) }")
    #expect(reading.first?.code == code)
    #expect((reading.game == nil) == (code != nil))
    #expect(reading.first.map { $0.sentence.contains(words) } ?? true)
  }

  @Test func aTurnThatIsANumberIsRefused() throws {
    #expect(try changed("\"toMove\" : \"X\"", "\"toMove\" : 3").codes == [.type])
    #expect(try changed("\"toMove\" : \"X\"", "\"toMove\" : \"Z\"").codes == [.value])
  }

  @Test(arguments: [
    ("\"OOO\", \"OO.\", \"XX.\"", "2 X and 5 O"), ("\"XXX\", \"OO.\", \"O..\"", "O moved after X"),
    ("\"XXX\", \"OOO\", \"...\"", "both players have a line"),
  ])
  func aPositionThatNoGameReachesIsRefusedWithTheReason(_ rows: String, _ reason: String) {
    let reading = Reading("{ \"grid\": [\(rows)] }")
    #expect(reading.codes == [.unreachable])
    #expect(reading.first?.sentence.contains(reason) == true)
  }

  @Test func twoLinesThatOneMoveMadeLoad() {
    #expect(Reading("{ \"grid\": [\"XXX\", \"XOO\", \"XOO\"] }").game?.outcome == .won(by: .x))
  }

  @Test func aTurnOrStateAgainstTheGridIsRefusedWithBothPlaces() throws {
    for (old, new) in [("\"toMove\" : \"X\"", "\"toMove\" : \"O\""), ("\"active\"", "\"X won\"")] {
      let reading = try changed(old, new)
      #expect(reading.game == nil && reading.codes == [.conflict])
      #expect(reading.first?.note?.place.line == 3)
    }
  }

  @Test func oneMarkAddedToTheGridLoadsAndTheMovesAreForgotten() throws {
    let reading = try changed("\"X.O\"", "\"XXO\"")
    let game = try #require(reading.game)
    #expect(game.moves.isEmpty && game.toMove == .o)
    #expect(Set(reading.codes) == [.conflict])
    #expect(reading.first?.sentence.contains("moves are forgotten") == true)
  }

  @Test(arguments: [
    ("{}", Diagnostic.Code.missing), ("{ \"toMove\": \"X\" }", .missing), ("[]", .type),
    ("null", .type), ("3", .type), ("\"X..\"", .type), ("", .syntax), (" \n", .syntax),
  ])
  func whatLacksAGridIsToldSo(_ text: String, _ code: Diagnostic.Code) {
    #expect(Reading(text).codes == [code])
  }

  @Test func aNewerVersionIsRefusedAndAMissingOneIsTheFirst() throws {
    #expect(try changed("\"version\" : 1", "\"version\" : 999").codes == [.version])
    #expect(try changed("\"version\" : 1", "\"version\" : \"two\"").codes == [.type])
    #expect(try changed(",\n  \"version\" : 1", "").game == Reading(try good).game)
  }

  @Test func whatAPowerLossLeavesIsRefused() throws {
    let bytes = try good
    #expect(Reading([UInt8](repeating: 0, count: bytes.count)).codes == [.encoding])
    let padded = Reading(bytes + [UInt8](repeating: 0, count: 64))
    #expect(padded.codes == [.encoding])
    #expect(padded.first?.sentence.contains("64 NUL bytes") == true)
    for count in [0, 1, bytes.count / 2, bytes.count - 2] {
      #expect(Reading(Array(bytes.prefix(count))).codes == [.syntax])
    }
  }

  @Test func twoSavesAndAMergeConflictAreToldInThoseWords() throws {
    let text = try goodText
    let twice = Reading(text + text)
    #expect(twice.position == "24:1")
    #expect(twice.first?.sentence.contains("second save") == true)
    let merged = try changed("    \".O.\",\n", "<<<<<<< HEAD\n    \".O.\",\n=======\n")
    #expect(merged.position == "5:1")
    #expect(merged.first?.sentence.contains("merge conflict") == true)
  }

  @Test func aFileOverTheLimitIsRefusedUnread() throws {
    let bytes = try good
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: SaveText.limit - bytes.count)
    #expect(Reading(bytes + spaces).game != nil)
    #expect(Reading(bytes + spaces + [UInt8(ascii: " ")]).codes == [.size])
    #expect(SaveText.tooLarge(file: "a").code == .size)
  }

  @Test func theSameGameGivesTheSameBytes() throws {
    #expect(Set([try good, try good, try good]).count == 1)
  }
}
