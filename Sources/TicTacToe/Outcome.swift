/// How a game ended.
public enum Outcome: Hashable, Sendable, Codable {
  case won(by: Mark)
  case draw
}

extension Outcome: CustomStringConvertible {
  /// `X won`, `O won` or `draw`, as a save spells it.
  public var description: String {
    switch self {
    case .won(let mark): "\(mark) won"
    case .draw: "draw"
    }
  }
}
