import Foundation
import SaveFormat
import TicTacToe

/// The folders that these tests read.
enum Folders {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let saves = tests.appending(path: "../../saves").standardizedFileURL

  static let diagnostics = tests.appending(path: "Diagnostics")
  static let examples = saves.appending(path: "examples")
  static let slips = saves.appending(path: "slips")
  static let marker = saves.appending(path: ".container")

  /// The names of the `.data` files of `folder`, without the ending, in order.
  static func names(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".data") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func bytes(_ name: String, in folder: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: "\(name).data")))
  }

  /// The examples' bytes.
  static func exampleBytes() throws -> [[UInt8]] {
    try names(in: examples).map { try bytes($0, in: examples) }
  }
}

/// What reading a text comes to.
struct Reading {
  var game: Game?
  var diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], file: String = "a.data") {
    do {
      let save = try SaveText.read(bytes, file: file)
      (game, diagnostics) = (save.game, save.warnings)
    } catch {
      diagnostics = error.diagnostics
    }
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// As `check` prints them.
  var text: String { diagnostics.map { "\($0)\n" }.joined(separator: "\n") }
  var codes: [Diagnostic.Code] { diagnostics.map(\.code) }
  var first: Diagnostic? { diagnostics.first }

  /// `LINE:COLUMN` of the first diagnostic.
  var position: String? { first?.place.map { "\($0.line):\($0.column)" } }
}

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

extension Game {
  /// A game with a few moves, some taken back, under any rules.
  static func random(using generator: inout SeededGenerator) throws -> Game {
    let sizes = 1...8
    let rules = Rules(
      columns: .random(in: sizes, using: &generator), rows: .random(in: sizes, using: &generator),
      inARow: .random(in: sizes, using: &generator), isMisere: generator.chance(30),
      first: generator.chance(30) ? .o : .x)
    var game = Game(rules: rules ?? .classic)
    for mark in Mark.allCases {
      game.seats[mark].player = Player.allCases.randomElement(using: &generator) ?? .person
      game.seats[mark].name = nastyNames.randomElement(using: &generator) ?? ""
    }
    for _ in 0..<Int.random(in: 0...20, using: &generator) where game.isActive {
      guard let square = Array(game.freeSquares).randomElement(using: &generator) else { break }
      try game.play(square)
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) { game.undo() }
    return game
  }
}

/// Names that a writer may get wrong: every control character, quotes, joined and bidi ones.
let nastyNames: [String] =
  (UInt8(0)...0x1F).map { "a\(Unicode.Scalar($0))b" } + [
    "", "Ada", "\u{7F}", "\u{80}\u{9F}", "\"", "\\", "\\\"", "/", "a/b", "'", "\u{2028}\u{2029}",
    "😀", "👩‍👩‍👧‍👦", "e\u{301}", "é", "\u{202E}abc\u{202C}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}",
    "مرحبا", "日本語", "\r\n", "a\tb", "\u{E000}", "\u{301}", "</script>", "Zoë “Z” O’Neil",
  ]
