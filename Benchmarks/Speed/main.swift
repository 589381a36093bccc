import FoundationEssentials
import Glibc
import SaveFormat
import Solver
import TicTacToe

// Runs one benchmark several times: prints its nanoseconds, the best of the runs, and its positions.
// The C program beside it does the same, and `bench` holds them against each other.

/// - Returns: How many positions were looked at; `nil` when there is no such benchmark.
func run(_ name: String) -> Int? {
  switch name {
  case "perft":
    return Perft(.classic).positions([], [], free: Rules.classic.squares)
  case "all":
    return SolvedBoard(.classic)?.count
  case "cold", "first":
    var solver = PositionSolver(.classic)
    _ = solver.evaluation(of: Grid())
    return solver.visited
  case "strong":
    // The exact value of the empty board of 4,4,4 and of each of its moves.
    guard let rules = Rules(columns: 4, rows: 4, inARow: 4) else { return nil }
    var solver = PositionSolver(rules)
    _ = solver.moves(of: Grid())
    return solver.visited
  case "read":
    guard let save = try? SaveText.read(Save.bytes, file: "a.data") else { return nil }
    return save.game.moves.count
  default:
    let numbers = name.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 3,
      let rules = Rules(columns: numbers[0], rows: numbers[1], inARow: numbers[2])
    else { return nil }
    var solver = PositionSolver(rules)
    _ = solver.value(of: Grid())
    return solver.visited
  }
}

/// A normal save, in the middle of a game.
enum Save {
  static let bytes = [UInt8](
    (try? Data(contentsOf: URL(filePath: "saves/examples/midgame.data"))) ?? Data())
}

let words = CommandLine.arguments
let runs = words.count > 2 ? Int(words[2]) ?? 1 : 1
var best: Duration?
var positions = 0
for _ in 0..<runs {
  let start = ContinuousClock.now
  guard words.count > 1, let count = run(words[1]) else { exit(2) }
  let time = ContinuousClock.now - start
  positions = count
  best = min(best ?? time, time)
}
let (seconds, attoseconds) = (best ?? .zero).components
print(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, positions)
