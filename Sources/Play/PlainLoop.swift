import Glibc
import TerminalBoard

/// A command a line, answered sentence by sentence.
struct PlainLoop: ~Copyable {
  private var dialog: PlainDialog
  private var keeper: GameKeeper
  private var mind: Mind
  private let output: LineWriter
  private var hasQuit = false
  /// Whether somebody reads the answers.
  private var isHeard = true

  init(
    _ session: GameSession, _ keeper: consuming GameKeeper, _ mind: consuming Mind,
    _ output: LineWriter
  ) {
    dialog = PlainDialog(session: session)
    self.keeper = keeper
    self.mind = mind
    self.output = output
  }

  /// Reads standard input until its end.
  ///
  /// - Returns: The exit status: 1 when a save or a restore failed, the last moves are not kept, or nobody reads the answers.
  consuming func run(_ opening: Command) -> Int32 {
    carryOut(opening == .begin ? dialog.begin() : dialog.answer(opening))
    var input = LineReader(file: STDIN_FILENO)
    while isHeard, !hasQuit, let line = input.next() { carryOut(dialog.read(line: line)) }
    return keeper.hasFailed || keeper.whyNothingIsKept != nil || !isHeard ? 1 : 0
  }

  /// Does what is to be done and what follows from it, then prints: a move that was heard of is kept
  /// already, whatever happens to the program then.
  private mutating func carryOut(_ turn: (lines: [String], effects: [Effect])) {
    var (lines, effects) = (turn.lines, turn.effects[...])
    while isHeard, let effect = effects.popFirst() {
      if effect == .quit { hasQuit = true }
      let command: Command?
      if let question = Question(effect) {
        say(lines)
        lines = []
        command = mind.answer(question)
      } else {
        command = keeper.carryOut(effect)
      }
      guard let command else { continue }
      let answer = dialog.answer(command)
      lines += answer.lines
      effects += answer.effects
    }
    say(lines)
  }

  private mutating func say(_ lines: [String]) {
    if isHeard, !output.print(lines) { isHeard = false }
  }
}

/// The lines of an open file, none of them longer than a person types.
struct LineReader {
  private static let longest = 4096

  private let file: Int32
  private var buffer: ArraySlice<UInt8> = []

  init(file: Int32) { self.file = file }

  /// The next line without its end; of a longer one the beginning. `nil` at the end of the file.
  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer[..<newline].prefix(LineReader.longest - line.count)
        buffer = buffer[(newline + 1)...]
        return String(decoding: line, as: UTF8.self)
      }
      line += buffer.prefix(LineReader.longest - line.count)
      let hadBytes = !line.isEmpty || !buffer.isEmpty
      guard fill() else { return hadBytes ? String(decoding: line, as: UTF8.self) : nil }
    }
  }

  /// - Returns: Whether there is more.
  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(file, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      buffer = bytes.prefix(max(count, 0))
      return count > 0
    }
  }
}
