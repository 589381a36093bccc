/// Reads a game out of the members of a save and collects what is wrong with it.
struct GameReader {
  let save: SaveMembers
  var faults: [GameFault] = []

  static let members = [
    "first", "grid", "inARow", "misere", "moves", "names", "players", "seal", "state", "toMove",
    "undone", "version",
  ]

  init(_ save: SaveMembers) { self.save = save }

  /// - Returns: `nil` when a fault hinders; others are in `faults` as well.
  mutating func readGame() -> Game? {
    guard readVersion() else { return nil }
    warnOfUnknownMembers(of: save, among: GameReader.members)

    let cells = readGrid()
    let rules = readRules(cells)
    let seats = readSeats()
    let turn = readTurn()
    let state = readWord("state", GameReader.states)
    let moves = readMoves("moves")
    let undone = readMoves("undone")
    if let seal = save["seal"] {
      _ = readString(seal, at: .init(.member("seal")), "a seal in quotes")
    }

    guard let cells, let rules else { return nil }
    do {
      let game = try Game(rules: rules, grid: cells.grid, seats: seats)
      guard let moves else { return nil }
      return withMoves(game, moves, undone ?? [], turn: turn, state: state)
    } catch {
      report(.init(.member("grid")), .gridIsUnreachable(error))
      return nil
    }
  }

  mutating func report(
    _ path: DictionaryPath, _ reason: GameFault.Reason, opposite: DictionaryPath? = nil,
    isWarning: Bool = false
  ) {
    faults.append(GameFault(path, reason, opposite: opposite, isWarning: isWarning))
  }

  /// Whether the rest can be read.
  private mutating func readVersion() -> Bool {
    guard let (version, found) = readNumber("version") else { return true }
    if version > 1 {
      report(.init(.member("version")), .versionIsNewer(version))
      return false
    }
    if version < 1 {
      report(
        .init(.member("version")), .numberIsOutOfRange(found: found, allowed: 1...1))
    }
    return true
  }

  /// `nil` when a member that makes the rules cannot be read: which grids are legal, and who is to
  /// move, is then anyone's guess, and no fault should rest on a guess.
  private mutating func readRules(_ cells: Cells?) -> Rules? {
    let before = faults.count { !$0.isWarning }
    let inARow = readInARow(cells)
    let isMisere = readFlag("misere")
    let first = readMark("first") ?? .x
    guard let cells, faults.count(where: { !$0.isWarning }) == before else { return nil }
    return Rules(
      columns: cells.columns, rows: cells.rows, inARow: inARow, isMisere: isMisere, first: first)
  }

  private mutating func readInARow(_ cells: Cells?) -> Int? {
    guard let (inARow, found) = readNumber("inARow") else { return nil }
    guard Rules.sizes.contains(inARow) else {
      report(
        .init(.member("inARow")), .numberIsOutOfRange(found: found, allowed: Rules.sizes))
      return nil
    }
    if let cells, inARow > max(cells.columns, cells.rows) {
      report(
        .init(.member("inARow")),
        .lineIsTooLong(inARow: inARow, columns: cells.columns, rows: cells.rows),
        isWarning: true)
    }
    return inARow
  }

  private mutating func readSeats() -> Seats {
    var seats = Seats()
    let (players, names) = (readMarks("players"), readMarks("names"))
    for mark in Mark.allCases {
      if let value = players[mark.rawValue] {
        let word = readWord(
          value, at: .init(.member("players"), .member(mark.rawValue)),
          Player.allCases.map(\.rawValue))
        seats[mark].player = word.flatMap(Player.init(rawValue:)) ?? .person
      }
      if let value = names[mark.rawValue] {
        let name = readString(
          value, at: .init(.member("names"), .member(mark.rawValue)), "a name in quotes")
        seats[mark].name = name ?? ""
      }
    }
    return seats
  }

  /// A member that holds a value for X, for O or for both.
  private mutating func readMarks(_ member: String) -> SaveMembers {
    guard let value = save[member] else { return SaveMembers([]) }
    guard let members = value.members else {
      let path = DictionaryPath(.member(member))
      report(path, .typeIsWrong(expected: "an object with \"X\" and \"O\"", found: value.kind))
      return SaveMembers([])
    }
    warnOfUnknownMembers(of: members, among: ["X", "O"], in: member)
    return members
  }

  private mutating func warnOfUnknownMembers(
    of members: SaveMembers, among known: [String], in parent: String? = nil
  ) {
    let unknown = members.list.filter { !known.contains($0.name) }
    if unknown.isEmpty { return }
    let missing = known.filter { members[$0] == nil }
    for name in Set(unknown.map(\.name)).sorted() {
      let path =
        parent.map { DictionaryPath(.member($0), .member(name)) } ?? DictionaryPath(.member(name))
      let nearest = nearestWord(to: name, among: missing)
      report(path, .memberIsUnknown(nearest: nearest), isWarning: true)
    }
  }
}
