import Solver
import TicTacToe

extension GameSession {
  /// How the game stands, who thinks and what the analysis says, in fewer and fewer words.
  var standing: [Phrase] {
    let standing = shownGame.standing
    guard shownGame == game, let mark = game.toMove else { return standing }
    if isPaused { return ["Paused. Enter goes on.", "Paused."] }
    if let task, task.isMove { return thinkingSentences(mark, task) }
    if let task { return searchingSentences(task).map { "\(standing[0]) \($0)" } + standing }
    guard showsAnalysis, let analysis else { return standing }
    return analysis.verdict.map { "\(standing[0]) \($0)" } + [analysis.verdict[1]]
  }

  private func thinkingSentences(_ mark: Mark, _ task: Thinking) -> [Phrase] {
    let who = game.label(mark, nameWidth: 24)
    return task.counts.map { "\(who) is thinking... \($0)." }
      + ["\(who) is thinking...", "\(mark) is thinking..."]
  }

  private func searchingSentences(_ task: Thinking) -> [Phrase] {
    awaitsHint
      ? task.counts.map { "Looking for a hint... \($0)." } + ["Looking for a hint..."]
      : task.counts.map { "Analysing... \($0)." } + ["Analysing..."]
  }
}

extension Thinking {
  /// How far the search has come, in fewer and fewer words; empty at first.
  fileprivate var counts: [Phrase] {
    let thousands = visited / 1000
    guard thousands > 0 else { return [] }
    if thousands < 1000 { return ["\(thousands),000 positions", "\(thousands),000"] }
    let (millions, tenths) = (thousands / 1000, thousands / 100 % 10)
    return ["\(millions).\(tenths) million positions", "\(millions).\(tenths) million"]
  }
}

extension Analysis {
  /// What the position is worth, in a sentence and in a shorter one.
  fileprivate var verdict: [Phrase] {
    guard let toMove, let evaluation else { return ["Analysis: not known who wins.", "Unknown."] }
    let winner = evaluation.value == .win ? toMove : toMove.opponent
    return switch (evaluation.value, evaluation.plies) {
    case (.draw, _): ["Analysis: a draw.", "A draw."]
    case (_, nil): ["Analysis: \(winner) wins.", "\(winner) wins."]
    case (_, let plies?): ["Analysis: \(winner) wins in \(plies).", "\(winner) wins in \(plies)."]
    }
  }
}
