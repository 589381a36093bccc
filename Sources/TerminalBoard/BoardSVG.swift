import SaveFormat
import TicTacToe

/// The board as a whole SVG 1.1 document, without a newline at the end: marks as shapes,
/// coordinates, the last move in a frame and the squares of a line filled.
public func boardSVG(_ game: Game, in language: Language = .english) -> String {
  let drawing = SVGDrawing(game: game, language: language)
  return drawing.lines.joined(separator: "\n")
}

/// In units of which a square has 100.
private struct SVGDrawing {
  let game: Game
  let language: Language
  private let margin = 40

  private var width: Int { game.rules.columns * 100 + 2 * margin }
  private var height: Int { game.rules.rows * 100 + 2 * margin }

  var lines: [String] {
    let title = language(game.titles[0])
    let description = boardText(game, in: language).joined(separator: "\n")
    return [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="\#(width)" "#
        + #"height="\#(height)" viewBox="0 0 \#(width) \#(height)">"#,
      "<title>\(escaped(title))</title>",
      "<desc>\(escaped(description))</desc>",
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
      + fills + grid + coordinates + marks + lastMove + ["</svg>"]
  }

  private func corner(_ square: Square) -> (x: Int, y: Int) {
    (margin + square.column * 100, margin + (game.rules.rows - 1 - square.row) * 100)
  }

  private var fills: [String] {
    game.lineSquares.map { square in
      let (x, y) = corner(square)
      return #"<rect x="\#(x)" y="\#(y)" width="100" height="100" fill="gold"/>"#
    }
  }

  private var grid: [String] {
    let (columns, rows) = (game.rules.columns, game.rules.rows)
    let upright = (1..<columns).map { "M\(margin + $0 * 100) \(margin)v\(rows * 100)" }
    let level = (1..<rows).map { "M\(margin) \(margin + $0 * 100)h\(columns * 100)" }
    let path = (upright + level).joined()
    guard !path.isEmpty else { return [] }
    return [#"<path d="\#(path)" stroke="dimgray" stroke-width="3" fill="none"/>"#]
  }

  private var coordinates: [String] {
    func text(_ text: String, x: Int, y: Int) -> String {
      #"<text x="\#(x)" y="\#(y)" font-family="sans-serif" font-size="20" "#
        + #"text-anchor="middle" fill="dimgray">\#(text)</text>"#
    }
    let letters = game.rules.squares.filter { $0.row == 0 }.map {
      text(String($0.description.prefix(1)), x: corner($0).x + 50, y: height - 14)
    }
    let numbers = game.rules.squares.filter { $0.column == 0 }.map {
      text(String($0.description.suffix(1)), x: 20, y: corner($0).y + 57)
    }
    return letters + numbers
  }

  private var marks: [String] {
    game.rules.squares.compactMap { square in
      let (x, y) = corner(square)
      return switch game.grid[square] {
      case .x:
        #"<path d="M\#(x + 24) \#(y + 24)l52 52m0 -52l-52 52" stroke="royalblue" "#
          + #"stroke-width="12" stroke-linecap="round" fill="none"/>"#
      case .o:
        #"<circle cx="\#(x + 50)" cy="\#(y + 50)" r="28" stroke="firebrick" "#
          + #"stroke-width="12" fill="none"/>"#
      case nil: nil
      }
    }
  }

  private var lastMove: [String] {
    game.moves.suffix(1).map { square in
      let (x, y) = corner(square)
      return #"<rect x="\#(x + 6)" y="\#(y + 6)" width="88" height="88" rx="8" "#
        + #"stroke="black" stroke-width="3" stroke-dasharray="12 8" fill="none"/>"#
    }
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // These no XML document may hold.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
