extension GameFault: CustomStringConvertible {
  /// The path and the sentence, as in `grid[1]: row 2 has 2 cells, but …`.
  public var description: String { steps.isEmpty ? sentence : "\(path): \(sentence)" }

  private var steps: [DictionaryPath.Step] { path.steps }

  /// What is wrong and what was expected, in one sentence without a full stop.
  public var sentence: String {
    switch reason {
    case .gridIsMissing:
      "there is no \"grid\", the one member that a save needs"
    case .typeIsWrong(let expected, let found):
      "\(place) should be \(expected), not \(found)"
    case .memberIsUnknown(let nearest):
      "no member is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .versionIsNewer(let version):
      "this save has version \(version), and this program reads version 1; it is left untouched"
    case .numberIsOutOfRange(let found, let allowed) where allowed.count == 1:
      "\(place) is \(found), but the only version so far is \(allowed.lowerBound)"
    case .numberIsOutOfRange(let found, let allowed):
      "\(place) is \(found), but should be from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .numberIsNotWhole(let found):
      "\(place) is \(found), but should be a whole number"
    case .wordIsUnknown(let found, let allowed, _):
      "\(place) is \"\(found)\", but should be one of: "
        + allowed.map { "\"\($0)\"" }.joined(separator: ", ")
    case .cellIsUnknown(let found):
      "\(place) is \"\(found)\"; a cell is X, O or . for an empty one"
    case .gridIsEmpty:
      "the grid has no rows"
    case .gridHasTooManyRows(let rows):
      "the grid has \(rows) rows; a board has at most 8"
    case .rowIsEmpty:
      "\(place) has no cells"
    case .rowIsTooLong(let cells):
      "\(place) has \(cells) cells; a board has at most 8 columns"
    case .rowHasOtherLength(let cells, let needed):
      "\(place) has \(counted(cells, "cell")), but the board is \(counted(needed, "column")) wide"
    case .rowsAreSpaced(let columns, let meant):
      "a space is an empty cell too, so the board is \(columns) columns wide, not \(meant)"
    case .gridIsUnreachable(let why):
      "no game leads to this grid: \(why)"
    case .lineIsTooLong(let inARow, let columns, let rows):
      "\(inARow) in a row do not fit on a board of \(columns)x\(rows), so nobody can win"
    case .moveIsNoSquare(let found):
      "\(place) is \"\(found)\", which is no square; squares are named like a1 or c3"
    case .moveIsIllegal(let why):
      "\(place) cannot be played: " + described(why)
    case .moveDoesNotFit(let square, let found, let expected):
      "the grid was edited, so the known moves are forgotten: \(place) is \(square), which "
        + (found.map { "holds \($0), not \(expected)" } ?? "holds no \(expected)")
    case .moveFollowsTheEnd(let square):
      "the grid was edited, so the known moves are forgotten: \(place), \(square), "
        + "comes after the end of the game"
    case .turnContradicts(let given, let grid):
      "\"toMove\" says \(given?.rawValue ?? "none"), but by the grid "
        + (grid.map { "it is the turn of \($0)" } ?? "the game is over") + settlement
    case .stateContradicts(let given, let grid):
      "\"state\" says \"\(given)\", but by the grid it is \"\(grid)\"" + settlement
    }
  }

  private var settlement: String { isWarning ? "; the grid counts" : "" }

  /// The culprit as a person says it.
  private var place: String {
    switch steps.last {
    case .cell(let cell):
      if case .element(let row) = steps.dropLast().last {
        return "cell \(cell + 1) of row \(row + 1)"
      }
      return "cell \(cell + 1)"
    case .element(let row): return "row \(row + 1) of the grid"
    case .move(let move): return "move \(move + 1) of \"\(name)\""
    case .member where steps.count == 1: return "\"\(name)\""
    case .member: return "\"\(path)\""
    case nil: return "the save"
    }
  }

  /// The name of the last member on the way.
  private var name: String {
    for case .member(let name) in steps.reversed() { return name }
    return ""
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func described(_ why: IllegalMove) -> String {
    switch why {
    case .gameIsOver: "the game is over by then"
    case .squareIsTaken(let square, let owner): "\(square) holds \(owner)"
    case .squareIsOffTheBoard(let square, let rules):
      "\(square) is off a board of \(rules.columns)x\(rules.rows)"
    }
  }
}
