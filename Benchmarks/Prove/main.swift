import Glibc
import Solver
import TicTacToe

// Proves the published values of long games and holds proofs against plain search, within ten
// minutes. `prove 7 7 5 [SECONDS]` proves one game only.

let clock = ContinuousClock()

// Rows are wanted as they come, also in a pipe.
func say(_ words: String...) {
  var line = words.joined(separator: " ") + "\n"
  line.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

func text(_ duration: Duration) -> String {
  let seconds = Double(duration.components.seconds)
  let tenths = ((seconds + Double(duration.components.attoseconds) * 1e-18) * 1e4).rounded() / 10
  return "\(tenths) ms"
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

/// - Returns: Whether the value is the published one.
func prove(_ game: Published, within seconds: Double) -> Bool {
  guard let rules = game.rules else { return false }
  var solver = PositionSolver(rules, tableLimit: 1 << 20)
  let start = clock.now
  let end = start + .seconds(seconds)
  let found = solver.value(of: Grid(), within: SearchBudget { _ in clock.now > end })
  let time = clock.now - start
  let nodes = solver.visited
  var length = ""
  if let found, found != .draw {
    let evaluation = solver.evaluation(
      of: Grid(), within: SearchBudget { _ in clock.now > end })
    length = evaluation?.plies.map { " in \($0)" } ?? ""
    if let plies = game.plies, length != " in \(plies)" { return false }
  }
  let names: [Value: String] = [.win: "first wins", .draw: "draw", .loss: "second wins"]
  let word = found.flatMap { names[$0] } ?? "unknown"
  let isRight = found == nil || game.value == nil || found == game.value
  say(
    padded("\(rules)", 14), padded(word + length, 18), padded("\(nodes)", 12),
    padded(text(time), 14),
    isRight ? "" : "  WRONG")
  return isRight
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Double($0) }
if arguments.count >= 3 {
  let game = Published(
    columns: Int(arguments[0]), rows: Int(arguments[1]), inARow: Int(arguments[2]), value: nil,
    plies: nil)
  exit(prove(game, within: arguments.count > 3 ? arguments[3] : 600) ? 0 : 1)
}

say(padded("game", 14), padded("value", 18), padded("positions", 12), padded("time", 14))
var isRight = true
for game in Published.table {
  isRight = prove(game, within: game.columns == 8 && game.rows == 8 ? 60 : 120) && isRight
}

var check = CrossCheck()
for rules in [
  Rules(columns: 3, rows: 3), Rules(columns: 3, rows: 3, isMisere: true),
  Rules(columns: 4, rows: 3, inARow: 3), Rules(columns: 3, rows: 4, inARow: 3, isMisere: true),
] {
  if let rules { check.everyPosition(of: rules) }
}
for (columns, rows, inARow, free) in [
  (4, 4, 3, 16), (4, 4, 4, 13), (5, 3, 3, 15), (5, 4, 3, 16), (5, 4, 4, 13), (5, 5, 4, 13),
  (6, 5, 4, 13), (6, 6, 5, 13), (8, 8, 5, 11),
] {
  if let rules = Rules(columns: columns, rows: rows, inARow: inARow) {
    check.randomPositions(1_500, of: rules, free: free, seed: 2026)
  }
}
say(check.report.joined(separator: "\n"))
exit(isRight && check.faults == 0 ? 0 : 1)
