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

  init(_ fault: GameFault) {
    text =
      switch fault.reason {
      case .gridIsMissing: "add: \(Help.example(of: "grid") ?? "")"
      case .typeIsWrong: Help.forType(at: fault.path)
      case .memberIsUnknown(let nearest):
        nearest.map { "write: \"\($0)\"" } ?? "delete it; it has no effect"
      case .versionIsNewer: "open it with the newer tictactoe that wrote it"
      case .numberIsOutOfRange, .numberIsNotWhole, .lineIsTooLong:
        Help.forMember(of: fault.path)
      case .wordIsUnknown(_, let allowed, let nearest): Help.forWord(allowed, nearest: nearest)
      case .cellIsUnknown(let found): Help.forCell(found)
      case .gridIsEmpty, .gridHasTooManyRows: "write from 1 to 8 rows, the top row first"
      case .rowIsEmpty: "write a cell for each column, with . for an empty one"
      case .rowIsTooLong: "write at most 8 cells"
      case .rowHasOtherLength(let cells, let needed): Help.forLength(cells, needed)
      case .gridIsUnreachable(let why): Help.forGrid(why)
      case .moveIsNoSquare, .moveIsIllegal:
        "delete the move, or leave the whole member out"
      case .moveDoesNotFit, .moveFollowsTheEnd: nil
      case .turnContradicts(_, let grid) where !fault.isWarning:
        "write: \"toMove\" : \"\(grid?.rawValue ?? "none")\", or leave \"toMove\" out"
      case .stateContradicts(_, let grid) where !fault.isWarning:
        "write: \"state\" : \"\(grid)\", or leave \"state\" out"
      case .turnContradicts, .stateContradicts: nil
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
      ?? "write one of: " + allowed.map { "\"\($0)\"" }.joined(separator: "  ")
  }

  /// Letters and signs that people take for a mark or for an empty cell, with what they mean.
  private static func forCell(_ found: String) -> String {
    switch found {
    case "0", "Q", "о", "О", "ο", "Ο", "○", "◯", "⭕", "Ø", "°": "write O (the Latin letter)"
    case "х", "Х", "χ", "Χ", "×", "✕", "✖", "❌", "+", "*", "#": "write X (the Latin letter)"
    case "?", "/", ",", ":", "•", "n", "e", "E": "write . for an empty cell"
    default: "write X, O or . in its place"
    }
  }

  private static func forLength(_ cells: Int, _ needed: Int) -> String {
    let difference = abs(cells - needed)
    let what = difference == 1 ? "1 cell" : "\(difference) cells"
    return cells < needed
      ? "add \(what) to this row, with . for an empty one" : "take \(what) out of this row"
  }

  private static func forGrid(_ why: UnreachableGrid) -> String {
    switch why {
    case .offTheBoard: "move the marks onto the board"
    case .counts(let x, let o, let first): forCounts(first: first, first == .x ? (x, o) : (o, x))
    case .linesOfBoth: "empty a square of one of the two lines, and keep the counts right"
    case .movedAfterTheEnd(let owner, _):
      "empty one square of \(owner.opponent), or break the line of \(owner)"
    case .linesApart: "break one of the lines"
    }
  }

  private static func forCounts(first: Mark, _ counts: (first: Int, other: Int)) -> String {
    let other = first.opponent
    let (tooMany, mark, opponent) =
      counts.first > counts.other
      ? (counts.first - counts.other - 1, first, other)
      : (counts.other - counts.first, other, first)
    return "empty \(tooMany) of the squares of \(mark), or put \(tooMany) more \(opponent)"
  }
}
