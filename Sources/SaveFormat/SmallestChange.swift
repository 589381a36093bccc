import TicTacToe

/// The smallest change of marks after which some game leads to a grid.
enum SmallestChange {
  /// What to do, in words; `nil` where more than one cell must change and it is not clear which.
  static func description(for text: JSONText, _ why: UnreachableGrid) -> String? {
    guard let members = text.members, let (rules, grid) = position(members) else {
      return nil
    }
    let ways = [Mark.x, .o].flatMap { mark in
      [
        way("empty", "", grid[mark], rules) { empty($0, in: grid) },
        way("put \(mark) on", "", rules.squares.subtracting(grid.taken), rules) {
          put(mark, on: $0, in: grid)
        },
        way("turn", " into \(mark)", grid[mark.opponent], rules) {
          put(mark, on: $0, in: empty($0, in: grid))
        },
      ]
    }
    let told = ways.compactMap(\.self)
    if !told.isEmpty { return told.joined(separator: ", or ") }
    guard case .counts(let x, let o, let first) = why else { return nil }
    return forCounts(first: first, first == .x ? (x, o) : (o, x))
  }

  private static func way(
    _ words: String, _ ending: String, _ squares: SquareSet, _ rules: Rules,
    _ change: (Square) -> Grid
  ) -> String? {
    let cures = squares.filter { (try? rules.check(change($0))) != nil }
    guard !cures.isEmpty else { return nil }
    let names = cures.prefix(4).map(\.description)
    return "\(words) \(names.joined(separator: " or "))\(ending)"
  }

  private static func empty(_ square: Square, in grid: Grid) -> Grid {
    var grid = grid
    grid[square] = nil
    return grid
  }

  private static func put(_ mark: Mark, on square: Square, in grid: Grid) -> Grid {
    var grid = grid
    grid[square] = mark
    return grid
  }

  /// Turning a mark counts twice, so it needs half as many cells as emptying.
  private static func forCounts(first: Mark, _ counts: (first: Int, other: Int)) -> String {
    let isFirst = counts.first > counts.other
    let tooMany = isFirst ? counts.first - counts.other - 1 : counts.other - counts.first
    let mark = isFirst ? first : first.opponent
    let turned = (tooMany + 1) / 2
    return "empty \(tooMany) of the squares of \(mark), or turn \(turned) of them into "
      + "\(mark.opponent)"
  }

  /// The rules and the grid of a save whose every member is sound.
  private static func position(_ save: SaveMembers) -> (Rules, Grid)? {
    guard let rows = save["grid"]?.elements else { return nil }
    let cells = rows.map { row in
      row.text?.map(String.init) ?? (row.elements ?? []).map { $0.text ?? "" }
    }
    let number = save["inARow"].flatMap { $0.whole ?? $0.real.flatMap(Int.init(exactly:)) }
    let first = save["first"]?.text.flatMap { Mark(rawValue: $0.uppercased()) }
    let rules = Rules(
      columns: cells.first?.count ?? 0, rows: cells.count, inARow: number, first: first ?? .x)
    guard let rules else { return nil }
    var grid = Grid()
    for (index, row) in cells.enumerated() {
      for (column, cell) in row.enumerated() {
        guard let square = Square(column: column, row: cells.count - 1 - index) else { continue }
        grid[square] = Mark(rawValue: cell.uppercased())
      }
    }
    return (rules, grid)
  }
}
