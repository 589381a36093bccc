import TicTacToe

/// The game that a command line describes, in whole or in part.
struct PlayRequest {
  static let longestName = 64

  /// `nil` when nothing is said of them.
  let rules: Rules?
  /// `nil` when nothing is said of them.
  let seats: Seats?

  init(board: String?, misere: Bool, first: String?, x: String?, o: String?) throws(UsageFault) {
    seats =
      x == nil && o == nil ? nil : Seats(x: try PlayRequest.seat(x), o: try PlayRequest.seat(o))
    if board == nil, !misere, first == nil {
      rules = nil
      return
    }
    let mark = try first.map(PlayRequest.mark) ?? .x
    let size = try board.map(PlayRequest.size) ?? [3, 3]
    let rules = Rules(
      columns: size[0], rows: size[1], inARow: size.count > 2 ? size[2] : nil, isMisere: misere,
      first: mark)
    guard let rules else { throw .boardIsOutOfRange(board ?? "") }
    self.rules = rules
  }

  /// Whether `other` says all that is said here.
  func isPart(of other: PlayRequest?) -> Bool {
    (rules == nil || rules == other?.rules) && (seats == nil || seats == other?.seats)
  }

  static func seed(_ text: String) throws(UsageFault) -> UInt64 {
    guard text.allSatisfy({ "0"..."9" ~= $0 }), let seed = UInt64(text) else {
      throw .seedIsMalformed(text)
    }
    return seed
  }

  /// Seconds with decimals, such as `0.5`.
  static func seconds(_ text: String) throws(UsageFault) -> Double {
    // Double alone reads `nan`, `1e9` and `0x1p3` as well.
    guard text.allSatisfy({ "0"..."9" ~= $0 || $0 == "." }), let seconds = Double(text),
      seconds <= longestThought
    else { throw .timeIsMalformed(text) }
    return seconds
  }

  /// An hour, in seconds.
  private static let longestThought = 3600.0

  private static func mark(_ text: String) throws(UsageFault) -> Mark {
    guard let mark = Mark(rawValue: text.uppercased()) else { throw .markIsUnknown(text) }
    return mark
  }

  private static func size(_ text: String) throws(UsageFault) -> [Int] {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×*".contains($0) }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard 2...3 ~= parts.count, numbers.count == parts.count else {
      throw .boardIsMalformed(text)
    }
    return numbers
  }

  private static func seat(_ text: String?) throws(UsageFault) -> Seat {
    guard let text else { return Seat() }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let player = Player(rawValue: parts[0].lowercased()),
      parts.count == 1 || player == .person
    else { throw .playerIsUnknown(text) }
    let name = parts.count > 1 ? String(parts[1]) : ""
    // A character can be made of many scalars.
    guard name.count <= longestName, name.utf8.count <= 4 * longestName else {
      throw .nameIsTooLong(name)
    }
    return Seat(player: player, name: name)
  }
}
