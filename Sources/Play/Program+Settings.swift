import AppSandbox
import SaveFormat
import SavedGames
import TicTacToe

extension Program {
  /// The game to begin with: as `request` has it, else as the last one that was asked for.
  ///
  /// Who is signed in plays as the first person, unless the command line names that one. Settings
  /// that cannot be read or kept are said, and hinder nobody from playing.
  func newGame(_ request: PlayRequest?, in sandbox: Sandbox, for account: Account?) -> Game {
    let last = settings(in: sandbox, remembering: request)
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

  /// - Returns: What was asked for before `request`.
  private func settings(
    in sandbox: Sandbox, remembering request: PlayRequest?
  ) -> PlayRequest? {
    do throws(PreferencesError) {
      var settings = try Settings(in: sandbox)
      complain(settings.complaints)
      let last = lastGame(settings)
      if let request { try settings.remember(request) }
      return last
    } catch {
      complain(["The settings are not in use: \(error)"])
      return nil
    }
  }

  private func lastGame(_ settings: Settings) -> PlayRequest? {
    do {
      return try settings.lastGame
    } catch {
      complain(["The settings are not in use: \(error)"])
      return nil
    }
  }

  func complain(_ sentences: [String]) {
    errors.print(sentences.map { "tictactoe: \(visible($0))" })
  }
}
