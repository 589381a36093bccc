extension Game {
  /// The game as version 1 of the save: only `String`, `Int`, `Bool`, arrays and dictionaries.
  public func toDictionary() -> [String: Any] { save.dictionary }

  /// The members of ``toDictionary()``, in the order of their names.
  package var save: SaveMembers {
    func members(_ o: String, _ x: String) -> SaveValue {
      .object(SaveMembers([.init("O", .text(o)), .init("X", .text(x))]))
    }
    return SaveMembers([
      .init("first", .text(rules.first.rawValue)),
      .init("grid", .list(rows.map(SaveValue.text))),
      .init("inARow", .whole(rules.inARow)),
      .init("misere", .flag(rules.isMisere)),
      .init("moves", .text(moves.map(\.description).joined(separator: " "))),
      .init("names", members(seats.o.name, seats.x.name)),
      .init("players", members(seats.o.player.rawValue, seats.x.player.rawValue)),
      .init("state", .text(outcome?.description ?? "active")),
      .init("toMove", .text(toMove?.rawValue ?? "none")),
      .init("undone", .text(undone.map(\.description).joined(separator: " "))),
      .init("version", .whole(1)),
    ])
  }

  /// The rows of the board from the top, each a string of `X`, `O` and `.`.
  public var rows: [String] {
    let cells = rules.squares.map { square in
      UInt8(ascii: grid.x.contains(square) ? "X" : grid.o.contains(square) ? "O" : ".")
    }
    return stride(from: 0, to: cells.count, by: rules.columns).reversed().map { start in
      String(decoding: cells[start..<start + rules.columns], as: UTF8.self)
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
    try self.init(save: SaveMembers(dictionary), warnings: &warnings)
  }

  /// Reads the members of a save as ``init(fromDictionary:warnings:)`` reads a dictionary.
  package init(save: SaveMembers, warnings: inout [GameFault]) throws(GameDictionaryError) {
    var reader = GameReader(save)
    guard let game = reader.readGame(), reader.faults.allSatisfy(\.isWarning) else {
      throw GameDictionaryError(faults: reader.faults)
    }
    self = game
    warnings += reader.faults
  }
}
