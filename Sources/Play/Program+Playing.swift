import AppSandbox
import Glibc
import SavedGames
import TerminalBoard
import TicTacToe

extension Program {
  /// What is on the board at first.
  enum Beginning {
    /// With the offer of an unfinished one, unless the command line describes a game.
    case anew(Game, isDescribed: Bool)
    case restored(Loaded)
  }

  func play(_ request: PlayRequest?) throws(Failure) -> Int32 {
    let (saves, account) = try openPlayersSaves()
    let game = newGame(request, in: saves.sandbox, for: account)
    return try play(.anew(game, isDescribed: request != nil), saves)
  }

  /// Plays until the person quits, in a terminal on the board and elsewhere in plain mode.
  func play(_ beginning: Beginning, _ saves: Saves) throws(Failure) -> Int32 {
    var keeper = GameKeeper(saves)
    let session: GameSession
    do throws(FileError) {
      try saves.sandbox.sweep()
      session = try begin(beginning, &keeper)
    } catch {
      throw Failure(error.description)
    }
    if invocation.isPlain || !surroundings.hasTerminal {
      return playPlainly(session, beginning, keeper)
    }
    do throws(ScreenFault) {
      let watch = try SignalWatch()
      let screen = try CursesScreen(
        type: surroundings.terminalType, palette: palette,
        glyphs: output.isASCII ? .ascii : .unicode)
      return BoardLoop(session, keeper, screen, watch).run()
    } catch .terminalIsUnfit(let type) {
      errors.print("The terminal type \"\(type)\" cannot show a board, so this is plain mode.")
      return playPlainly(session, beginning, keeper)
    } catch {
      throw Failure(error.description)
    }
  }

  private func begin(
    _ beginning: Beginning, _ keeper: inout GameKeeper
  ) throws(FileError) -> GameSession {
    switch beginning {
    case .anew(let game, isDescribed: false):
      return GameSession(game: game, offer: try keeper.takeOffer())
    case .anew(let game, isDescribed: true): return GameSession(game: game)
    case .restored(let loaded):
      var session = GameSession(game: loaded.save.game)
      for effect in session.perform(loaded.command) { _ = keeper.carryOut(effect) }
      return session
    }
  }

  private var palette: CursesScreen.Palette {
    switch invocation.color {
    case .always: .colors
    case .never: .none
    case .auto: surroundings.wantsNoColor ? .none : .colors
    }
  }
}
