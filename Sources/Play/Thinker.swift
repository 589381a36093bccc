import Glibc
import TerminalBoard

/// Thinks in a thread of its own, so that the screen never waits; the thread starts with the first question.
struct Thinker: ~Copyable {
  private let desk: Desk
  private let thoughtfulness: Thoughtfulness
  private let boards: SolvedBoards
  private var hasThread = false

  init(_ thoughtfulness: Thoughtfulness, _ boards: SolvedBoards) throws(ScreenFault) {
    self.boards = boards
    desk = try Desk()
    self.thoughtfulness = thoughtfulness
  }

  // The thread is not waited for: it may be deep in thought, and the terminal is to be given back now.
  deinit { desk.shut() }

  /// What has something to read when there are answers.
  var answersFile: Int32 { desk.answersFile }

  /// The answers that have come, oldest first.
  func answers() -> [Command] { desk.answers() }

  /// - Returns: Whether the effect was one to think about.
  mutating func carryOut(_ effect: Effect) -> Bool {
    switch effect {
    case .think, .analyse: if let question = Question(effect) { ask(question) }
    case .hurry: desk.hurry()
    case .stopThinking: desk.giveUp()
    default: return false
    }
    return true
  }

  private mutating func ask(_ question: Question) {
    desk.ask(question)
    if !hasThread { hasThread = startThread() }
    if hasThread { return }
    // Where no thread can be had, the screen has to wait.
    var mind = Mind(thoughtfulness, boards)
    desk.reply(mind.answer(question), to: question.request)
  }

  private func startThread() -> Bool {
    let work = Work(desk: desk, thoughtfulness: thoughtfulness, boards: boards)
    // The thread takes over this reference; where there is none, it is taken back below.
    let context = Unmanaged.passRetained(work)
    // Signals are to arrive in the loop's thread, where they end its waiting.
    var (every, before) = (sigset_t(), sigset_t())
    sigfillset(&every)
    pthread_sigmask(SIG_SETMASK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, runWork, context.toOpaque())
    guard error == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

/// What the thread does until the desk is closed.
private final class Work: Sendable {
  private let desk: Desk
  private let thoughtfulness: Thoughtfulness
  private let boards: SolvedBoards

  init(desk: Desk, thoughtfulness: Thoughtfulness, boards: SolvedBoards) {
    (self.desk, self.thoughtfulness, self.boards) = (desk, thoughtfulness, boards)
  }

  /// How often progress is shown, in seconds.
  private static let reportInterval = 0.25
  /// How long each move stays to be seen when nobody else moves, in seconds.
  private static let pace = 0.5

  func run() {
    var mind = Mind(thoughtfulness, boards)
    while let question = desk.next() {
      let begin = Moment.now
      let answer = answer(question, by: &mind)
      let seats = question.game.seats
      if question.isMove, seats.x.player != .person, seats.o.player != .person {
        desk.wait(until: begin + min(Work.pace, thoughtfulness.seconds), for: question.request)
      }
      desk.reply(answer, to: question.request)
    }
  }

  private func answer(_ question: Question, by mind: inout Mind) -> Command? {
    var nextReport = Moment.now + Work.reportInterval
    return mind.answer(question) { [desk] visited in
      if nextReport < .now {
        nextReport = .now + Work.reportInterval
        desk.report(visited, of: question.request)
      }
      return desk.isPressed(question.request)
    }
  }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // It is the reference that `startThread` passed, and nobody else's.
  if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
