extension GameReader {
  static let states = ["active", "X won", "O won", "draw"]

  /// Whose turn the save says it is: a mark, or that the game is over.
  enum Turn {
    case of(Mark)
    case nobody
  }

  mutating func readTurn() -> Turn? {
    readWord("toMove", ["X", "O", "none"]).map { Mark(rawValue: $0).map(Turn.of) ?? .nobody }
  }

  /// The squares of a list of moves; `nil` when one cannot be read.
  mutating func readMoves(_ member: String) -> [Square]? {
    guard let value = save[member] else { return [] }
    let words: [SaveValue]
    if let text = value.text {
      words = text.unicodeScalars.split(whereSeparator: \.isBetweenMoves).map { .text(String($0)) }
    } else if let list = value.elements {
      words = list
    } else {
      report(
        .init(.member(member)),
        .typeIsWrong(expected: "squares in quotes, as in \"b2 a1\"", found: value.kind))
      return nil
    }
    let squares = words.enumerated().map { index, word -> Square? in
      let name = readString(
        word, at: .init(.member(member), .move(index)), "a square in quotes")
      guard let name else { return nil }
      if let square = Square(name) { return square }
      report(.init(.member(member), .move(index)), .moveIsNoSquare(found: name))
      return nil
    }
    return squares.contains(nil) ? nil : squares.compactMap(\.self)
  }

  /// `game`, which has no history yet, with the history that fits it.
  ///
  /// Moves that do not fit show that the grid was edited: then they are dropped, and so is a turn
  /// or state that does not fit either. Without that sign nobody knows which was meant.
  mutating func withMoves(
    _ game: Game, _ moves: [Square], _ undone: [Square], turn: Turn?, state: String?
  ) -> Game {
    let isEdited = !checkFit(of: moves, to: game)
    if !isEdited { checkPlayable(undone, from: game) }
    checkTurn(turn, game, isEdited: isEdited)
    checkState(state, game, isEdited: isEdited)
    return Game(
      checkedRules: game.rules, seats: game.seats, grid: game.grid,
      moves: isEdited ? [] : moves, undone: isEdited ? [] : undone)
  }

  /// Takes the moves off the grid, last first, and warns of the first that is not there.
  private mutating func checkFit(of moves: [Square], to game: Game) -> Bool {
    var grid = game.grid
    for (index, square) in moves.enumerated().reversed() {
      let expected = game.rules.toMove(on: grid).opponent
      let opposite = DictionaryPath.cell(of: square, under: game.rules)
      let path = DictionaryPath(.member("moves"), .move(index))
      guard grid[square] == expected else {
        let reason = GameFault.Reason.moveDoesNotFit(
          square, found: grid[square], expected: expected)
        report(path, reason, opposite: opposite, isWarning: true)
        return false
      }
      grid[square] = nil
      guard game.rules.outcome(of: grid) == nil else {
        report(path, .moveFollowsTheEnd(square), opposite: opposite, isWarning: true)
        return false
      }
    }
    return true
  }

  private mutating func checkPlayable(_ undone: [Square], from game: Game) {
    var game = game
    for (index, square) in undone.enumerated() {
      do {
        try game.play(square)
      } catch {
        report(.init(.member("undone"), .move(index)), .moveIsIllegal(error))
        return
      }
    }
  }

  private mutating func checkTurn(_ turn: Turn?, _ game: Game, isEdited: Bool) {
    let given: Mark?
    switch turn {
    case nil: return
    case .of(let mark): given = mark
    case .nobody: given = nil
    }
    guard given != game.toMove else { return }
    report(
      .init(.member("toMove")), .turnContradicts(given: given, grid: game.toMove),
      opposite: .init(.member("grid")), isWarning: isEdited)
  }

  private mutating func checkState(_ state: String?, _ game: Game, isEdited: Bool) {
    let truth = game.outcome?.description ?? "active"
    guard let state, state != truth else { return }
    report(
      .init(.member("state")), .stateContradicts(given: state, grid: truth),
      opposite: .init(.member("grid")), isWarning: isEdited)
  }
}

extension Unicode.Scalar {
  /// Whether moves of a list are apart by it.
  package var isBetweenMoves: Bool {
    // What Unicode says of a character is slow to look up.
    isASCII ? self == " " || self == "," || "\t"..."\r" ~= self : properties.isWhitespace
  }
}
