import TicTacToe

/// What X and O look like: a picture for each size of a square, and a colour.
public struct Theme: Hashable, Sendable {
  /// One of the eight colours that every terminal has, or the terminal's own.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case standard = "default"
  }

  /// What each mark is drawn with.
  public struct Colors: Hashable, Sendable {
    /// That of the mark.
    public let x, o: Color
  }

  /// The marks at one size: rows of as many characters each, spaces where the cell shows through.
  struct Picture: Hashable, Sendable {
    let x, o: [String]

    subscript(mark: Mark) -> [String] { mark == .x ? x : o }
    var columns: Int { x[0].count }
    var rows: Int { x.count }
  }

  /// What it is called where it is chosen.
  public let name: String
  /// Where the terminal shows colours.
  public let colors: Colors
  /// The smallest first; the first is a single letter.
  let pictures: [Picture]
  /// Whether every terminal can show it.
  public let isASCII: Bool

  init(name: String, colors: Colors, pictures: [Picture]) {
    (self.name, self.colors) = (name, colors)
    self.pictures = [Theme.letters] + pictures
    isASCII = pictures.allSatisfy { ($0.x + $0.o).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } }
  }

  /// The largest picture that fits into a cell of this size.
  func picture(columns: Int, rows: Int) -> Picture? {
    pictures.last { $0.columns <= columns && $0.rows <= rows }
  }

  private static let letters = Picture(x: ["X"], o: ["O"])

  /// Large letters made of small ones: the one theme that needs no resources.
  public static let plain = Theme(
    name: "plain", colors: Colors(x: .blue, o: .red),
    pictures: [
      Picture(
        x: [
          "X   X",
          "  X  ",
          "X   X",
        ],
        o: [
          " OOO ",
          "O   O",
          " OOO ",
        ]),
      Picture(
        x: [
          "XX     XX",
          "  XX XX  ",
          "   XXX   ",
          "  XX XX  ",
          "XX     XX",
        ],
        o: [
          "  OOOOO  ",
          "OO     OO",
          "OO     OO",
          "OO     OO",
          "  OOOOO  ",
        ]),
      Picture(
        x: [
          "XXX           XXX",
          " XXXX       XXXX ",
          "   XXXX   XXXX   ",
          "     XXX XXX     ",
          "       XXX       ",
          "     XXX XXX     ",
          "   XXXX   XXXX   ",
          " XXXX       XXXX ",
          "XXX           XXX",
        ],
        o: [
          "     OOOOOOO     ",
          "  OOOOO   OOOOO  ",
          " OOO         OOO ",
          "OOO           OOO",
          "OOO           OOO",
          "OOO           OOO",
          " OOO         OOO ",
          "  OOOOO   OOOOO  ",
          "     OOOOOOO     ",
        ]),
    ])
}
