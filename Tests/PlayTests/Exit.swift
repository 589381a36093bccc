import CTerminal
import Glibc

/// How a program ended.
enum Exit: Hashable {
  case status(Int)
  case signal(Int32)

  /// `nil` while it runs.
  init?(_ status: child_status) {
    switch status.state {
    case child_exited: self = .status(Int(status.value))
    case child_ended_by_signal: self = .signal(status.value)
    default: return nil
    }
  }
}

/// Why a test's program or terminal did not do what was expected of it.
enum TerminalError: Error, CustomStringConvertible {
  enum Reason: String {
    case timeIsUp = "the time is up"
    case programEnded = "the program has ended"
  }

  case cannotStart(String, Int32)
  case notSeen(String, Reason, picture: String, String)
  case tooSlow([String])
  case noProgram(lookedIn: [String])

  var description: String {
    switch self {
    case .cannotStart(let command, let error):
      "cannot start \(command): \(String(cString: strerror(error)))"
    case .notSeen(let expectation, let reason, let picture, let place):
      "\(place): waited for \(expectation), but \(reason.rawValue). The screen:\n\(picture)"
    case .tooSlow(let command):
      "\(command.joined(separator: " ")) did not end in time and was killed"
    case .noProgram(let folders):
      "no program tictactoe in \(folders.joined(separator: ", ")): build it first"
    }
  }
}

/// What `poll` takes: at least 0, and rounded up so that the deadline has passed when it returns.
func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
  let left = (deadline - .now) / .milliseconds(1)
  return left > 0 ? Int32(left.rounded(.up)) : 0
}

/// Waits for a process without looking again and again; `nil` if it still runs at `deadline`.
func waitForEnd(
  _ process: pid_t, _ ended: Int32, until deadline: ContinuousClock.Instant
) -> Exit? {
  while true {
    if let exit = Exit(child_status(process)) { return exit }
    guard .now < deadline else { return nil }
    var file = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    _ = poll(&file, 1, milliseconds(until: deadline))
  }
}

/// Calls `body` with C's form of a command; `environment` comes on top of ``Program/environment``.
func withCommand<Result>(
  _ arguments: [String], environment: [String: String], directory: String?,
  _ body: (child_command) -> Result
) -> Result {
  let variables = Program.environment.merging(environment) { $1 }
  var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  var pairs: [UnsafeMutablePointer<CChar>?] =
    variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
  let folder = directory.map { strdup($0) } ?? nil
  defer { for text in words + pairs + [folder] { free(text) } }
  return words.withUnsafeMutableBufferPointer { words in
    pairs.withUnsafeMutableBufferPointer { pairs in
      // Both hold at least their closing null.
      guard let words = words.baseAddress, let pairs = pairs.baseAddress else {
        preconditionFailure("an array that is not empty has an address")
      }
      return body(child_command(arguments: words, environment: pairs, directory: folder))
    }
  }
}
