import SaveFormat

extension Painter {
  /// Draws a title, as much of the text as there is room for, and the keys.
  mutating func paintPage() {
    let size = canvas.size
    guard let page = Page(session, size: size) else { return }
    let textRows = Page.textRows(size)
    let first = page.first(rows: textRows.count)
    let left = canvas.centre(page.width)
    let canScroll = page.lines.count > textRows.count

    paintTitle(of: page, first: first, shown: textRows.count, left: left)
    for (row, line) in zip(textRows, page.lines.dropFirst(first)) {
      let text = glyphs.text(line.text, width: page.width)
      canvas.draw(text, row: row, column: left, style: line.style)
    }
    if size.rows > 1 { paintKeys(session.keyHints(canScroll: canScroll), row: size.rows - 1) }
    let chosen = textRows.lowerBound + page.wanted - first
    if page.isList, textRows.contains(chosen) {
      cursor = Frame.Cursor(row: chosen, column: left, isVisible: true)
    }
  }

  private mutating func paintTitle(of page: Page, first: Int, shown: Int, left: Int) {
    let title = glyphs.text(page.title, width: page.width)
    canvas.draw(title, row: 0, column: left, style: .bold)
    guard page.lines.count > shown, shown > 0 else { return }
    let place = session.language("\(first + 1)-\(first + shown) of \(page.lines.count)")
    guard displayWidth(of: title) + 2 + displayWidth(of: place) <= page.width else { return }
    canvas.draw(place, row: 0, column: left + page.width - displayWidth(of: place), style: .dim)
  }
}
