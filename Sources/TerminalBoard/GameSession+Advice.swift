import Solver
import TicTacToe

extension GameSession {
  /// Plays the computer's move.
  mutating func take(_ choice: Choice) -> [Effect] {
    guard let mark = game.toMove, (try? game.play(choice.square)) != nil else { return [] }
    task = nil
    say(sentence(about: choice, by: mark))
    return effectsOfMove
  }

  /// Takes in what is known of the position on the board.
  mutating func take(_ analysis: Analysis, guess: Square?) {
    task = nil
    (self.analysis, self.guess) = (analysis, guess)
    if awaitsHint { giveHint() }
  }

  /// Gives a hint now, or as soon as one is known.
  mutating func hint() {
    if let words = waiting ?? over {
      say(words)
      return
    }
    awaitsHint = true
    if analysis != nil { giveHint() }
  }

  private mutating func giveHint() {
    guard let analysis else { return }
    awaitsHint = false
    hinted = analysis.bestSquares(guess: guess)
    say(hintSentence(analysis, hinted, guess: guess))
  }

  mutating func toggleAnalysis() {
    showsAnalysis.toggle()
    if !showsAnalysis { say("Analysis is off.") }
  }

  /// That the person has to wait for a computer; `nil` when it is a person's turn.
  var waiting: String? {
    guard let mark = game.toMove, isComputer(mark) else { return nil }
    if playsAlone {
      return "The computers play: \(isPaused ? "Enter goes on" : "Esc pauses them")."
    }
    return "\(game.label(mark, nameWidth: 24)) is to move: Esc makes it move now."
  }

  private var over: String? { game.outcome.map { refusal(of: .gameIsOver($0)) } }

  private func sentence(about choice: Choice, by mark: Mark) -> String {
    let took = "\(game.label(mark, nameWidth: 24)) took \(choice.square)"
    switch (choice.confidence, choice.evaluation) {
    case (.searched, nil): return "\(took), not sure who wins."
    case (.searched, _?): return "\(took), sure not to lose."
    case (_, let evaluation?) where game.isActive:
      return "\(took)." + (winSentence(evaluation, for: mark).map { " \($0)" } ?? "")
    default: return "\(took)."
    }
  }

  /// `O wins in 4.`, counted after the move; `nil` for a draw.
  private func winSentence(_ evaluation: Evaluation, for mark: Mark) -> String? {
    guard evaluation.value != .draw else { return nil }
    let winner = evaluation.value == .win ? mark : mark.opponent
    let length = evaluation.plies.map { " in \($0 - 1)" } ?? ""
    return "\(winner) wins\(length)."
  }
}

extension Analysis {
  /// The squares that are as good as any, as far as is known; the best guess where nothing is.
  func bestSquares(guess: Square?) -> SquareSet {
    guard let best = moves.first?.evaluation, evaluation != nil || best.value != .loss
    else { return guess.map { SquareSet($0) } ?? [] }
    return moves.filter { $0.evaluation == best }
      .reduce(into: []) { $0.insert($1.square) }
  }
}

/// Such as `Hint: b2 holds the draw.`
private func hintSentence(_ analysis: Analysis, _ squares: SquareSet, guess: Square?) -> String {
  guard let evaluation = analysis.moves.first(where: { squares.contains($0.square) })?.evaluation,
    let mover = analysis.toMove
  else { return guess.map { "Hint: \($0) looks best, but that is not proven." } ?? "No hint." }
  let isEvery = squares.count == analysis.moves.count && squares.count > 1
  let names = isEvery ? "every square" : listed(squares)
  let isOne = isEvery || squares.count == 1
  let length = evaluation.plies.map { " in \($0)" } ?? ""
  return switch evaluation.value {
  case .win: "Hint: \(names) \(isOne ? "wins" : "win")\(length)."
  case .draw where analysis.evaluation == nil:
    "Hint: \(names) \(isOne ? "holds" : "hold") at least a draw."
  case .draw: "Hint: \(names) \(isOne ? "holds" : "hold") the draw."
  case .loss:
    "Hint: \(names) \(isOne ? "holds" : "hold") out longest; \(mover.opponent) wins\(length)."
  }
}

/// `a1`, `a1 and c1`, `a1, c1 and a3`, or the first of many and how many more.
private func listed(_ squares: SquareSet) -> String {
  let names = squares.map(\.description)
  let shown = names.count > 5 ? Array(names.prefix(4)) + ["\(names.count - 4) more"] : names
  guard let last = shown.last, shown.count > 1 else { return shown.joined() }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}
