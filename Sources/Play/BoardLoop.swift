import CPosix
import Glibc
import TerminalBoard

/// Draw, wait, act: the game on the board until the person quits or a signal ends it.
struct BoardLoop: ~Copyable {
  private var session: GameSession
  private var keeper: GameKeeper
  private var screen: CursesScreen
  private let watch: SignalWatch
  private let taste: Taste
  private var thinker: Thinker
  private var hasQuit = false

  init(
    _ session: GameSession, _ keeper: consuming GameKeeper, _ taste: Taste,
    _ screen: consuming CursesScreen, _ watch: consuming SignalWatch, _ thinker: consuming Thinker
  ) {
    self.session = session
    self.keeper = keeper
    self.taste = taste
    self.screen = screen
    self.watch = watch
    self.thinker = thinker
  }

  /// - Parameters:
  ///   - opening: The first command.
  ///   - notes: What the board says besides.
  /// - Returns: Why the last moves are not kept, if they are not. When a signal ends the game, this
  ///   process ends by it instead.
  consuming func run(_ opening: Command, _ notes: [Phrase]) -> String? {
    perform(opening)
    session.add(notes)
    var signal: Int32?
    while signal == nil, !hasQuit {
      screen.show(Frame(session, size: screen.size, glyphs: screen.glyphs))
      signal = waitAndAct()
    }
    guard let signal else { return keeper.whyNothingIsKept }
    end(by: signal)
  }

  /// - Returns: The signal that ends the game, if one came.
  private mutating func waitAndAct() -> Int32? {
    let wake = watch.wait(beside: thinker.answersFile)
    for event in wake.events {
      switch event {
      case .end(let signal): return signal
      case .stop: screen.stop()
      case .resize: screen.resize()
      }
    }
    if wake.hasInput { actOnKeys() }
    if wake.hasAnswers, !hasQuit { thinker.answers().forEach { perform($0) } }
    return wake.isHungUp && !hasQuit ? SIGHUP : nil
  }

  private mutating func actOnKeys() {
    while !hasQuit, let key = screen.readKey() {
      guard let command = command(for: key, in: session, size: screen.size) else { continue }
      perform(command)
    }
  }

  private mutating func perform(_ command: Command) {
    for effect in session.perform(command) {
      if effect == .quit { hasQuit = true }
      if thinker.carryOut(effect) { continue }
      if let answer = taste.carryOut(effect) ?? keeper.carryOut(effect) { perform(answer) }
    }
  }

  /// Gives the terminal back before the process ends by `signal`.
  private consuming func end(by signal: Int32) -> Never {
    let _ = consume screen
    posix_end_by_signal(signal)
  }
}
