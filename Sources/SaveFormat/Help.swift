import TicTacToe

/// What to write instead of what a fault found.
struct Help {
  /// `nil` where there is nothing to mend.
  let text: String?

  /// How a member looks in a save that loads.
  static func example(of member: String) -> String? {
    switch member {
    case "grid": #""grid" : ["X..", ".O.", "..."]"#
    case "inARow": #""inARow" : 3"#
    case "misere": #""misere" : false"#
    case "first": #""first" : "X""#
    case "toMove": #""toMove" : "X""#
    case "state": #""state" : "active""#
    case "moves": #""moves" : "b2 a1""#
    case "undone": #""undone" : "b2 a1""#
    case "players": #""players" : { "O" : "perfect", "X" : "person" }"#
    case "names": #""names" : { "O" : "", "X" : "Ada" }"#
    case "version": #""version" : 1"#
    default: nil
    }
  }

  init(_ fault: GameFault) { text = Help.text(for: fault) }

  private static func text(for fault: GameFault) -> String? {
    switch fault.reason {
    case .gridIsMissing: return "add: \(Help.example(of: "grid") ?? "")"
    case .typeIsWrong: return Help.forType(at: fault.path)
    case .memberIsUnknown(let nearest):
      return nearest.map { "write: \"\($0)\"" } ?? "delete it; it has no effect"
    case .versionIsNewer: return "open it with the newer tictactoe that wrote it"
    case .numberIsOutOfRange, .numberIsNotWhole, .lineIsTooLong:
      return Help.forMember(of: fault.path)
    case .wordIsUnknown(_, let allowed, let nearest): return Help.forWord(allowed, nearest: nearest)
    case .cellIsUnknown(let found): return Help.forCell(found)
    case .gridIsEmpty, .gridHasTooManyRows: return "write from 1 to 8 rows, the top row first"
    case .rowIsEmpty: return "write a cell for each column, with . for an empty one"
    case .rowIsTooLong: return "write at most 8 cells"
    case .rowHasOtherLength(let cells, let needed): return Help.forLength(cells, needed)
    case .rowsAreSpaced: return "write the cells without spaces between them, or . for an empty one"
    case .moveIsNoSquare, .moveIsIllegal:
      return "delete the move, or leave the whole member out"
    case .gridIsUnreachable, .moveDoesNotFit, .moveFollowsTheEnd: return nil
    case .turnContradicts(_, let grid) where !fault.isWarning:
      return "write: \"toMove\" : \"\(grid?.rawValue ?? "none")\", or leave \"toMove\" out"
    case .stateContradicts(_, let grid) where !fault.isWarning:
      return "write: \"state\" : \"\(grid)\", or leave \"state\" out"
    case .turnContradicts, .stateContradicts: return nil
    }
  }

  private static func forType(at path: DictionaryPath) -> String? {
    switch path.steps.last {
    case .element: "write: \"X.O\""
    case .cell: "write: \"X\", \"O\" or \".\""
    default: forMember(of: path)
    }
  }

  private static func forMember(of path: DictionaryPath) -> String? {
    guard case .member(let name) = path.steps.first else { return nil }
    return example(of: name).map { "write for example: \($0)" }
  }

  private static func forWord(_ allowed: [String], nearest: String?) -> String {
    nearest.map { "write: \"\($0)\"" }
      ?? "write one of: " + allowed.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Letters and signs that people take for a mark or for an empty cell, with what they mean.
  private static func forCell(_ found: String) -> String {
    let sign = String(String.UnicodeScalarView(found.unicodeScalars.filter { $0 != "\u{FE0F}" }))
    return switch sign {
    case "0": "write O, the letter, instead of the digit zero"
    case "о", "О": "write O; this is a Cyrillic letter that only looks like it"
    case "ο", "Ο": "write O; this is a Greek letter that only looks like it"
    case "х", "Х": "write X; this is a Cyrillic letter that only looks like it"
    case "χ", "Χ": "write X; this is a Greek letter that only looks like it"
    case "Ｏ", "ｏ", "○", "◯", "⭕", "Ø", "°": "write O, the plain letter"
    case "Ｘ", "ｘ", "×", "✕", "✖", "❌": "write X, the plain letter"
    case "?", "•", "∙", "。", "．": "write . for an empty cell"
    default: "write X, O or . in its place"
    }
  }

  private static func forLength(_ cells: Int, _ needed: Int) -> String {
    let difference = abs(cells - needed)
    let what = difference == 1 ? "1 cell" : "\(difference) cells"
    return cells < needed
      ? "add \(what) to this row, with . for an empty one" : "take \(what) out of this row"
  }
}
