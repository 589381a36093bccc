import Foundation
import SaveFormat
import Testing

/// The JSON Schema that editors read says the same as the loader, by Debian's python3-jsonschema.
@Suite struct SchemaTests {
  private static let schema = Folders.examples.appending(path: "../SavedGames.schema.json")
  private static let program = Folders.diagnostics.appending(path: "../Schema/validate.py")

  @Test func whatTheWriterWritesIsValid() throws {
    var generator = SeededGenerator(2020)
    let texts = try (0..<300).map { _ in
      SaveText.bytes(of: try .random(using: &generator))
    }
    for (text, isValid) in zip(texts, try validity(of: texts)) where !isValid {
      Issue.record("not valid: \(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func whatTheSchemaRefusesTheLoaderRefusesOrWarnsOf() throws {
    let samples = try Folders.names(in: Folders.diagnostics).map {
      try Folders.bytes($0, in: Folders.diagnostics)
    }
    let strict = (samples + SchemaTests.odd.map { Array($0.utf8) }).filter { text in
      (try? JSONSerialization.jsonObject(with: Data(text))) is [String: Any]
    }
    let refused = zip(strict, try validity(of: strict)).filter { !$0.1 }.map(\.0)
    #expect(strict.count > 60 && refused.count > 30)
    for text in refused where Reading(text).diagnostics.isEmpty {
      Issue.record("loads without a word: \(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func whatPeopleTypeIsValid() throws {
    for (text, isValid) in zip(SchemaTests.typed, try validity(of: SchemaTests.typed)) {
      #expect(isValid, "\(String(decoding: text, as: UTF8.self))")
      #expect(Reading(text).game != nil)
    }
  }

  /// Every lenient form that DESIGN's table of members allows in strict JSON.
  private static let typed = [
    #"{"grid": ["xo.", "_-·", " .."]}"#,
    #"{"grid": [["X", "O", null], ["", " ", "."], ["_", "-", "·"]]}"#,
    #"{"grid": ["XO.", "...", "..."], "moves": "A3, b3", "undone": ["c1"]}"#,
    #"{"grid": ["XO.", "...", "..."], "moves": ["a3", "B3"], "undone": "", "first": "x"}"#,
    #"{"grid": ["..."], "toMove": "x", "state": "ACTIVE", "version": 1.0, "inARow": 3.0}"#,
    #"{"grid": ["XXX"], "first": "X", "inARow": 8, "players": {"X": "Easy"}}"#,
  ].filter { Reading($0).game != nil }.map { Array($0.utf8) }

  private static let odd = [
    "{}", #"{"grid": []}"#, #"{"grid": [[]]}"#, #"{"grid": [""]}"#, #"{"grid": "..."}"#,
    #"{"grid": ["........."]}"#, #"{"grid": ["Z"]}"#, #"{"grid": [["XX"]]}"#, #"{"grid": [[1]]}"#,
    #"{"grid": ["..."], "inARow": 0}"#, #"{"grid": ["..."], "inARow": 9}"#,
    #"{"grid": ["..."], "inARow": 2.5}"#, #"{"grid": ["..."], "inARow": "3"}"#,
    #"{"grid": ["..."], "misere": 1}"#, #"{"grid": ["..."], "first": "Y"}"#,
    #"{"grid": ["..."], "first": null}"#, #"{"grid": ["..."], "toMove": "Y"}"#,
    #"{"grid": ["..."], "toMove": 1}"#, #"{"grid": ["..."], "state": "over"}"#,
    #"{"grid": ["..."], "moves": "z9"}"#, #"{"grid": ["..."], "moves": "a1b1"}"#,
    #"{"grid": ["..."], "moves": [1]}"#, #"{"grid": ["..."], "moves": null}"#,
    #"{"grid": ["..."], "undone": "i1"}"#, #"{"grid": ["..."], "players": []}"#,
    #"{"grid": ["..."], "players": {"Z": "person"}}"#,
    #"{"grid": ["..."], "players": {"X": "god"}}"#, #"{"grid": ["..."], "names": {"X": 1}}"#,
    #"{"grid": ["..."], "names": {"x": "a"}}"#, #"{"grid": ["..."], "names": "Ada"}"#,
    #"{"grid": ["..."], "version": 2}"#, #"{"grid": ["..."], "version": 0}"#,
    #"{"grid": ["..."], "version": "1"}"#, #"{"grid": ["..."], "seal": 1}"#,
    #"{"grid": ["..."], "nobody": 1}"#, #"{"grid": ["..."], "moves": "ａ1"}"#,
  ]

  /// Whether the schema takes each of `texts`, or need not since the text is no strict JSON.
  private func validity(of texts: [[UInt8]]) throws -> [Bool] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [SchemaTests.program.path, SchemaTests.schema.path]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let list = texts.map { String(decoding: $0, as: UTF8.self) }
    input.fileHandleForWriting.write(try JSONEncoder().encode(list))
    try input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    try #require(process.terminationStatus == 0 && lines.count == texts.count)
    return lines.map { $0 != "False" }
  }
}
