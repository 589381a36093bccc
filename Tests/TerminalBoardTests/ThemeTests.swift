import Foundation
import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

private let themes = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Sources/Resources/themes")

/// A theme that comes with the program.
func shippedTheme(_ name: String) throws -> Theme {
  let text = try String(
    contentsOf: themes.appending(path: "\(name).theme"), encoding: .utf8)
  return try Theme(name: name, text: text)
}

struct ThemeTests {
  static let names = try? FileManager.default.contentsOfDirectory(atPath: themes.path)
    .map { $0.replacing(".theme", with: "") }.sorted()

  @Test func theThemesAreThere() {
    #expect(Self.names == ["block", "dots", "shade", "strokes"])
  }

  @Test(arguments: names ?? [])
  func everyThemeLooksAsItsGoldenFile(_ name: String) throws {
    let theme = try shippedTheme(name)
    var session = GameSession(game: midgame)
    _ = session.perform(.themed(theme, notes: []))
    let pictures = [(80, 40), (80, 24), (40, 16), (40, 12)].map { columns, rows in
      picture(of: Frame(session, size: Size(columns: columns, rows: rows), glyphs: .unicode))
    }
    try GoldenFile("theme-\(name)").expect(
      ("\(theme.colors)\n" + pictures.joined(separator: "\n")))
  }

  /// Emoji, and signs that terminals count differently, break the board.
  @Test(arguments: (names ?? []) + ["plain"])
  func everyRowIsAsWideAsItIsCounted(_ name: String) throws {
    let theme = name == "plain" ? Theme.plain : try shippedTheme(name)
    var session = GameSession(game: midgame)
    session.theme = theme
    for rows in 8...45 {
      let frame = Frame(session, size: Size(columns: 80, rows: rows), glyphs: .unicode)
      for row in frame.rows {
        let text = row.map(\.text).joined()
        #expect(displayWidth(of: text) == 80)
        #expect(text.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation })
        #expect(visible(text) == text)
      }
    }
  }

  @Test(arguments: names ?? [])
  func onAnASCIITerminalOnlyThemesInASCIIAreDrawn(_ name: String) throws {
    let theme = try shippedTheme(name)
    var session = GameSession(game: midgame)
    let size = Size(columns: 80, rows: 24)
    let plain = Frame(session, size: size, glyphs: .ascii)
    session.theme = theme
    let frame = Frame(session, size: size, glyphs: .ascii)
    #expect((frame.rows == plain.rows) == !theme.isASCII)
    #expect(frame.rows.joined().allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
    #expect(theme.isASCII == (name == "strokes"))
  }

  @Test func theKeyAsksForTheNextThemeAndTheAnswerIsShown() throws {
    var session = GameSession(game: midgame)
    #expect(
      command(for: .character("t"), in: session, size: Size(columns: 80, rows: 24)) == .nextTheme)
    #expect(session.perform(.nextTheme) == [.nextTheme(after: .plain)])
    let dots = try shippedTheme("dots")
    #expect(session.perform(.themed(dots, notes: [])) == [])
    #expect(session.theme == dots)
    #expect(session.status.hasPrefix("The theme is dots. "))
    #expect(session.notice?.isError == false)
    _ = session.perform(.themed(.plain, notes: ["It is not kept."]))
    #expect(session.status.hasPrefix("The theme is plain. It is not kept. "))
    #expect(session.notice?.isError == true)
    #expect(session.game == midgame)
  }

  @Test func aTextIsReadWithShortRowsCommentsAndEitherEndOfLine() throws {
    let text = "# Mine.\r\no = cyan\r\n\r\n[2x2]\r\n#x  oo\r\n x\r\n"
    let theme = try Theme(name: "mine", text: text)
    #expect(theme.name == "mine")
    #expect(theme.colors.x == .standard && theme.colors.o == .cyan)
    var session = GameSession(game: midgame)
    session.theme = theme
    let frame = Frame(session, size: Size(columns: 40, rows: 16), glyphs: .unicode)
    #expect(frame.colors == theme.colors)
    let rows = frame.rows.map { $0.map(\.text).joined() }
    #expect(rows.contains { $0.contains("#x") } && rows.contains { $0.contains("oo") })
  }

  static let faults: [(text: String, line: Int, ThemeFault.Reason)] = [
    ("", 1, .picturesAreMissing),
    ("x = red\n", 2, .picturesAreMissing),
    ("y = red", 1, .isNoSetting("y = red")),
    ("x red", 1, .isNoSetting("x red")),
    ("x = pink", 1, .colorIsUnknown("pink")),
    ("[2]", 1, .sizeIsMalformed("[2]")),
    ("\n[2x2", 2, .sizeIsMalformed("[2x2")),
    ("[axb]", 1, .sizeIsMalformed("[axb]")),
    ("[1x2]", 1, .sizeIsOutOfRange(columns: 1, rows: 2)),
    ("[22x9]", 1, .sizeIsOutOfRange(columns: 22, rows: 9)),
    ("[9x12]", 1, .sizeIsOutOfRange(columns: 9, rows: 12)),
    ("[2x-2]", 1, .sizeIsOutOfRange(columns: 2, rows: -2)),
    ("[2x2]\nxx  oo\nxx  oo\n[3x2]", 4, .sizesDoNotGrow),
    ("[2x2]\nxx  oo", 2, .rowIsMissing),
    ("[2x2]\nxx  ooo\nxx  oo", 2, .rowIsTooLong),
    ("[2x2]\nxx oo\nxx  oo", 2, .gapIsNotEmpty),
    ("[2x2]\nxx  oo\n❌  oo", 3, .characterIsNoCell("❌")),
    ("[2x2]\n井  oo\nxx  oo", 2, .characterIsNoCell("井")),
    ("[2x2]\n\u{1B}x  oo\nxx  oo", 2, .characterIsNoCell("\u{1B}")),
    ("[2x2]\né  oo\nxx  oo", 2, .characterIsNoCell("é")),
    ("[2x2]\n⬛  oo\nxx  oo", 2, .characterIsNoCell("⬛")),
    ("[2x2]\n\tx  oo\nxx  oo", 2, .characterIsNoCell("\t")),
  ]

  @Test(arguments: faults)
  func aSlipIsNamedWithItsLine(
    _ text: String, _ line: Int, _ reason: ThemeFault.Reason
  ) throws {
    let fault = #expect(throws: ThemeFault.self) { try Theme(name: "mine", text: text) }
    #expect(fault?.line == line)
    #expect(fault?.reason == reason)
    let words = try #require(fault?.description)
    #expect(words.hasPrefix("line \(line): ") && visible(words) == words)
  }
}
