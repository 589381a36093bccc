import TicTacToe

/// The squares of names that are known to be right; a wrong one is left out, and the test fails.
func squares(_ names: String) -> [Square] { names.split(separator: " ").compactMap { Square($0) } }

func square(_ name: String) throws -> Square {
  struct NoSquare: Error { let name: String }
  guard let square = Square(name) else { throw NoSquare(name: name) }
  return square
}

/// The game after these moves.
func game(_ names: String, _ rules: Rules = .classic) throws -> Game {
  var game = Game(rules: rules)
  for name in names.split(separator: " ") { try game.play(square(String(name))) }
  return game
}

func rules(
  _ columns: Int, _ rows: Int, _ inARow: Int? = nil, misere: Bool = false, first: Mark = .x
) throws -> Rules {
  struct NoRules: Error {}
  let rules = Rules(
    columns: columns, rows: rows, inARow: inARow, isMisere: misere, first: first)
  guard let rules else { throw NoRules() }
  return rules
}

/// The faults of a dictionary that holds no game, or the warnings of one that does.
func faults(_ dictionary: [String: Any]) -> [GameFault] {
  var warnings: [GameFault] = []
  do {
    _ = try Game(fromDictionary: dictionary, warnings: &warnings)
    return warnings
  } catch {
    return error.faults
  }
}
