import TicTacToe

extension Analysis {
  /// `draw`, `X wins in N`, `O wins in N` with the number of moves left, both players' counted,
  /// without it where only the winner is proven, or `unknown`; how a game that is over ended.
  public var headline: String {
    outcome?.description ?? words(for: evaluation)
  }

  /// A line a free square, best first, counted from the same position as the headline: `b2 draw`,
  /// `a1 O wins in 6`, `c3 unknown`.
  public var lines: [String] {
    moves.map { "\($0.square) \(words(for: $0.evaluation))" }
  }

  private func words(for evaluation: Evaluation?) -> String {
    guard let toMove, let evaluation else { return "unknown" }
    let length = evaluation.plies.map { " in \($0)" } ?? ""
    return switch evaluation.value {
    case .draw: "draw"
    case .win: "\(toMove) wins\(length)"
    case .loss: "\(toMove.opponent) wins\(length)"
    }
  }
}
