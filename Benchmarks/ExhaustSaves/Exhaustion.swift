import Glibc
import SaveFormat
import TicTacToe

/// What became of every text that one slip of a finger makes out of a save.
struct Exhaustion {
  var texts = 0
  var loaded = 0
  var warned = 0
  var refused: [Diagnostic.Code: Int] = [:]
  /// The longest that one text took, in seconds, at its quickest of a few tries.
  var slowest = 0.0
  /// What should never be; empty when all is well.
  var findings: [String] = []

  /// No text may take longer, in seconds.
  static let bound = 0.010

  /// Tries every prefix, and every substitution, deletion and insertion of one byte.
  init(of save: [UInt8]) {
    for count in save.indices { tryOne(Array(save[..<count])) }
    for offset in save.indices {
      var text = save
      text.remove(at: offset)
      tryOne(text)
      for byte in UInt8.min...UInt8.max {
        text = save
        text[offset] = byte
        tryOne(text)
      }
    }
    for offset in 0...save.count {
      for byte in UInt8.min...UInt8.max {
        var text = save
        text.insert(byte, at: offset)
        tryOne(text)
      }
    }
  }

  private mutating func tryOne(_ text: [UInt8]) {
    texts += 1
    let (seconds, answer) = Exhaustion.timed { Exhaustion.read(text) }
    var best = seconds
    // The machine may have been busy with something else.
    for _ in 0..<3 where best > Exhaustion.bound / 4 {
      best = min(best, Exhaustion.timed { Exhaustion.read(text) }.seconds)
    }
    slowest = max(slowest, best)
    if best > Exhaustion.bound { note("takes \(best) s", text) }
    count(answer, text)
  }

  private mutating func count(_ answer: Answer, _ text: [UInt8]) {
    switch answer {
    case .game(let game, let warnings):
      if warnings.isEmpty { loaded += 1 } else { warned += 1 }
      if (try? game.rules.check(game.grid)) == nil { note("loads an illegal game", text) }
    case .refusal(let diagnostics):
      guard let error = diagnostics.first(where: { $0.severity == .error }) else {
        return note("is refused without an error", text)
      }
      refused[error.code, default: 0] += 1
    }
    for diagnostic in answer.diagnostics where !diagnostic.isInside(text) {
      note("has a place outside: \(diagnostic)", text)
    }
  }

  private mutating func note(_ what: String, _ text: [UInt8]) {
    if findings.count < 10 { findings.append("\(what): \(String(decoding: text, as: UTF8.self))") }
  }

  private enum Answer {
    case game(Game, [Diagnostic])
    case refusal([Diagnostic])

    var diagnostics: [Diagnostic] {
      switch self {
      case .game(_, let diagnostics), .refusal(let diagnostics): diagnostics
      }
    }
  }

  private static func read(_ text: [UInt8]) -> Answer {
    do {
      let save = try SaveText.read(text, file: "a.data")
      return .game(save.game, save.warnings)
    } catch {
      return .refusal(error.diagnostics)
    }
  }

  private static func timed<Answer>(_ work: () -> Answer) -> (seconds: Double, Answer) {
    let start = now()
    let answer = work()
    return (now() - start, answer)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Diagnostic {
  /// Whether its place is in the file, or right behind a line of it.
  fileprivate func isInside(_ text: [UInt8]) -> Bool {
    guard let place else { return true }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return false }
    let line = String(decoding: lines[place.line - 1], as: UTF8.self)
    return 1...line.unicodeScalars.count + 1 ~= place.column
  }
}
