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
    for (row, line) in zip(layout.statusRows, statusLines(width, layout.statusRows.count)) {
      canvas.drawCentred(glyphs.text(line, width: width), row: row, style: style)
    }
  }

  /// The first of the variants that there are rows for; else the last one, cut in its last row.
  private func statusLines(_ width: Int, _ rows: Int) -> [String] {
    var last = ""
    for variant in session.statusVariants {
      let text = session.language(variant)
      for text in session.notice?.isError == true ? [text, withShortPaths(text)] : [text] {
        last = glyphs.text(text, width: 400)
        let lines = balanced(last, width: width)
        if lines.count <= rows { return lines }
      }
    }
    return cut(last, width: width, rows: rows)
  }

  /// As many rows as there are, the last one longer than it may be.
  private func cut(_ text: String, width: Int, rows: Int) -> [String] {
    let lines = wrapped(text, width: width).prefix(rows - 1)
    var taken = lines.reduce(0) { $0 + $1.count { $0 != " " } }
    let rest = text.drop { character in
      if character != " " { taken -= 1 }
      return taken >= 0
    }
    return lines + [String(rest)]
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
