import SaveFormat
import Testing
import TicTacToe

/// A text made piece by piece, with the place of each value noted while it is made.
private struct TextMaker {
  var text = ""
  var ranges: [(path: DictionaryPath, range: Range<Int>)] = []
  var generator: SeededGenerator

  mutating func pick(_ pieces: [String]) -> String {
    pieces.randomElement(using: &generator) ?? ""
  }

  mutating func gap() {
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      text += pick([" ", "\t", "\r\n", "\n", "/* é界 */", "// 😀\r\n", "/**/"])
    }
  }

  /// Adds pieces of a string in quotes, each the source of one character.
  mutating func quoted(_ pieces: [String], path: DictionaryPath) -> [Range<Int>] {
    let quote = pick(["\"", "'"])
    let start = text.utf8.count
    text += quote
    let parts = pieces.map { piece in
      let start = text.utf8.count
      text += piece
      return start..<text.utf8.count
    }
    text += quote
    ranges.append((path, start..<text.utf8.count))
    return parts
  }

  mutating func row(_ index: Int) {
    let cells = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      pick([
        "X", "O", ".", "\\u0058", "·", "\\u002e", "Z", "界", "e\u{301}", "👩‍👩‍👧", "\\ud83d\\ude00",
        "e\\u0301",
      ])
    }
    let path = DictionaryPath(.member("grid"), .element(index))
    for (cell, range) in quoted(cells, path: path).enumerated() {
      ranges.append((DictionaryPath(.member("grid"), .element(index), .cell(cell)), range))
    }
  }

  mutating func moves() {
    var pieces: [(text: String, move: Int?)] = []
    for move in 0..<Int.random(in: 1...5, using: &generator) {
      for _ in 0..<Int.random(in: move == 0 ? 0...1 : 1...2, using: &generator) {
        pieces.append((pick([" ", ",", "\\t", "\\u0020", "\\n"]), nil))
      }
      pieces.append((pick(["a1", "b2", "\\u0061" + "1", "zz", "界", "é"]), move))
    }
    let parts = quoted(pieces.map(\.text), path: DictionaryPath(.member("moves")))
    for (piece, range) in zip(pieces, parts) {
      if let move = piece.move {
        ranges.append((DictionaryPath(.member("moves"), .move(move)), range))
      }
    }
  }

  mutating func save() {
    text = pick(["", "\u{FEFF}"])
    gap()
    text += "{"
    gap()
    text += pick(["grid", "\"grid\"", "'gr\\u0069d'"]) + ":"
    gap()
    let start = text.utf8.count
    text += "["
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      if index > 0 { text += "," }
      gap()
      row(index)
      gap()
    }
    text += "]"
    ranges.append((DictionaryPath(.member("grid")), start..<text.utf8.count))
    text += ","
    gap()
    text += "moves:"
    gap()
    moves()
    gap()
    text += "}"
    gap()
  }
}

@Suite struct PlaceTests {
  @Test func everyValueIsFoundAtExactlyItsBytes() throws {
    for seed in 0..<200 {
      var maker = TextMaker(generator: SeededGenerator(UInt64(seed)))
      maker.save()
      let text = try JSONText(Array(maker.text.utf8))
      for (path, range) in maker.ranges {
        #expect(
          text.range(of: path) == range, "\(path) of seed \(seed) in \(maker.text.debugDescription)"
        )
      }
    }
  }

  @Test func everyDiagnosticOfAMadeTextStandsWhereAPersonWouldCountIt() throws {
    for seed in 400..<500 {
      var maker = TextMaker(generator: SeededGenerator(UInt64(seed)))
      maker.save()
      let bytes = Array(maker.text.utf8)
      for diagnostic in Reading(bytes).diagnostics {
        expectInside(diagnostic, bytes)
      }
    }
  }

  @Test(arguments: [
    ("{ \"first\": \"Z\", \"grid\": [\".\"] }", "1:12"),
    ("\u{FEFF}{ \"first\": \"Z\", \"grid\": [\".\"] }", "1:12"),
    ("{\r\n\t\"first\": \"Z\",\r\n \"grid\": [\".\"] }", "2:11"),
    ("{ /* 界👩‍👩‍👧e\u{301} */ \"first\": \"Z\", \"grid\": [\".\"] }", "1:22"),
    ("\n\n\n{ \"first\": \"Z\", \"grid\": [\".\"] }", "4:12"),
  ])
  func columnsCountCharactersAsAPersonDoes(_ text: String, _ position: String) {
    #expect(Reading(text).position == position)
  }

  @Test func caretsStandUnderTheWholeCulpritHoweverLongTheLine() throws {
    for length in [0, 10, 60, 99, 100, 101, 150, 1_000, 5_000] {
      for filler in ["a", "界", "é", "\u{202E}", "👩‍👩‍👧"] {
        let name = String(repeating: filler, count: min(length, 4_000 / filler.utf8.count))
        let text =
          "{ \"names\": { \"X\": \"\(name)\" }, \"first\": \"ZZZ\", \"grid\": [\".\"], \"names2\": \"\(name)\" }"
        let place = try #require(
          Reading(text).diagnostics.first { $0.sentence.hasPrefix("\"first\"") }?.place)
        let before = place.carets.prefix { $0 == " " }.count
        var cells = 0
        let rest = place.excerpt.drop { character in
          guard cells < before else { return false }
          cells += displayWidth(of: String(character))
          return true
        }
        #expect(rest.hasPrefix("\"ZZZ\"") && place.carets.drop { $0 == " " } == "^^^^^")
        #expect(displayWidth(of: place.excerpt) <= 100)
      }
    }
  }
}

/// Expects the places of `diagnostic` to lie inside a file of `bytes`.
func expectInside(_ diagnostic: Diagnostic, _ bytes: [UInt8]) {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for place in [diagnostic.place, diagnostic.note?.place].compactMap(\.self) {
    guard (1...lines.count).contains(place.line) else {
      Issue.record("line \(place.line) of \(lines.count): \(diagnostic)")
      continue
    }
    // Behind the last character is inside as well: something may be missing there.
    let length = String(decoding: lines[place.line - 1], as: UTF8.self).count
    if !(1...length + 1).contains(place.column) || place.column + place.length > length + 2 {
      Issue.record("\(place.column) of \(length): \(diagnostic)")
    }
  }
}
