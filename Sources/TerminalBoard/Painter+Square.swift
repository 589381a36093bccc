import TicTacToe

extension Painter {
  /// Draws one square: its mark, whether it was the last move, whether it is on the line.
  mutating func paint(_ square: Square, of game: Game, line: SquareSet, _ layout: BoardLayout) {
    let scale = layout.scale
    guard let mark = game.grid[square] else {
      if scale.rowGap == 0 {
        let (row, column) = layout.origin(of: square)
        canvas.draw(String(glyphs.free), row: row, column: column, style: .dim)
      }
      return
    }
    let isOnLine = line.contains(square)
    let style = style(of: mark, isOnLine: isOnLine, isOver: !game.isActive)
    paintPicture(of: mark, in: square, style: style, layout)
    if isOnLine { fill(square, layout, like: style) }
    if square == session.lastMove { paintLastMove(square, style: style, layout) }
  }

  /// Draws in a free square what it says.
  mutating func paint(_ note: SquareNote, on square: Square, _ layout: BoardLayout) {
    let width = layout.scale.columns
    let text = note.text(width: width)
    let column = layout.origin(of: square).column + (width - text.count) / 2
    canvas.draw(text, row: layout.middle(of: square).row, column: column, style: note.style)
  }

  private func style(of mark: Mark, isOnLine: Bool, isOver: Bool) -> Style {
    let role: Style.Role = isOnLine ? .line : mark == .x ? .x : .o
    return Style(bold: !isOver || isOnLine, reverse: isOnLine, dim: isOver && !isOnLine, role: role)
  }

  private mutating func paintPicture(
    of mark: Mark, in square: Square, style: Style, _ layout: BoardLayout
  ) {
    let scale = layout.scale
    // Room is left for what marks the last move.
    let free = scale.columns > 3 ? scale.columns - 2 : 1
    guard let picture = theme.picture(columns: free, rows: scale.rows) else { return }
    let origin = layout.origin(of: square)
    let top = origin.row + (scale.rows - picture.rows) / 2
    let left = origin.column + (scale.columns - picture.columns) / 2
    for (row, text) in picture[mark].enumerated() {
      canvas.draw(text, row: top + row, column: left, style: style)
    }
  }

  private mutating func fill(_ square: Square, _ layout: BoardLayout, like style: Style) {
    let (top, left) = layout.origin(of: square)
    for row in top..<top + layout.scale.rows {
      canvas.restyle(row: row, column: left, width: layout.scale.columns) { $0 = style }
    }
  }

  private mutating func paintLastMove(_ square: Square, style: Style, _ layout: BoardLayout) {
    let scale = layout.scale
    let (top, left) = layout.origin(of: square)
    // The smallest squares have no room inside: there the brackets stand between the squares.
    let outside = scale.columns == 1 ? 1 : 0
    let (first, last) = (left - outside, left + scale.columns - 1 + outside)
    if let corners = glyphs.corners, scale.rows > 1 {
      let bottom = top + scale.rows - 1
      let places = [(top, first), (top, last), (bottom, first), (bottom, last)]
      for (corner, (row, column)) in zip(corners, places) {
        canvas.draw(String(corner), row: row, column: column, style: style)
      }
    } else {
      let style = outside == 1 ? Style(bold: true) : style
      let row = top + scale.rows / 2
      canvas.draw("[", row: row, column: first, style: style)
      canvas.draw("]", row: row, column: last, style: style)
    }
  }
}
