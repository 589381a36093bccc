import TicTacToe

/// Something that is being worked out while the session goes on.
public struct Thinking: Hashable, Sendable {
  /// Tells its answer from those to earlier questions.
  public let request: Int
  /// Whether a computer's move is wanted, rather than an analysis.
  public let isMove: Bool
  /// The game that the question is about.
  public let game: Game
  /// How many positions were looked at when that was last heard of.
  public internal(set) var visited = 0
}

extension GameSession {
  /// Whether a computer plays `mark`.
  func isComputer(_ mark: Mark) -> Bool { game.seats[mark].player != .person }

  /// Whether computers play both marks.
  var playsAlone: Bool { Mark.allCases.allSatisfy(isComputer) }

  /// Whether a computer plays just one of the marks.
  var playsAgainstComputer: Bool { isComputer(.x) != isComputer(.o) }

  /// Whether a computer is thinking about its move.
  public var isThinking: Bool { task?.isMove == true }

  /// Asks for what is to be worked out now, unless that is under way; gives up what is not wanted
  /// any more.
  mutating func pursue() -> [Effect] {
    guard let isMove = wanted else {
      guard task != nil else { return [] }
      task = nil
      return [.stopThinking]
    }
    if let task, task.isMove == isMove, task.game == game { return [] }
    requests += 1
    task = Thinking(request: requests, isMove: isMove, game: game)
    return [isMove ? .think(game, request: requests) : .analyse(game, request: requests)]
  }

  /// Whether a move is wanted now, or else an analysis; `nil` when neither is.
  private var wanted: Bool? {
    if case .offer = screen { return nil }
    guard let mark = game.toMove else { return nil }
    let wantsAnalysis = analysis == nil && (showsAnalysis || awaitsHint)
    guard isComputer(mark), !isPaused else { return wantsAnalysis ? false : nil }
    // Who watches computers play has time to see what each move is worth.
    return !(playsAlone && wantsAnalysis)
  }

  /// Forgets what was known of the position that was on the board.
  mutating func forgetPosition() {
    (analysis, guess, hinted, awaitsHint) = (nil, nil, [], false)
  }
}
