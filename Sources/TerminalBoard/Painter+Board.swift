import TicTacToe

extension Painter {
  /// Draws the title, the board, the status and the keys, or what size they would need.
  mutating func paintBoardScreen() {
    let game = session.shownGame
    guard let layout = BoardLayout(rules: game.rules, size: canvas.size) else {
      return paintNeededSize(of: game.rules)
    }
    if let row = layout.titleRow {
      let title = fitting(game.titles, width: canvas.size.columns)
      canvas.drawCentred(title, row: row, style: .bold)
    }
    paintLines(layout)
    paintCoordinates(layout)
    let line = game.lineSquares
    let notes = session.squareNotes
    for square in game.rules.squares {
      paint(square, of: game, line: line, layout)
      if let note = notes[square] { paint(note, on: square, layout) }
    }
    if session.isPlaying { paintCursor(layout) }
    paintStatus(layout)
    paintKeys(session.keyHints(), row: layout.keyRow)
  }

  private mutating func paintNeededSize(of rules: Rules) {
    let size = canvas.size
    let needed = BoardLayout.minimum(for: rules)
    let (least, here) = ("\(needed.columns)×\(needed.rows)", "\(size.columns)×\(size.rows)")
    let words: [Phrase] = [
      "\(rules.boardSize) needs \(least); this window is \(here).",
      "Enlarge it, or press q to quit.",
    ]
    let lines = words.flatMap { wrapped(session.language($0), width: size.columns) }
    for (row, line) in lines.enumerated() {
      canvas.draw(glyphs.text(line, width: size.columns), row: row, column: 0)
    }
  }

  private mutating func paintStatus(_ layout: BoardLayout) {
    let width = canvas.size.columns
    let style = Style(bold: true, role: session.notice?.isError == true ? .error : nil)
    let variants = session.statusVariants.map {
      balanced(glyphs.text(session.language($0), width: 400), width: width)
    }
    let lines = variants.first { $0.count <= layout.statusRows.count } ?? variants.last ?? []
    for (row, line) in zip(layout.statusRows, fitted(lines, rows: layout.statusRows.count)) {
      canvas.drawCentred(glyphs.text(line, width: width), row: row, style: style)
    }
  }

  /// The lines that there are rows for, with the rest in the last one, where it is cut.
  private func fitted(_ lines: [String], rows: Int) -> [String] {
    guard lines.count > rows else { return lines }
    return lines.prefix(rows - 1) + [lines.dropFirst(rows - 1).joined(separator: " ")]
  }

  private mutating func paintLines(_ layout: BoardLayout) {
    let (rules, scale) = (layout.rules, layout.scale)
    guard scale.rowGap == 1 else { return }
    let line = String(repeating: glyphs.horizontal, count: scale.columns)
    let across =
      line + String(repeating: String(glyphs.crossing) + line, count: rules.columns - 1)
    for row in 0..<scale.height(rules) {
      if row % (scale.rows + 1) == scale.rows {
        canvas.draw(across, row: layout.top + row, column: layout.left, style: .dim)
        continue
      }
      for column in 1..<max(rules.columns, 1) {
        canvas.draw(
          String(glyphs.vertical), row: layout.top + row,
          column: layout.left + column * (scale.columns + 1) - 1, style: .dim)
      }
    }
  }

  private mutating func paintCoordinates(_ layout: BoardLayout) {
    for square in layout.rules.squares where square.row == 0 {
      canvas.draw(
        String(square.description.prefix(1)), row: layout.letterRow,
        column: layout.middle(of: square).column, style: .dim)
    }
    for square in layout.rules.squares where square.column == 0 {
      canvas.draw(
        String(square.description.suffix(1)), row: layout.middle(of: square).row,
        column: layout.left - 2, style: .dim)
    }
  }

  private mutating func paintCursor(_ layout: BoardLayout) {
    let scale = layout.scale
    let middle = layout.middle(of: session.cursor)
    // A short bar in one row keeps a cursor move to a few bytes, however large the squares are.
    let reach = min(scale.columns / 2, 1)
    canvas.restyle(row: middle.row, column: middle.column - reach, width: 2 * reach + 1) {
      $0.isReverse.toggle()
    }
    cursor = Frame.Cursor(row: middle.row, column: middle.column, isVisible: true)
  }
}
