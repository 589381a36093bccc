extension Game: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, grid, inARow, misere, first, toMove, state, moves, undone, players, names
  }

  /// Writes the members of ``toDictionary()``.
  public func encode(to encoder: any Encoder) throws {
    let dictionary = toDictionary()
    var container = encoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases {
      switch dictionary[key.rawValue] {
      case let value as String: try container.encode(value, forKey: key)
      case let value as Int: try container.encode(value, forKey: key)
      case let value as Bool: try container.encode(value, forKey: key)
      case let value as [String]: try container.encode(value, forKey: key)
      case let value as [String: String]: try container.encode(value, forKey: key)
      default: break
      }
    }
  }

  /// Reads the members of ``toDictionary()``, of which only `grid` is needed.
  ///
  /// Throws `DecodingError.dataCorrupted` over a ``GameDictionaryError`` when they hold no game.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var dictionary: [String: Any] = [:]
    for key in CodingKeys.allCases where container.contains(key) {
      dictionary[key.rawValue] =
        switch key {
        case .version, .inARow: try container.decode(Int.self, forKey: key)
        case .misere: try container.decode(Bool.self, forKey: key)
        case .grid: try container.decode([String].self, forKey: key)
        case .players, .names: try container.decode([String: String].self, forKey: key)
        case .first, .toMove, .state, .moves, .undone:
          try container.decode(String.self, forKey: key)
        }
    }
    do {
      try self.init(fromDictionary: dictionary)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}
