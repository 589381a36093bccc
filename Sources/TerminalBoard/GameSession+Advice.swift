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
  mutating func askForHint() {
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
    say(hint(from: analysis))
  }

  mutating func toggleAnalysis() {
    showsAnalysis.toggle()
    if !showsAnalysis { say("Analysis is off.") }
  }

  /// That the person has to wait for a computer; `nil` when it is a person's turn.
  var waiting: Phrase? {
    guard let mark = game.toMove, isComputer(mark) else { return nil }
    if playsAlone {
      return isPaused
        ? "The computers play: Enter goes on." : "The computers play: Esc pauses them."
    }
    return "\(game.label(mark, nameWidth: 24)) is to move: Esc makes it move now."
  }

  private var over: Phrase? { game.outcome.map { IllegalMove.gameIsOver($0).sentence } }

  private func sentence(about choice: Choice, by mark: Mark) -> Phrase {
    let (who, square) = (game.label(mark, nameWidth: 24), choice.square)
    let took: Phrase = "\(who) took \(square)."
    switch (choice.confidence, choice.evaluation) {
    case (.searched, nil): return "\(who) took \(square), not sure who wins."
    case (.searched, _?): return "\(who) took \(square), sure not to lose."
    case (_, let evaluation?) where game.isActive:
      return winSentence(evaluation, for: mark).map { "\(took) \($0)" } ?? took
    default: return took
    }
  }

  /// `O wins in 4.`, counted after the move; `nil` for a draw.
  private func winSentence(_ evaluation: Evaluation, for mark: Mark) -> Phrase? {
    guard evaluation.value != .draw else { return nil }
    let winner = evaluation.value == .win ? mark : mark.opponent
    guard let plies = evaluation.plies else { return "\(winner) wins." }
    return "\(winner) wins in \(plies - 1)."
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
