import AppSandbox
import SaveFormat
import SavedGames
import TerminalBoard
import TicTacToe

extension Program {
  /// The game to begin with: as `request` has it, else as the last one that was asked for.
  ///
  /// Who is signed in plays as the first person, unless the command line names that one.
  mutating func newGame(_ request: PlayRequest?, for account: Account?) -> Game {
    let last = lastGame()
    if let request, !request.isPart(of: last) { remember(request) }
    let rules = request?.rules ?? last?.rules ?? .classic
    var seats = request?.seats ?? last?.seats ?? Seats()
    let order = [rules.first, rules.first.opponent]
    if let account, let mark = order.first(where: { seats[$0].player == .person }),
      (request?.seats?[mark].name ?? "").isEmpty
    {
      seats[mark].name = account.name
    }
    return Game(rules: rules, seats: seats)
  }

  private mutating func lastGame() -> PlayRequest? {
    do throws(UsageFault) {
      return try settings?.lastGame
    } catch {
      note(["The settings are not in use: \(error)"])
      return nil
    }
  }

  private mutating func remember(_ request: PlayRequest) {
    do throws(PreferencesError) {
      try settings?.remember(request)
    } catch {
      note(["The settings are not kept: \(error)"])
    }
  }

  /// Says what is amiss and hinders nobody: where a board is coming, on the board.
  mutating func note(_ sentences: [Phrase]) {
    if showsBoard { notes += sentences } else { complain(sentences) }
  }

  func complain(_ sentences: [Phrase]) {
    errors.print(sentences.map { "tictactoe: \(visible(language($0)))" })
  }
}
