import Foundation
import TerminalBoard
import Testing
import TicTacToe

#if canImport(FoundationXML)
  import FoundationXML
#endif

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

  @Test func theDrawingIsXMLWhateverTheNames() {
    for name in ["<&>\"'", "]]>\u{1B}\u{0}", "\u{FFFF}\u{202E}", "日本"] {
      let drawing = boardSVG(game("b2 a1", x: Seat(name: name)))
      let parser = XMLParser(data: Data(drawing.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test func everyMarkIsDrawnOnce() {
    let drawing = boardSVG(midgame)
    #expect(drawing.components(separatedBy: "<circle").count - 1 == 2)
    #expect(drawing.components(separatedBy: "royalblue").count - 1 == 2)
  }
}
