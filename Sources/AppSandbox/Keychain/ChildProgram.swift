import CPosix
import FoundationEssentials
import Glibc

/// Another program, run to its end or to the end of its time.
struct ChildProgram {
  let path: String
  let environment: [String: String]

  struct Answer {
    /// `nil` when a signal ended it.
    let status: Int32?
    let output, errors: String
  }

  /// The first executable of that name in `PATH`; relative folders there are passed over, since
  /// where they lie depends on the working folder.
  static func find(_ name: String, in environment: Environment) -> String? {
    (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .filter { $0.hasPrefix("/") }.map { String($0).appendingComponent(name) }
      .first { access($0, X_OK) == 0 }
  }

  /// Gives `input` to the program and waits for its end.
  ///
  /// - Parameter limit: the most bytes of output and of errors that are taken.
  /// - Returns: `nil` when it cannot be started, did not end in time, or said too much; it is then
  ///   killed.
  func run(_ arguments: [String], input: String = "", time: Duration, limit: Int) -> Answer? {
    let variables = environment.map { "\($0)=\($1)" }
    let child = withStrings([path] + arguments) { arguments in
      withStrings(variables) { posix_start_child(path, arguments, $0) }
    }
    if child.process < 0 { return nil }
    var talk = Conversation(child: child, input: Array(input.utf8), limit: limit)
    let end = ContinuousClock.now + time
    let status = talk.finish(before: end) ? wait(for: child.process, until: end) : nil
    guard let status else {
      kill(-child.process, SIGKILL)
      _ = try? retrying { waitpid(child.process, nil, 0) }
      return nil
    }
    let exit = posix_exit_status(status)
    return Answer(
      status: exit < 0 ? nil : exit, output: String(decoding: talk.output.bytes, as: UTF8.self),
      errors: String(decoding: talk.errors.bytes, as: UTF8.self))
  }

  /// It has closed its output, so it is about to end.
  private func wait(for process: pid_t, until end: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { return nil }
      if ContinuousClock.now >= end { return nil }
      poll(nil, 0, 1)
    }
  }
}

/// Both directions at once, so that neither side waits for the other for ever.
private struct Conversation: ~Copyable {
  private let input: Descriptor
  private var isSpeaking = true
  private var rest: ArraySlice<UInt8>
  var output: Incoming
  var errors: Incoming

  init(child: posix_child, input: [UInt8], limit: Int) {
    self.input = Descriptor(owning: child.input)
    rest = input[...]
    output = Incoming(end: Descriptor(owning: child.output), limit: limit)
    errors = Incoming(end: Descriptor(owning: child.errors), limit: limit)
  }

  /// - Returns: whether the program closed its output and errors in time and within the limit.
  mutating func finish(before end: ContinuousClock.Instant) -> Bool {
    while output.isOpen || errors.isOpen {
      speak()
      let left = ContinuousClock.now.duration(to: end) / Duration.milliseconds(1)
      if left <= 0 { return false }
      var ends = [
        pollfd(fd: output.isOpen ? output.end.number : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.isOpen ? errors.end.number : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isSpeaking ? input.number : -1, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&ends, 3, Int32(left.rounded(.up))) < 0, errno != EINTR { return false }
      guard output.listen(), errors.listen() else { return false }
    }
    return true
  }

  private mutating func speak() {
    while isSpeaking {
      let count = rest.withUnsafeBytes {
        send(input.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      // A program that wants no more says so by its status.
      rest = count < 0 ? [] : rest.dropFirst(count)
      isSpeaking = !rest.isEmpty
      if !isSpeaking { shutdown(input.number, Int32(SHUT_WR)) }
    }
  }
}

private struct Incoming: ~Copyable {
  let end: Descriptor
  let limit: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true

  init(end: consuming Descriptor, limit: Int) {
    self.end = end
    self.limit = limit
  }

  /// Takes what is there.
  ///
  /// - Returns: whether it is within the limit.
  mutating func listen() -> Bool {
    var piece = [UInt8](repeating: 0, count: 16_384)
    while isOpen {
      let count = read(end.number, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      if count <= 0 { isOpen = false }
      bytes += piece.prefix(max(count, 0))
      if bytes.count > limit { return false }
    }
    return true
  }
}

/// Lends C a list of strings that ends with a null.
private func withStrings<Answer>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
) -> Answer {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
