import SaveFormat
import TicTacToe

/// The characters that a frame is drawn with, each one cell wide.
public struct Glyphs: Hashable, Sendable {
  let horizontal, vertical, crossing, free: Character
  /// The corners around the last move: top left, top right, bottom left, bottom right; without
  /// them it stands between brackets.
  let corners: [Character]?
  let isASCII: Bool
  let pictures: [Picture]

  /// The marks at one size: rows of as many characters each, spaces where the cell shows through.
  struct Picture: Hashable, Sendable {
    let x, o: [String]

    subscript(mark: Mark) -> [String] { mark == .x ? x : o }
    var columns: Int { x[0].count }
    var rows: Int { x.count }
  }

  /// The largest picture that fits into a cell of this size.
  func picture(columns: Int, rows: Int) -> Picture? {
    pictures.last { $0.columns <= columns && $0.rows <= rows }
  }

  /// `text` from anywhere, cut to `width` cells, in characters that these glyphs may use.
  func text(_ text: String, width: Int) -> String {
    let cut = visible(text, width: max(width, 0))
    guard isASCII else { return cut }
    return String(cut.flatMap(ascii))
  }

  private func ascii(_ character: Character) -> [Character] {
    if character.isASCII { return [character] }
    return switch character {
    case "×": ["x"]
    case "è": ["e"]
    case "…": ["~"]
    case Bar.won: ["#"]
    case Bar.drawn: ["="]
    case Bar.lost: ["."]
    default: Array(repeating: "?", count: displayWidth(of: String(character)))
    }
  }

  /// For terminals that show UTF-8.
  public static let unicode = Glyphs(
    horizontal: "─", vertical: "│", crossing: "┼", free: "·", corners: ["┌", "┐", "└", "┘"],
    isASCII: false,
    pictures: [
      Picture(x: ["X"], o: ["O"]),
      Picture(
        x: [
          "▀▄ ▄▀",
          "  █  ",
          "▄▀ ▀▄",
        ],
        o: [
          "▄▀▀▀▄",
          "█   █",
          "▀▄▄▄▀",
        ]),
      Picture(
        x: [
          "██     ██",
          " ▀█▄ ▄█▀ ",
          "   ███   ",
          " ▄█▀ ▀█▄ ",
          "██     ██",
        ],
        o: [
          " ▄▄███▄▄ ",
          "▄█▀   ▀█▄",
          "██     ██",
          "▀█▄   ▄█▀",
          " ▀▀███▀▀ ",
        ]),
      Picture(
        x: [
          "██▄           ▄██",
          "▀███▄       ▄███▀",
          "  ▀███▄   ▄███▀  ",
          "    ▀███▄███▀    ",
          "      █████      ",
          "    ▄███▀███▄    ",
          "  ▄███▀   ▀███▄  ",
          "▄███▀       ▀███▄",
          "██▀           ▀██",
        ],
        o: [
          "    ▄▄█████▄▄    ",
          "  ▄███▀▀▀▀▀███▄  ",
          " ███▀       ▀███ ",
          "███           ███",
          "███           ███",
          "███           ███",
          " ███▄       ▄███ ",
          "  ▀███▄▄▄▄▄███▀  ",
          "    ▀▀█████▀▀    ",
        ]),
    ])

  /// For every other terminal: seven bits a character.
  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", crossing: "+", free: ".", corners: nil, isASCII: true,
    pictures: [
      Picture(x: ["X"], o: ["O"]),
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
