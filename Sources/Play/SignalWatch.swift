import CPosix
import Glibc

/// Turns signals into bytes that wait beside the keys, from its beginning to its end.
struct SignalWatch: ~Copyable {
  private let pipe: posix_pipe

  /// Those that end the program, in the way that they do by default once the terminal is given back.
  private static let ending = [SIGHUP, SIGTERM, SIGINT, SIGQUIT]
  private static let watched = ending + [SIGWINCH, SIGTSTP, SIGCONT]

  init() throws(ScreenFault) {
    pipe = posix_make_pipe()
    guard pipe.reading >= 0 else { throw .pipeCannotBeMade }
    for signal in SignalWatch.watched { _ = posix_watch_signal(signal, pipe.writing) }
  }

  deinit {
    for signal in SignalWatch.watched { _ = posix_unwatch_signal(signal) }
    close(pipe.reading)
    close(pipe.writing)
  }

  enum Event {
    case end(by: Int32)
    case stop
    case resize
  }

  /// What woke the program.
  struct Wake {
    var events: [Event] = []
    var hasInput = false
    var hasAnswers = false
    /// The terminal is gone.
    var isHungUp = false
  }

  /// Waits for a signal, for input, or for something to read in `answers`.
  func wait(beside answers: Int32) -> Wake {
    var files = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: answers, events: Int16(POLLIN), revents: 0),
    ]
    // EINTR is a signal, whose byte is in the pipe.
    _ = poll(&files, nfds_t(files.count), -1)
    let input = Int32(files[0].revents)
    var wake = Wake(events: readEvents())
    wake.hasInput = input & POLLIN != 0
    wake.hasAnswers = files[2].revents != 0
    wake.isHungUp = input & (POLLHUP | POLLERR | POLLNVAL) != 0
    return wake
  }

  private func readEvents() -> [Event] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(pipe.reading, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).compactMap { byte in
      switch Int32(byte) {
      case let signal where SignalWatch.ending.contains(signal): .end(by: signal)
      case SIGTSTP: .stop
      default: .resize
      }
    }
  }
}
