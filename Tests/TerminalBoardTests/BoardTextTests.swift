import Foundation
import TerminalBoard
import Testing
import TicTacToe

struct BoardTextTests {
  @Test func theBoardIsTextWithCoordinatesAndHowItStands() {
    #expect(
      boardText(midgame) == [
        "3 O . X", "2 . X .", "1 O . .", "  a b c", "The last move was O at a3.", "X to move.",
      ])
    #expect(boardText(game(columns: 4, rows: 1)).first == "1 . . . .")
  }

  @Test(arguments: ["midgame", "won", "misere-with-names", "8x8", "4x1"])
  func theDrawingIsAsItsGoldenFile(name: String) throws {
    let example = try #require(examples.first { $0.name == name })
    try GoldenFile("svg-\(name)").expect(boardSVG(example.session.game))
  }

  @Test(arguments: ["<&>\"'", "]]><b/>", "\u{1B}\u{0}", "\u{FFFF}\u{202E}", "日本"])
  func aNameAddsNoMarkupToTheDrawing(name: String) {
    func markup(_ name: String) -> [Character] {
      boardSVG(game("b2 a1", x: Seat(name: name))).filter { "<>\"".contains($0) }
    }
    #expect(markup(name) == markup("Ada"))
    let drawing = boardSVG(game("b2 a1", x: Seat(name: name)))
    let others = drawing.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || 0xFFFE...0xFFFF ~= $0.value
    }
    #expect(others.isEmpty)
    let ampersands = drawing.components(separatedBy: "&").dropFirst()
    #expect(
      ampersands.allSatisfy { text in
        ["amp;", "lt;", "gt;", "quot;"].contains { text.hasPrefix($0) }
      })
  }

  @Test func everyMarkIsDrawnOnce() {
    let drawing = boardSVG(midgame)
    #expect(drawing.components(separatedBy: "<circle").count - 1 == 2)
    #expect(drawing.components(separatedBy: "royalblue").count - 1 == 2)
  }
}
