import AppSandbox
import FoundationEssentials
import Solver
import TicTacToe

/// Analyses that took long, kept among the caches: what is lost or damaged there is worked out again.
struct SolvedBoards: Sendable {
  private struct Entry: Codable {
    let rules: Rules
    let grid: Grid
    let analysis: Analysis

    /// Whether it is about a position at all, whatever it says.
    var isSound: Bool {
      guard let game = try? Game(rules: rules, grid: grid) else { return false }
      let squares = analysis.moves.map(\.square)
      return analysis.outcome == nil && analysis.toMove == game.toMove
        && Set(squares) == Set(game.freeSquares) && squares.count == game.freeSquares.count
        && Set(analysis.principalVariation).isSubset(of: Set(squares))
    }
  }

  /// What took less, in seconds, is worked out again as fast as it is read.
  static let worthKeeping = 0.2

  private static let name = "SolvedBoards"
  /// The form of the file; the sum of what follows the first line stands behind it.
  private static let form = "tictactoe solved boards 1 "
  private static let sizeLimit = 1 << 20
  private static let countLimit = 30

  private let folder: Folder

  init(in sandbox: Sandbox) { folder = sandbox.caches }

  /// What is known of the position; `nil` when it is not kept, or cannot be read.
  func analysis(of game: Game) -> Analysis? {
    entries().first { $0.rules == game.rules && $0.grid == game.grid && $0.isSound }?.analysis
  }

  /// Keeps an analysis that leaves nothing open, the newest first; where that fails nothing is lost.
  func keep(_ analysis: Analysis, of game: Game) {
    guard game.isActive, analysis.isComplete else { return }
    let others = entries().filter { $0.rules != game.rules || $0.grid != game.grid }
    let new = Entry(rules: game.rules, grid: game.grid, analysis: analysis)
    let entries = [new] + others.prefix(SolvedBoards.countLimit - 1)
    guard let body = try? JSONEncoder().encode(entries) else { return }
    let head = "\(SolvedBoards.form)\(SolvedBoards.sum(of: body))\n"
    try? folder.write(Data(head.utf8) + body, to: SolvedBoards.name)
  }

  private func entries() -> [Entry] {
    guard let data = try? folder.read(SolvedBoards.name, limit: SolvedBoards.sizeLimit),
      let end = data.firstIndex(of: UInt8(ascii: "\n"))
    else { return [] }
    let body = Data(data[data.index(after: end)...])
    let head = "\(SolvedBoards.form)\(SolvedBoards.sum(of: body))"
    guard data[..<end].elementsEqual(head.utf8) else { return [] }
    return (try? JSONDecoder().decode([Entry].self, from: body)) ?? []
  }

  /// FNV-1a: the file is to be safe from accidents, not from people, who may look at it as they like.
  private static func sum(of data: Data) -> String {
    let sum = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(sum, radix: 16)
  }
}

extension Analysis {
  /// Whether the value of every move is known, and how soon each win or loss comes.
  fileprivate var isComplete: Bool {
    moves.allSatisfy { move in
      move.evaluation.map { $0.value == .draw || $0.plies != nil } ?? false
    }
  }
}
