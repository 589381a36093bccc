import AppSandbox
import TerminalBoard
import TicTacToe

/// What was asked for last, in `Library/Preferences/tictactoe.plist`.
///
/// Its keys are `board`, `misere` and `first`, `x` and `o` for the players, `theme` and `language`, with
/// the words of the command line.
struct Settings {
  private var preferences: Preferences

  /// What X and O look like.
  var theme: String? { preferences.string(forKey: "theme") }

  /// What the person is spoken to in.
  var language: String? { preferences.string(forKey: "language") }

  /// Reads the file, if there is one.
  init(in sandbox: Sandbox) throws(PreferencesError) {
    preferences = try Preferences("tictactoe", in: sandbox)
  }

  /// What is wrong with files that were set aside, in sentences.
  var complaints: [Phrase] {
    preferences.damaged.map { "\($0.error). It is set aside as \($0.name)." }
  }

  /// The last game that was asked for.
  ///
  /// - Throws: What a person who edited the file got wrong.
  var lastGame: PlayRequest {
    get throws(UsageFault) {
      try PlayRequest(
        board: preferences.string(forKey: "board"), misere: preferences.bool(forKey: "misere"),
        first: preferences.string(forKey: "first"), x: preferences.string(forKey: "x"),
        o: preferences.string(forKey: "o"))
    }
  }

  /// Keeps what `request` says for the next game; when it returns, the disk has it.
  mutating func remember(_ request: PlayRequest) throws(PreferencesError) {
    if let rules = request.rules {
      preferences.set("\(rules.columns)x\(rules.rows)x\(rules.inARow)", forKey: "board")
      preferences.set(rules.isMisere, forKey: "misere")
      preferences.set(rules.first.rawValue, forKey: "first")
    }
    if let seats = request.seats {
      preferences.set(Settings.word(for: seats.x), forKey: "x")
      preferences.set(Settings.word(for: seats.o), forKey: "o")
    }
    try preferences.synchronize()
  }

  /// Keeps what is chosen on the board for the next start; when it returns, the disk has it.
  mutating func remember(theme: String) throws(PreferencesError) {
    preferences.set(theme, forKey: "theme")
    try preferences.synchronize()
  }

  /// Keeps what is chosen on the board for the next start; when it returns, the disk has it.
  mutating func remember(language: String) throws(PreferencesError) {
    preferences.set(language, forKey: "language")
    try preferences.synchronize()
  }

  private static func word(for seat: Seat) -> String {
    // A property list cannot hold control characters.
    let name = String(
      String.UnicodeScalarView(
        seat.name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    return seat.player.rawValue + (name.isEmpty ? "" : ":\(name)")
  }
}
