import Solver
import TerminalBoard
import TicTacToe

/// How long a computer may think, and which seed its dice have.
struct Thoughtfulness: Sendable {
  /// For each move or analysis.
  let seconds: Double
  let seed: UInt64

  static let secondsInPlay = 2.0
  static let secondsToAnalyse = 10.0
}

/// What is asked of a mind.
struct Question: Sendable {
  let game: Game
  let request: Int
  /// Whether a move is wanted, rather than an analysis.
  let isMove: Bool

  /// `nil` for effects that ask nothing.
  init?(_ effect: Effect) {
    switch effect {
    case .think(let game, let request): (self.game, self.request, isMove) = (game, request, true)
    case .analyse(let game, let request): (self.game, self.request, isMove) = (game, request, false)
    default: return nil
    }
  }
}

/// Who plays for the computers and analyses: dice, and a solver that remembers what it found out in
/// the same game.
struct Mind: ~Copyable {
  private var solver: PositionSolver?
  private var dice: SeededGenerator
  private let seconds: Double
  private let boards: SolvedBoards

  init(_ thoughtfulness: Thoughtfulness, _ boards: SolvedBoards) {
    self.boards = boards
    dice = SeededGenerator(seed: thoughtfulness.seed)
    seconds = thoughtfulness.seconds
  }

  /// Answers with the best that can be found in time.
  ///
  /// - Parameter shouldStop: Is given how many positions were looked at so far; `true` ends the search.
  /// - Returns: The answer for the session; `nil` when a move was asked of nobody.
  mutating func answer(
    _ question: Question, shouldStop: @escaping (Int) -> Bool = { _ in false }
  ) -> Command? {
    let end = Moment.now + seconds
    let budget = SearchBudget { visited in shouldStop(visited) || end < .now }
    let (game, request) = (question.game, question.request)
    if question.isMove {
      guard let choice = move(in: game, within: budget) else { return nil }
      return .thought(choice, request: request)
    }
    let (analysis, guess) = analyse(game, within: budget)
    return .analysed(analysis, guess: guess, request: request)
  }

  private mutating func move(in game: Game, within budget: SearchBudget) -> Choice? {
    guard let mark = game.toMove, let skill = Skill(game.seats[mark].player) else { return nil }
    var player = ComputerPlayer(skill, seed: dice.next())
    return withSolver(for: game.rules) { player.move(in: game, by: &$0, within: budget) }
  }

  /// What is known of the position, and where nothing is proven the best guess at a move.
  mutating func analyse(
    _ game: Game, within budget: SearchBudget
  ) -> (analysis: Analysis, guess: Square?) {
    if let known = boards.analysis(of: game) { return (known, nil) }
    let begin = Moment.now
    return withSolver(for: game.rules) { [boards] solver in
      let analysis = Analysis(of: game, by: &solver, within: budget)
      if begin + SolvedBoards.worthKeeping < .now { boards.keep(analysis, of: game) }
      guard analysis.evaluation == nil else { return (analysis, nil) }
      var adviser = ComputerPlayer(.perfect, seed: 0)
      let guess = adviser.move(in: game, by: &solver, within: SearchBudget(nodes: 0))
      return (analysis, guess?.square)
    }
  }

  private mutating func withSolver<Result>(
    for rules: Rules, _ body: (inout PositionSolver) -> Result
  ) -> Result {
    var known = solver.take()
    if known?.rules != rules { known = nil }
    var solver = known ?? PositionSolver(rules)
    let result = body(&solver)
    self.solver = consume solver
    return result
  }
}
