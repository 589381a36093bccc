import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

struct FrameTests {
  static let sizes = [(80, 24), (40, 12), (200, 60), (20, 8), (12, 5)]

  @Test(arguments: examples)
  func everyScreenLooksAsItsGoldenFiles(_ example: Example) throws {
    var session = example.session
    session.theme = try shippedTheme("block")
    for (name, glyphs) in [("unicode", Glyphs.unicode), ("ascii", .ascii)] {
      let pictures = FrameTests.sizes.map { columns, rows in
        let size = Size(columns: columns, rows: rows)
        let frame = Frame(session, size: size, glyphs: glyphs)
        return "=== \(columns) columns, \(rows) rows\n\(picture(of: frame))"
      }
      try GoldenFile("\(example.name).\(name)").expect(pictures.joined(separator: "\n"))
    }
  }

  @Test(arguments: examples)
  func everySmallSizeAndSomeLargeOnesAreFilledExactly(_ example: Example) {
    let small = (1...14).flatMap { rows in (1...42).map { Size(columns: $0, rows: rows) } }
    expectFilled(example.session, sizes: small + [Size(columns: 500, rows: 200)])
  }

  @Test(arguments: ["midgame", "8x8", "failed-restore-with-earlier"])
  func everySizeUpToAHundredByFortyIsFilledExactly(name: String) throws {
    let example = try #require(examples.first { $0.name == name })
    for rows in 1...40 {
      expectFilled(example.session, sizes: (1...100).map { Size(columns: $0, rows: rows) })
    }
  }

  @Test func everyCharacterOfANameIsDrawnWholeAndAsWideAsItIs() {
    let seats = Seats(
      x: Seat(player: .person, name: "Zoe\u{301}"), o: Seat(player: .person, name: "井👩‍👧"))
    let session = GameSession(game: Game(rules: .classic, seats: seats))
    for columns in 20...100 {
      let frame = Frame(session, size: Size(columns: columns, rows: 24), glyphs: .unicode)
      let title = frame.rows[0].map(\.text).joined()
      #expect(displayWidth(of: title) == columns)
      if columns >= 80 { #expect(title.contains("Zoe\u{301} (X) against 井👩‍👧 (O)")) }
    }
  }

  private func expectFilled(_ session: GameSession, sizes: [Size]) {
    var faults: [Size] = []
    for size in sizes {
      let frame = Frame(session, size: size, glyphs: .unicode)
      let isFilled =
        frame.rows.count == size.rows
        && frame.rows.allSatisfy { row in
          row.reduce(0) { $0 + $1.width } == size.columns
            && row.allSatisfy { $0.width == displayWidth(of: $0.text) }
        }
      let cursor = frame.cursor
      let isInside = 0..<size.rows ~= cursor.row && 0..<size.columns ~= cursor.column
      if !isFilled || !isInside { faults.append(size) }
    }
    #expect(faults == [])
  }

  @Test(arguments: examples)
  func inASCIIEveryCharacterHasSevenBits(_ example: Example) {
    for (columns, rows) in FrameTests.sizes {
      let frame = Frame(
        example.session, size: Size(columns: columns, rows: rows), glyphs: .ascii)
      let others = frame.rows.joined().flatMap(\.text).filter { !$0.isASCII }
      #expect(others == [])
    }
  }

  @Test(arguments: examples)
  func noControlCharacterReachesTheScreen(_ example: Example) {
    for (columns, rows) in FrameTests.sizes {
      let frame = Frame(
        example.session, size: Size(columns: columns, rows: rows), glyphs: .unicode)
      let controls = frame.rows.joined().flatMap(\.text.unicodeScalars)
        .filter { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
      #expect(controls == [])
    }
  }

  @Test(arguments: [(80, 24), (40, 12), (200, 60), (20, 8)])
  func aCursorMoveChangesAFewCellsInTwoRows(columns: Int, rows: Int) {
    var session = GameSession(game: midgame)
    let size = Size(columns: columns, rows: rows)
    let before = Frame(session, size: size, glyphs: .unicode)
    #expect(session.perform(.moveCursor(.up)).isEmpty)
    let after = Frame(session, size: size, glyphs: .unicode)
    let changed = zip(cells(before), cells(after)).filter { $0 != $1 }
    #expect(!changed.isEmpty && changed.count <= 6)
    #expect(changed.allSatisfy { $0.0.hasPrefix($0.1.prefix(1)) })
  }

  /// Every cell with its character first, then its style.
  private func cells(_ frame: Frame) -> [String] {
    frame.rows.joined().flatMap { span in span.text.map { "\($0)\(span.style)" } }
  }
}
