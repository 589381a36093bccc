import CTerminal
import Glibc

/// The built program, and how tests run programs on pipes.
enum Program {
  /// What a program that ran on pipes left behind.
  struct Run: Equatable {
    let exit: Exit
    let output, errors: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// Where `tictactoe` lies: the build puts it beside the tests, whose own path is `/proc/self/exe` or, where
  /// a helper of the toolchain loads them, among the arguments.
  static var path: String {
    get throws {
      let places = ["/proc/self/exe"] + CommandLine.arguments
      let folders = places.compactMap(resolved).flatMap(foldersAbove)
      for folder in folders where access("\(folder)/tictactoe", X_OK) == 0 {
        return "\(folder)/tictactoe"
      }
      throw TerminalError.noProgram(lookedIn: folders)
    }
  }

  /// What every started program finds in its environment, and nothing else: no person's home, language or taste.
  static let environment: [String: String] = {
    var variables = [
      "HOME": "/nonexistent", "LANG": "C.UTF-8", "TERM": "xterm-256color",
      "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "PS1": "$ ",
    ]
    for name in ["LD_LIBRARY_PATH", "TMPDIR"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }()

  /// Runs the built program to its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    directory: String? = nil, seconds: Int = 20
  ) throws -> Run {
    try run(
      command: path, arguments, input: Array(input.utf8), environment: environment,
      directory: directory, seconds: seconds)
  }

  /// Runs any program to its end, feeding and emptying all three pipes at once, and kills it when time is up.
  static func run(
    command: String, _ arguments: [String] = [], input: [UInt8] = [],
    environment: [String: String] = [:], directory: String? = nil, seconds: Int = 20
  ) throws -> Run {
    let words = [command] + arguments
    let child = withCommand(words, environment: environment, directory: directory) {
      child_start_on_pipes($0)
    }
    guard child.process > 0, child.ended >= 0 else {
      throw TerminalError.cannotStart(command, errno)
    }
    defer { close(child.ended) }
    let deadline = ContinuousClock.now + .seconds(seconds)
    var pipes = Pipes(child, input: input)
    while !pipes.areClosed, .now < deadline { pipes.exchange(until: deadline) }
    pipes.close()
    guard let exit = waitForEnd(child.process, child.ended, until: deadline) else {
      kill(-child.process, SIGKILL)
      _ = waitForEnd(child.process, child.ended, until: .now + .seconds(10))
      throw TerminalError.tooSlow(words)
    }
    return Run(exit: exit, output: pipes.output, errors: pipes.errors)
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folders that a file lies in, innermost first, up to the one of the build: on some systems the tests are
  /// a bundle, a folder with the executable deep inside.
  private static func foldersAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      folders.append(String(folder))
      if folder.hasSuffix("/debug") || folder.hasSuffix("/release") { break }
    }
    return folders
  }
}

/// A running program's three pipes.
private struct Pipes {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var input: ArraySlice<UInt8>
  /// Input, output, errors; -1 for what is closed, which `poll` passes over.
  private var files: [Int32]

  init(_ child: child, input: [UInt8]) {
    self.input = input[...]
    files = [child.input, child.output, child.errors]
    if input.isEmpty { close(0) }
  }

  /// Whether the program can say no more.
  var areClosed: Bool { files[1] < 0 && files[2] < 0 }

  mutating func exchange(until deadline: ContinuousClock.Instant) {
    var states = zip(files, [POLLOUT, POLLIN, POLLIN]).map { file, event in
      pollfd(fd: file, events: Int16(event), revents: 0)
    }
    guard poll(&states, 3, milliseconds(until: deadline)) > 0 else { return }
    if states[0].revents != 0 { feed() }
    if states[1].revents != 0, !empty(1, into: &output) { close(1) }
    if states[2].revents != 0, !empty(2, into: &errors) { close(2) }
  }

  mutating func close() { for place in files.indices { close(place) } }

  private mutating func feed() {
    let count = input.withUnsafeBytes { write(files[0], $0.baseAddress, $0.count) }
    if count > 0 { input.removeFirst(count) }
    // A program may end before it has read everything: that is its right.
    if input.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { close(0) }
  }

  /// Returns whether there may be more.
  private func empty(_ place: Int, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(files[place], &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  private mutating func close(_ place: Int) {
    if files[place] >= 0 { Glibc.close(files[place]) }
    files[place] = -1
  }
}
