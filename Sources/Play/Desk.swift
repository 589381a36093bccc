import CPosix
import Glibc
import Synchronization
import TerminalBoard

/// Where the loop lays questions for the thread that thinks, and finds its answers.
final class Desk: Sendable {
  private struct Papers {
    /// What is to be answered, or is being answered.
    var question: Question?
    /// The last question that was taken up.
    var taken = 0
    var isHurried = false
    var isClosed = false
    var answers: [Command] = []
  }

  private let papers = Mutex(Papers())
  /// Wakes the thread, and the loop.
  private let bell, tray: posix_pipe

  init() throws(ScreenFault) {
    bell = posix_make_pipe()
    tray = posix_make_pipe()
    guard bell.reading >= 0, tray.reading >= 0 else { throw .pipeCannotBeMade }
  }

  deinit {
    for file in [bell.reading, bell.writing, tray.reading, tray.writing] { close(file) }
  }

  /// What has something to read when there are answers.
  var answersFile: Int32 { tray.reading }

  // What the loop does.

  func ask(_ question: Question) { change { ($0.question, $0.isHurried) = (question, false) } }
  func hurry() { change { $0.isHurried = true } }
  func giveUp() { change { $0.question = nil } }
  func shut() {
    change { ($0.question, $0.isClosed) = (nil, true) }
  }

  /// Takes the answers that have come.
  func answers() -> [Command] {
    Desk.empty(tray)
    return papers.withLock { papers in
      defer { papers.answers = [] }
      return papers.answers
    }
  }

  private func change(_ body: (inout Papers) -> Void) {
    papers.withLock { body(&$0) }
    Desk.ring(bell)
  }

  // What the thread does.

  /// Waits for the next question; `nil` when there will be none.
  func next() -> Question? {
    while true {
      Desk.empty(bell)
      let (question, isClosed) = papers.withLock { papers -> (Question?, Bool) in
        guard let question = papers.question, question.request != papers.taken
        else { return (nil, papers.isClosed) }
        papers.taken = question.request
        return (question, false)
      }
      if let question { return question }
      if isClosed { return nil }
      wait(milliseconds: -1)
    }
  }

  /// Whether the answer to a question is wanted at once, or not at all.
  func isPressed(_ request: Int) -> Bool {
    papers.withLock { $0.isHurried || $0.question?.request != request }
  }

  /// Waits until `moment`, unless an answer is wanted before.
  func wait(until moment: Moment, for request: Int) {
    while .now < moment, !isPressed(request) {
      wait(milliseconds: moment.millisecondsLeft)
      Desk.empty(bell)
    }
  }

  func report(_ visited: Int, of request: Int) {
    papers.withLock { $0.answers.append(.progressed(visited, request: request)) }
    Desk.ring(tray)
  }

  /// Lays down the answer to a question, unless that was given up.
  func reply(_ answer: Command?, to request: Int) {
    papers.withLock { papers in
      guard papers.question?.request == request else { return }
      papers.question = nil
      if let answer { papers.answers.append(answer) }
    }
    Desk.ring(tray)
  }

  private func wait(milliseconds: Int32) {
    var file = pollfd(fd: bell.reading, events: Int16(POLLIN), revents: 0)
    _ = poll(&file, 1, milliseconds)
  }

  /// A full pipe wakes whoever waits as well.
  private static func ring(_ pipe: posix_pipe) {
    var byte: UInt8 = 0
    _ = write(pipe.writing, &byte, 1)
  }

  private static func empty(_ pipe: posix_pipe) {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(pipe.reading, &bytes, bytes.count) == bytes.count {}
  }
}
