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

    /// What the session is told first.
    var opening: Command {
      switch self {
      case .anew: .begin
      case .restored(let loaded): loaded.command
      }
    }
  }

  mutating func play(_ request: PlayRequest?) throws(Failure) -> Int32 {
    let (saves, account) = try openPlayersSaves()
    let game = newGame(request, for: account)
    return try play(.anew(game, isDescribed: request != nil), saves)
  }

  /// Whether a game is to be played on the board.
  var showsBoard: Bool {
    switch invocation.action {
    case .play, .restore: !invocation.isPlain && surroundings.hasTerminal
    default: false
    }
  }

  /// Plays until the person quits, in a terminal on the board and elsewhere in plain mode.
  mutating func play(_ beginning: Beginning, _ saves: Saves) throws(Failure) -> Int32 {
    let status = try playToTheEnd(beginning, saves)
    // What killed writers left can wait until nobody waits.
    do throws(FileError) { try saves.sandbox.sweep() } catch {
      complain([Phrase(verbatim: error.description)])
    }
    return status
  }

  private mutating func playToTheEnd(_ beginning: Beginning, _ saves: Saves) throws(Failure)
    -> Int32
  {
    var keeper: GameKeeper
    do throws(SandboxError) {
      keeper = try GameKeeper(saves)
    } catch {
      throw Failure(verbatim: error.description)
    }
    let boards = SolvedBoards(in: saves.sandbox)
    var session: GameSession
    do throws(FileError) {
      session = try begin(beginning, &keeper)
    } catch {
      throw Failure(verbatim: error.description)
    }
    if !showsBoard {
      return playPlainly(session, beginning.opening, keeper, boards)
    }
    session.theme = theme(in: saves.sandbox)
    session.language = languageOnBoard(in: saves.sandbox.bundle)
    do throws(ScreenFault) {
      let watch = try SignalWatch()
      let screen = try CursesScreen(
        type: surroundings.terminalType, palette: palette,
        glyphs: output.isASCII ? .ascii : .unicode)
      let thinker = try Thinker(thoughtfulness, boards)
      let taste = Taste(saves.sandbox, isASCII: output.isASCII)
      let loop = BoardLoop(session, keeper, taste, screen, watch, thinker)
      guard let loss = loop.run(beginning.opening, notes) else { return 0 }
      complain([GameSession.loss(because: loss)])
      return 1
    } catch .terminalIsUnfit(let type) {
      errors.print(
        language("The terminal type \"\(type)\" cannot show a board, so this is plain mode."))
      complain(notes)
      session.language = language
      return playPlainly(session, beginning.opening, keeper, boards)
    } catch {
      throw Failure(verbatim: error.description)
    }
  }

  private func begin(
    _ beginning: Beginning, _ keeper: inout GameKeeper
  ) throws(FileError) -> GameSession {
    switch beginning {
    case .anew(let game, isDescribed: false):
      return GameSession(game: game, offer: try keeper.takeOffer(), language: language)
    case .anew(let game, isDescribed: true): return GameSession(game: game, language: language)
    case .restored(let loaded): return GameSession(game: loaded.save.game, language: language)
    }
  }

  private func playPlainly(
    _ session: GameSession, _ opening: Command, _ keeper: consuming GameKeeper,
    _ boards: SolvedBoards
  ) -> Int32 {
    PlainLoop(session, keeper, Mind(thoughtfulness, boards), output).run(opening)
  }

  private var thoughtfulness: Thoughtfulness {
    Thoughtfulness(
      seconds: invocation.thinkingTime ?? Thoughtfulness.secondsInPlay,
      seed: invocation.seed ?? .random(in: .min ... .max))
  }

  private var palette: CursesScreen.Palette {
    switch invocation.color {
    case .always: .colors
    case .never: .none
    case .auto: surroundings.wantsNoColor ? .none : .colors
    }
  }
}
