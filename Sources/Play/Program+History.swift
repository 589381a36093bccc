import AppSandbox
import FoundationEssentials
import Glibc
import SavedGames
import TerminalBoard
import TicTacToe

extension Program {
  mutating func listHistory() throws(Failure) -> Int32 {
    let history = History(in: try enter().sandbox)
    do throws(HistoryError) {
      return print(historyText(try HistorySummary(history, games: 20), in: language))
    } catch {
      throw Failure(verbatim: error.description)
    }
  }
}

extension HistorySummary {
  /// - Parameter games: How many of the last ones to show.
  init(_ history: History, games: Int) throws(HistoryError) {
    self.init(
      records: try history.tallies().map(Record.init),
      recent: try history.recent(games).map(Entry.init))
  }
}

extension HistorySummary.Record {
  fileprivate init(_ tally: Tally) {
    self.init(
      seat: tally.seat, mark: tally.mark, rules: tally.rules, wins: tally.wins, draws: tally.draws,
      losses: tally.losses)
  }
}

extension HistorySummary.Entry {
  fileprivate init(_ game: PlayedGame) {
    self.init(
      when: game.finished.localMinute, rules: game.rules, seats: game.seats, outcome: game.outcome,
      isEdited: game.isEdited)
  }
}

extension Date {
  /// Where the person is: `2026-11-30 14:05`.
  fileprivate var localMinute: String {
    var seconds = time_t(timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
