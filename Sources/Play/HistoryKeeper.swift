import AppSandbox
import FoundationEssentials
import SaveFormat
import SavedGames
import TerminalBoard
import TicTacToe

/// Remembers games as they end, each once.
struct HistoryKeeper {
  private let history: History
  /// Whether the game on the board came from a save.
  private var isRestored = false
  /// When the game on the board began, if it began here.
  private var started: Date?
  /// How the game on the board has ended so far: an end that is taken back can be made again.
  private var endings: Set<Game> = []

  init(_ sandbox: Sandbox) { history = History(in: sandbox) }

  /// Another game is on the board.
  mutating func begin(isRestored: Bool) {
    self.isRestored = isRestored
    (started, endings) = (nil, [])
  }

  /// A move, an undo or a redo has changed the game on the board.
  mutating func follow(_ game: Game) {
    if !isRestored, game.grid.taken.count == 1 { started = started ?? Date() }
  }

  /// - Returns: What the person should know, if anything.
  mutating func finish(_ game: Game, isEdited: Bool) -> Command? {
    if endings.contains(game) { return nil }
    let finished = FinishedGame(
      game: game, started: started, finished: Date(), isEdited: isEdited)
    do throws(HistoryError) {
      let addition = try history.add(finished, isRestored: isRestored)
      endings.insert(game)
      guard case .isAddedAnew(let name) = addition else { return nil }
      return .historyFailed(
        "The history could not be read and is set aside as \(visible(name)); a new one is begun.")
    } catch {
      return .historyFailed("The game was not added to the history: \(visible("\(error)"))")
    }
  }

  func read() -> Command {
    do {
      return .historyRead(try HistorySummary(history, games: 100))
    } catch {
      return .historyFailed("The history cannot be read: \(visible("\(error)"))")
    }
  }
}
