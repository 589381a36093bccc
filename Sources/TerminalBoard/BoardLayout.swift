import TicTacToe

/// Where everything on the board's screen is: the largest board that fits into the window.
struct BoardLayout: Hashable, Sendable {
  /// How large a square is drawn.
  struct Scale: Hashable, Sendable {
    /// The inside of a square, in cells.
    let columns, rows: Int
    /// The cells between two squares: columns, and rows.
    let columnGap, rowGap: Int
    /// How many rows the window must have besides those of the board.
    let otherRows: Int

    /// The largest first.
    static let all = [
      Scale(columns: 23, rows: 11, columnGap: 1, rowGap: 1, otherRows: 5),
      Scale(columns: 11, rows: 5, columnGap: 1, rowGap: 1, otherRows: 5),
      Scale(columns: 7, rows: 3, columnGap: 1, rowGap: 1, otherRows: 5),
      Scale(columns: 3, rows: 1, columnGap: 1, rowGap: 1, otherRows: 3),
      tiny,
    ]

    /// Without lines, for the smallest windows.
    static let tiny = Scale(columns: 1, rows: 1, columnGap: 1, rowGap: 0, otherRows: 3)

    func width(_ rules: Rules) -> Int { rules.columns * (columns + columnGap) - columnGap }
    func height(_ rules: Rules) -> Int { rules.rows * (rows + rowGap) - rowGap }
  }

  let rules: Rules
  let scale: Scale
  /// The screen's cell of the top left square's top left.
  let top, left: Int
  let titleRow: Int?
  let statusRows: Range<Int>
  let keyRow: Int

  /// The cells left of the board, for the rows' numbers and for the bracket of a last move.
  private static let gutter = 2

  /// The smallest window for a board.
  static func minimum(for rules: Rules) -> Size {
    Size(
      columns: max(20, gutter + Scale.tiny.width(rules) + 1),
      rows: max(8, Scale.tiny.height(rules) + Scale.tiny.otherRows))
  }

  /// Returns `nil` when the window is smaller than ``minimum(for:)``.
  init?(rules: Rules, size: Size) {
    let minimum = BoardLayout.minimum(for: rules)
    guard size.columns >= minimum.columns, size.rows >= minimum.rows else { return nil }
    let scale = Scale.all.first { scale in
      scale.width(rules) + BoardLayout.gutter + 1 <= size.columns
        && scale.height(rules) + scale.otherRows <= size.rows
    }
    guard let scale else { return nil }
    (self.rules, self.scale) = (rules, scale)

    // Spare rows go, in this order, to the title, a second row for the status, and to air.
    var spare = size.rows - scale.height(rules) - 3
    func take() -> Int {
      guard spare > 0 else { return 0 }
      spare -= 1
      return 1
    }
    let title = take()
    let status = 1 + take()
    let airBelowTitle = take()
    let airAboveStatus = take()
    titleRow = title == 1 ? 0 : nil
    keyRow = size.rows - 1
    top = title + airBelowTitle + spare / 2
    left = max(BoardLayout.gutter, (size.columns - scale.width(rules)) / 2)
    let firstStatusRow = top + scale.height(rules) + 1 + airAboveStatus
    statusRows = firstStatusRow..<firstStatusRow + status
  }

  /// The screen's row with the columns' letters.
  var letterRow: Int { top + scale.height(rules) }

  /// The screen's cell of the top left of a square.
  func origin(of square: Square) -> (row: Int, column: Int) {
    let rowFromTop = rules.rows - 1 - square.row
    return (
      top + rowFromTop * (scale.rows + scale.rowGap),
      left + square.column * (scale.columns + scale.columnGap)
    )
  }

  /// The screen's cell in the middle of a square.
  func middle(of square: Square) -> (row: Int, column: Int) {
    let (row, column) = origin(of: square)
    return (row + scale.rows / 2, column + scale.columns / 2)
  }

  /// The square drawn at a cell of the screen; `nil` on lines and beside the board.
  func square(row: Int, column: Int) -> Square? {
    let (down, right) = (row - top, column - left)
    let (height, width) = (scale.rows + scale.rowGap, scale.columns + scale.columnGap)
    guard down >= 0, right >= 0, down % height < scale.rows, right % width < scale.columns
    else { return nil }
    let square = Square(column: right / width, row: rules.rows - 1 - down / height)
    return square.flatMap { rules.squares.contains($0) ? $0 : nil }
  }
}
