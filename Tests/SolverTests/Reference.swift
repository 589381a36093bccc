import Testing
import Solver
import TicTacToe

/// The value of a whole game, as published or found by exhaustive search.
struct Reference: CustomTestStringConvertible {
  let rules: Rules
  let evaluation: Evaluation

  var testDescription: String { "\(rules) \(evaluation)" }
}
