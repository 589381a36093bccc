import CTerminal
import Glibc

/// A program in a terminal emulator, with a person in front of it.
///
/// Whoever uses it waits for what should be on the screen, never for a time. The program is killed when the
/// terminal goes away.
final class Terminal {
  /// Whom to look at in `/proc`.
  let process: pid_t

  /// How many bytes the program has written so far.
  private(set) var bytesWritten = 0

  let emulator: OpaquePointer
  private let child: child
  private var ended: Exit?
  private var isHungUp = false
  private var isDrained = false
  private var typed: [UInt8] = []

  /// Starts `command`, looked up in PATH, with `environment` on top of ``Program/environment``.
  init(
    command: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, directory: String? = nil
  ) throws {
    guard let emulator = emulator_new(Int32(rows), Int32(columns)) else {
      throw TerminalError.cannotStart(command, errno)
    }
    child = withCommand([command] + arguments, environment: environment, directory: directory) {
      child_start_in_terminal($0, Int32(rows), Int32(columns))
    }
    self.emulator = emulator
    process = child.process
    guard process > 0, child.ended >= 0 else {
      emulator_free(emulator)
      throw TerminalError.cannotStart(command, errno)
    }
  }

  deinit {
    if !isHungUp { close(child.input) }
    if ended == nil {
      kill(process, SIGKILL)
      // A session's leader takes its terminal's jobs with it; waiting leaves no zombie.
      _ = waitForEnd(process, child.ended, until: .now + .seconds(10))
    }
    close(child.ended)
    emulator_free(emulator)
  }

  /// Waits until `text` is somewhere on the screen, in one row.
  func wait(
    for text: String, seconds: Int = 10, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try wait(until: "\"\(text)\"", seconds: seconds, file: file, line: line) { terminal in
      terminal.screen.contains { $0.contains(text) }
    }
  }

  /// Waits until `condition` holds; `expectation` says in an error's words what that means.
  func wait(
    until expectation: String, seconds: Int = 10, file: StaticString = #fileID,
    line: UInt = #line, condition: (Terminal) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(self) {
      guard !isDrained, .now < deadline else {
        throw TerminalError.notSeen(
          expectation, isDrained ? .programEnded : .timeIsUp, picture: picture, "\(file):\(line)")
      }
      exchange(until: deadline)
    }
  }

  /// Waits until the program has ended and shows everything it wrote.
  func exitStatus(
    seconds: Int = 10, file: StaticString = #fileID, line: UInt = #line
  ) throws -> Exit {
    if let ended { return ended }
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let exit = Exit(child_status(process)) {
        ended = exit
        // The kernel hands over the last words some time after they were written.
        var before: Int
        repeat {
          before = bytesWritten
          exchange(until: .now + .milliseconds(20))
        } while bytesWritten > before
        return exit
      }
      guard .now < deadline else {
        throw TerminalError.notSeen(
          "the program's end", .timeIsUp, picture: picture, "\(file):\(line)")
      }
      exchange(until: deadline, orEnd: true)
    }
  }

  /// Sends a signal to the program itself, not by way of the terminal.
  func send(_ signal: Int32) {
    if ended == nil { kill(process, signal) }
  }

  /// Closes the terminal's window: the program's session gets SIGHUP.
  func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    isDrained = true
    close(child.input)
  }

  /// Changes the size of the window, as a person does with the mouse.
  func resize(columns: Int, rows: Int) {
    emulator_resize(emulator, Int32(rows), Int32(columns))
    _ = child_resize_terminal(child.input, Int32(rows), Int32(columns))
  }

  /// Sends bytes to the program, as fast as it takes them.
  func type(_ bytes: some Sequence<UInt8>) {
    typed += bytes
    exchange(until: .now)
  }

  /// How the terminal's driver treats input and output now: what `stty -a` shows.
  var modes: Modes {
    var modes = termios()
    tcgetattr(child.input, &modes)
    return Modes(modes)
  }

  /// Moves bytes both ways, and waits until `deadline` for the first of them, or also for the program's end.
  private func exchange(until deadline: ContinuousClock.Instant, orEnd: Bool = false) {
    collectReplies()
    var files = [
      pollfd(fd: isDrained ? -1 : child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: orEnd ? child.ended : -1, events: Int16(POLLIN), revents: 0),
    ]
    if !typed.isEmpty { files[0].events |= Int16(POLLOUT) }
    guard poll(&files, 2, milliseconds(until: deadline)) > 0 else { return }
    if files[0].revents & Int16(POLLOUT) != 0 {
      typed.removeFirst(max(0, write(child.input, typed, typed.count)))
    }
    if files[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { readAll() }
  }

  private func readAll() {
    var buffer = [CChar](repeating: 0, count: 65_536)
    while true {
      let count = read(child.output, &buffer, buffer.count)
      guard count > 0 else {
        if count == 0 || (errno != EAGAIN && errno != EINTR) { isDrained = true }
        return collectReplies()
      }
      bytesWritten += count
      emulator_write(emulator, buffer, count)
      collectReplies()
    }
  }

  private func collectReplies() {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = emulator_read(emulator, &buffer, buffer.count)
    typed += buffer[..<count].map(UInt8.init(bitPattern:))
  }
}
