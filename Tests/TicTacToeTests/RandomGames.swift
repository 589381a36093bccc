import TicTacToe

/// A generator that gives the same numbers for the same seed (SplitMix64, by Sebastiano Vigna).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Every size of board with every length of a line: 512 of them.
let allSizes: [Rules] = (1...8).flatMap { columns in
  (1...8).flatMap { rows in
    (1...8).compactMap { Rules(columns: columns, rows: rows, inARow: $0) }
  }
}

/// A game on each size of board, some misère, some begun by O, played on at random and in part
/// taken back, with players and names.
func randomGames(seed: UInt64) -> [Game] {
  var generator = SeededGenerator(seed: seed)
  return allSizes.compactMap { size in
    let rules = Rules(
      columns: size.columns, rows: size.rows, inARow: size.inARow,
      isMisere: Bool.random(using: &generator),
      first: Mark.allCases.randomElement(using: &generator) ?? .x)
    guard let rules else { return nil }
    var game = Game(rules: rules, seats: randomSeats(&generator))
    playAtRandom(&game, atMost: Int.random(in: 0...64, using: &generator), &generator)
    for _ in 0..<Int.random(in: 0...3, using: &generator) { game.undo() }
    return game
  }
}

/// Plays up to `limit` moves, fewer when the game ends.
func playAtRandom(_ game: inout Game, atMost limit: Int, _ generator: inout SeededGenerator) {
  for _ in 0..<limit {
    guard let square = Array(game.freeSquares).randomElement(using: &generator),
      (try? game.play(square)) != nil
    else { return }
  }
}

private func randomSeats(_ generator: inout SeededGenerator) -> Seats {
  func seat() -> Seat {
    Seat(
      player: Player.allCases.randomElement(using: &generator) ?? .person,
      name: ["", "Ada", "O'Neill \"Zoë\"", "小明", "a\tb\n\\"].randomElement(using: &generator) ?? "")
  }
  return Seats(x: seat(), o: seat())
}
