import Solver
import TicTacToe

extension GameSession {
  /// How the game stands, who thinks and what the analysis says, in fewer and fewer words.
  var standing: [String] {
    let standing = shownGame.standing
    guard shownGame == game, let mark = game.toMove else { return standing }
    if isPaused { return ["Paused. Enter goes on.", "Paused."] }
    if let task, task.isMove { return thinkingSentences(mark, task) }
    if let task { return searchingSentences(task).map { "\(standing[0]) \($0)" } + standing }
    guard showsAnalysis, let analysis else { return standing }
    return analysis.sentences.map { "\(standing[0]) \($0)" } + [analysis.sentences[1]]
  }

  private func thinkingSentences(_ mark: Mark, _ task: Thinking) -> [String] {
    let who = game.label(mark, nameWidth: 24)
    let counts = task.counts
    return counts.map { "\(who) is thinking... \($0)." }
      + ["\(who) is thinking...", "\(mark) is thinking..."]
  }

  private func searchingSentences(_ task: Thinking) -> [String] {
    let what = awaitsHint ? "Looking for a hint" : "Analysing"
    return task.counts.map { "\(what)... \($0)." } + ["\(what)..."]
  }
}

extension Thinking {
  /// How far the search has come, in fewer and fewer words; empty at first.
  fileprivate var counts: [String] {
    let thousands = visited / 1000
    guard thousands > 0 else { return [] }
    let number =
      thousands < 1000 ? "\(thousands),000" : "\(thousands / 1000).\(thousands / 100 % 10) million"
    return ["\(number) positions", number]
  }
}

extension Analysis {
  /// What the position is worth, in a sentence and in a shorter one.
  fileprivate var sentences: [String] {
    let words =
      switch evaluation {
      case nil: "not known who wins"
      case let known? where known.value == .draw: "a draw"
      default: headline
      }
    return ["Analysis: \(words).", evaluation == nil ? "Unknown." : "\(words.capitalizedFirst)."]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
