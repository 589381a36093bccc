import AppSandbox
import SaveFormat
import SavedGames
import TerminalBoard
import TicTacToe

extension Program {
  /// What was asked for before. Settings that cannot be read are said, and hinder nobody from playing.
  func settings(in sandbox: Sandbox) -> Settings? {
    do throws(PreferencesError) {
      let settings = try Settings(in: sandbox)
      complain(settings.complaints)
      return settings
    } catch {
      complain(["The settings are not in use: \(error)"])
      return nil
    }
  }

  /// The game to begin with: as `request` has it, else as the last one that was asked for.
  ///
  /// Who is signed in plays as the first person, unless the command line names that one.
  func newGame(
    _ request: PlayRequest?, _ settings: inout Settings?, for account: Account?
  ) -> Game {
    let last = lastGame(settings)
    if let request, !request.isPart(of: last) { remember(request, in: &settings) }
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

  private func lastGame(_ settings: Settings?) -> PlayRequest? {
    do throws(UsageFault) {
      return try settings?.lastGame
    } catch {
      complain(["The settings are not in use: \(error)"])
      return nil
    }
  }

  private func remember(_ request: PlayRequest, in settings: inout Settings?) {
    do throws(PreferencesError) {
      try settings?.remember(request)
    } catch {
      complain(["The settings are not kept: \(error)"])
    }
  }

  func complain(_ sentences: [Phrase]) {
    errors.print(sentences.map { "tictactoe: \(visible(language($0)))" })
  }
}
