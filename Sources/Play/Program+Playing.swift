import AppSandbox
import Glibc
import SavedGames
import TerminalBoard
import TicTacToe

extension Program {
  /// What is on the board at first.
  enum Beginning {
    case anew(PlayRequest?)
    case restored(Loaded)
  }

  func play(_ request: PlayRequest?) throws(Failure) -> Int32 {
    try play(.anew(request), try openSaves())
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
    case .anew(nil): return GameSession(game: Game(), offer: try keeper.takeOffer())
    case .anew(let request?):
      return GameSession(game: Game(rules: request.rules, seats: request.seats))
    case .restored(let loaded):
      _ = keeper.carryOut(.startAnother(loaded.save.game))
      var session = GameSession(game: loaded.save.game)
      _ = session.perform(
        .restored(loaded.save.game, name: loaded.name, warnings: loaded.save.warnings))
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
