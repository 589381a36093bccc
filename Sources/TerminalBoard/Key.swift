/// How large the window is, in terminal cells; sizes below one are taken as one.
public struct Size: Hashable, Sendable {
  public let columns, rows: Int

  /// Sizes below one are taken as one.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 1), max(rows, 1))
  }
}

/// What a player pressed.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, backspace
  case up, down, left, right
  case pageUp, pageDown, home, end
  /// The cell of the screen under the mouse, zero-based, from the top and from the left.
  case click(row: Int, column: Int)
}
