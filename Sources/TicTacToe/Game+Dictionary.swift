extension Game {
  /// The game as version 1 of the save: only `String`, `Int`, `Bool`, arrays and dictionaries.
  public func toDictionary() -> [String: Any] {
    [
      "version": 1,
      "grid": rows,
      "inARow": rules.inARow,
      "misere": rules.isMisere,
      "first": rules.first.rawValue,
      "toMove": toMove?.rawValue ?? "none",
      "state": outcome?.description ?? "active",
      "moves": moves.map(\.description).joined(separator: " "),
      "undone": undone.map(\.description).joined(separator: " "),
      "players": ["X": seats.x.player.rawValue, "O": seats.o.player.rawValue],
      "names": ["X": seats.x.name, "O": seats.o.name],
    ]
  }

  /// The rows of the board from the top, each a string of `X`, `O` and `.`.
  public var rows: [String] {
    (0..<rules.rows).reversed().map { row in
      rules.squares.filter { $0.row == row }.map { grid[$0]?.rawValue ?? "." }.joined()
    }
  }

  /// Reads what ``toDictionary()`` writes, and what people write by hand: only `grid` is needed,
  /// and it is the truth.
  ///
  /// - Throws: ``GameDictionaryError`` with every fault, not just the first.
  public init(fromDictionary dictionary: [String: Any]) throws(GameDictionaryError) {
    var warnings: [GameFault] = []
    try self.init(fromDictionary: dictionary, warnings: &warnings)
  }

  /// Reads a dictionary as ``init(fromDictionary:)`` does, and says what a person should know.
  ///
  /// - Parameter warnings: Gets what is odd but does not hinder: members that nobody knows,
  ///   moves that an edited grid has made void.
  public init(
    fromDictionary dictionary: [String: Any], warnings: inout [GameFault]
  ) throws(GameDictionaryError) {
    var reader = GameReader(dictionary)
    guard let game = reader.readGame(), reader.faults.allSatisfy(\.isWarning) else {
      throw GameDictionaryError(faults: reader.faults)
    }
    self = game
    warnings += reader.faults
  }
}
