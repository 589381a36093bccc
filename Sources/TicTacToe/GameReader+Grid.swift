extension GameReader {
  /// A grid and its size.
  struct Cells {
    let columns, rows: Int
    let grid: Grid
  }

  mutating func readGrid() -> Cells? {
    let path = DictionaryPath(.member("grid"))
    guard let value = save["grid"] else {
      report(DictionaryPath(), .gridIsMissing)
      return nil
    }
    guard let rows = value.elements else {
      report(path, .typeIsWrong(expected: "a list of rows", found: value.kind))
      return nil
    }
    if rows.isEmpty { report(path, .gridIsEmpty) }
    if rows.count > 8 { report(path, .gridHasTooManyRows(rows.count)) }
    guard 1...8 ~= rows.count else { return nil }

    let before = faults.count
    let cells = rows.enumerated().map { readRow($1, at: $0) }
    let width = commonLength(of: cells)
    for (index, row) in cells.enumerated() { checkLength(of: row, at: index, width) }
    guard faults.count == before else { return nil }
    warnOfSpaces(between: rows, width)
    return grid(cells, width)
  }

  /// A space is an empty cell, but where every second cell is one, the others may be all that was meant.
  private mutating func warnOfSpaces(between rows: [SaveValue], _ width: Int) {
    guard width > 2, width % 2 == 1 else { return }
    for row in rows {
      guard let text = row.text else { return }
      for (column, byte) in text.utf8.enumerated() {
        guard (byte == UInt8(ascii: " ")) == (column % 2 == 1) else { return }
      }
    }
    report(
      .init(.member("grid")), .rowsAreSpaced(columns: width, meant: width / 2 + 1), isWarning: true)
  }

  private func grid(_ cells: [[Mark?]], _ width: Int) -> Cells {
    var grid = Grid()
    for (index, row) in cells.enumerated() {
      for (column, mark) in row.enumerated() {
        guard let square = Square(column: column, row: cells.count - 1 - index) else { continue }
        grid[square] = mark
      }
    }
    return Cells(columns: width, rows: cells.count, grid: grid)
  }

  /// The cells of a row; one that cannot be read counts as empty.
  private mutating func readRow(_ value: SaveValue, at index: Int) -> [Mark?] {
    if let text = value.text { return readCells(text, at: index) }
    if let cells = value.elements { return readCells(cells, at: index) }
    report(
      .init(.member("grid"), .element(index)),
      .typeIsWrong(expected: "a row in quotes, as in \"X.O\"", found: value.kind))
    return []
  }

  /// Cells beyond the eighth are only counted: one fault for a row that runs away is enough.
  private mutating func readCells(_ cells: String, at row: Int) -> [Mark?] {
    if let cells = standardCells(cells) { return cells }
    return cells.enumerated().map { column, cell in
      column < 8 ? readCell(cell, at: row, column) : nil
    }
  }

  /// The cells of a row that is written as saves have it, which needs no look at what a character is.
  private func standardCells(_ row: String) -> [Mark?]? {
    var cells: [Mark?] = []
    for byte in row.utf8.prefix(9) {
      switch byte {
      case UInt8(ascii: "X"): cells.append(.x)
      case UInt8(ascii: "O"): cells.append(.o)
      case UInt8(ascii: "."): cells.append(nil)
      default: return nil
      }
    }
    return cells.count <= 8 ? cells : nil
  }

  private mutating func readCells(_ cells: [SaveValue], at row: Int) -> [Mark?] {
    cells.enumerated().map { column, value -> Mark? in
      guard column < 8 else { return nil }
      guard let text = value.text else {
        if case .null = value { return nil }
        report(
          .init(.member("grid"), .element(row), .cell(column)),
          .typeIsWrong(expected: "\"X\", \"O\" or \".\"", found: value.kind))
        return nil
      }
      guard let cell = text.first else { return nil }
      if text.count == 1 { return readCell(cell, at: row, column) }
      report(.init(.member("grid"), .element(row), .cell(column)), .cellIsUnknown(found: text))
      return nil
    }
  }

  private mutating func readCell(_ cell: Character, at row: Int, _ column: Int) -> Mark? {
    switch cell {
    case "X", "x": return .x
    case "O", "o": return .o
    case ".", "_", "-", "·", " ": return nil
    default:
      report(
        .init(.member("grid"), .element(row), .cell(column)),
        .cellIsUnknown(found: String(cell)))
      return nil
    }
  }

  /// The length that most rows have, of those that a board may have, and among equals the first;
  /// zero when there is none.
  private func commonLength(of rows: [[Mark?]]) -> Int {
    let lengths = rows.map(\.count)
    if lengths.allSatisfy({ $0 == lengths[0] }), Rules.sizes ~= lengths[0] { return lengths[0] }
    return lengths.filter(Rules.sizes.contains).reduce((length: 0, votes: 0)) { best, length in
      let votes = lengths.count { $0 == length }
      return votes > best.votes ? (length, votes) : best
    }.length
  }

  private mutating func checkLength(of row: [Mark?], at index: Int, _ width: Int) {
    let path = DictionaryPath(.member("grid"), .element(index))
    guard !faults.contains(where: { $0.path == path }) else { return }
    if row.isEmpty {
      report(path, .rowIsEmpty)
    } else if row.count > 8 {
      report(path, .rowIsTooLong(cells: row.count))
    } else if row.count != width {
      report(path, .rowHasOtherLength(cells: row.count, needed: width))
    }
  }
}
