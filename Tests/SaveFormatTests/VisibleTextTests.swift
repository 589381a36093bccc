import SaveFormat
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("Ada", "Ada"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"),
    ("a\nb\r\n\tc", "a\\u{A}b\\u{D}\\u{A}\\u{9}c"),
    ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"),
    ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"), ("\u{2028}\u{E000}", "\\u{2028}\\u{E000}"),
    ("é e\u{301} 界 👩‍👩‍👧", "é e\u{301} 界 👩‍👩‍👧"), ("", ""),
  ])
  func whatATerminalWouldObeyIsShownInstead(_ text: String, _ shown: String) {
    #expect(visible(text) == shown)
  }

  @Test(arguments: [
    ("Ada Lovelace", 5, false, "Ada …"), ("Ada", 3, false, "Ada"), ("Ada", 0, false, ""),
    ("界界界", 4, false, "界…"), ("Ada Lovelace", 6, true, "Ada..."), ("Zoë", nil, true, "Zo\\u{EB}"),
    ("Ada", 2, true, ".."), ("\u{202E}\u{202E}", 10, false, "\\u{202E}…"),
  ])
  func aTextIsCutToItsRoom(_ text: String, _ width: Int?, _ ascii: Bool, _ shown: String) {
    #expect(visible(text, width: width, ascii: ascii) == shown)
  }

  @Test func aHeapOfCombiningMarksIsCutDown() {
    let heap = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(visible(heap).unicodeScalars.count <= 8)
  }

  @Test(arguments: [
    ("", 0), ("Ada", 3), ("é", 1), ("e\u{301}", 1), ("界", 2), ("한", 2), ("Ｘ", 2), ("😀", 2),
    ("👩‍👩‍👧", 2),
    ("✖", 1), ("✖\u{FE0F}", 2), ("\u{301}", 0), ("·○×", 3), ("مرحبا", 5),
  ])
  func aTextTakesAsManyCellsAsATerminalGivesIt(_ text: String, _ width: Int) {
    #expect(displayWidth(of: text) == width)
  }

  @Test func noTextGoesBeyondItsRoomOrKeepsAControl() {
    var generator = SeededGenerator(7)
    let nasty: [ClosedRange<UInt32>] = [
      0...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x1100...0x11FF, 0x2000...0x206F, 0x3000...0x30FF,
      0xD7B0...0xD7FF, 0xE000...0xF900, 0xFE00...0xFEFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF,
      0xE0000...0xE01EF,
    ]
    for _ in 0..<4_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...14, using: &generator) {
        let range = nasty.randomElement(using: &generator) ?? 0...0x7F
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.append(scalar)
        }
      }
      let width = Int.random(in: 0...20, using: &generator)
      let ascii = generator.chance(30)
      let shown = visible(String(text), width: width, ascii: ascii)
      #expect(displayWidth(of: shown) <= width)
      #expect(!ascii || shown.unicodeScalars.allSatisfy(\.isASCII))
      let obeyed = shown.unicodeScalars.filter {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
          || $0.properties.generalCategory == .privateUse
      }
      #expect(obeyed.isEmpty)
    }
  }

  @Test func aNameFromAFileReachesADiagnosticOnlyVisibly() {
    let text = "{ \"\u{202E}\u{9B}31m\": 1, \"first\": \"\\u001b[2J\", \"grid\": [\"\\u0007\"] }"
    let reading = Reading(text)
    #expect(reading.diagnostics.count == 3)
    let told = reading.text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
    }
    #expect(told.isEmpty)
  }
}
