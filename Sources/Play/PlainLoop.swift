import Glibc
import TerminalBoard
import TicTacToe

extension Program {
  /// Reads a command a line from standard input until its end.
  ///
  /// - Returns: The exit status: 1 when a save or a restore failed, or nobody reads the answers.
  func playPlainly(
    _ session: GameSession, _ beginning: Beginning, _ keeper: consuming GameKeeper
  ) -> Int32 {
    var dialog = PlainDialog(session: session)
    if case .restored(let loaded) = beginning {
      guard output.print(dialog.answer(loaded.command)) else { return 1 }
    } else {
      guard output.print(dialog.begin()) else { return 1 }
    }
    var input = LineReader(file: STDIN_FILENO)
    while let line = input.next() {
      var (lines, effects) = dialog.read(line: line)
      for effect in effects {
        if let answer = keeper.carryOut(effect) { lines += dialog.answer(answer) }
      }
      // A move that was heard of is kept already, whatever happens to the program then.
      guard output.print(lines) else { return 1 }
      if effects.contains(.quit) { break }
    }
    return keeper.hasFailed ? 1 : 0
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
