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
  var theme: String? {
    get { preferences.string(forKey: "theme") }
    set { set(newValue, forKey: "theme") }
  }

  /// What the person is spoken to in.
  var language: String? {
    get { preferences.string(forKey: "language") }
    set { set(newValue, forKey: "language") }
  }

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
    try keep()
  }

  /// Keeps for the next start what was set; when it returns, the disk has it.
  mutating func keep() throws(PreferencesError) { try preferences.synchronize() }

  private mutating func set(_ word: String?, forKey key: String) {
    if let word {
      preferences.set(word, forKey: key)
    } else {
      preferences.removeObject(forKey: key)
    }
  }

  private static func word(for seat: Seat) -> String {
    // A property list cannot hold control characters.
    let name = String(
      String.UnicodeScalarView(
        seat.name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    return seat.player.rawValue + (name.isEmpty ? "" : ":\(name)")
  }
}
