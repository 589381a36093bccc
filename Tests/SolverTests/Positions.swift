import TicTacToe

extension Rules {
  init(_ columns: Int, _ rows: Int, _ inARow: Int, isMisere: Bool = false) {
    self = Rules(columns: columns, rows: rows, inARow: inARow, isMisere: isMisere) ?? .classic
    precondition((self.columns, self.rows, self.inARow) == (columns, rows, inARow))
  }

  func after(_ square: Square, on grid: Grid) -> Grid {
    var grid = grid
    grid[square] = toMove(on: grid)
    return grid
  }

  /// Every position that some game reaches, each once.
  func reachablePositions() -> [Grid] {
    var (seen, found, next) = (Set([Grid()]), [Grid()], 0)
    while next < found.count {
      let grid = found[next]
      next += 1
      guard outcome(of: grid) == nil else { continue }
      for square in squares.subtracting(grid.taken) {
        let child = after(square, on: grid)
        if seen.insert(child).inserted { found.append(child) }
      }
    }
    return found
  }

  /// A position with at least `free` free squares that a game at random reaches, not over.
  func randomPosition(
    free: Int, using generator: inout some RandomNumberGenerator
  ) -> Grid {
    var grid = Grid()
    while squares.count - grid.taken.count > free {
      let children = squares.subtracting(grid.taken).map { after($0, on: grid) }
        .filter { outcome(of: $0) == nil }
      guard let child = children.randomElement(using: &generator) else { break }
      grid = child
    }
    return grid
  }
}

extension Grid {
  /// Reads rows from the top, with a slash between: `X../.O./..X`.
  init(_ rows: String) {
    self.init()
    for (row, cells) in rows.split(separator: "/").reversed().enumerated() {
      for (column, cell) in cells.enumerated() {
        guard let square = Square(column: column, row: row) else { continue }
        self[square] = Mark(rawValue: String(cell))
      }
    }
  }
}
