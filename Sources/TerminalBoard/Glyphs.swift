import SaveFormat
import TicTacToe

/// The characters that a frame is drawn with, each one cell wide.
public struct Glyphs: Hashable, Sendable {
  let horizontal, vertical, crossing, free: Character
  /// The corners around the last move: top left, top right, bottom left, bottom right; without
  /// them it stands between brackets.
  let corners: [Character]?
  let isASCII: Bool

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
    isASCII: false)

  /// For every other terminal: seven bits a character.
  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", crossing: "+", free: ".", corners: nil, isASCII: true)
}
