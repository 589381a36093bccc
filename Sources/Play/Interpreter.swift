import AppSandbox
import TerminalBoard

/// Changes the language when a session asks for it, and keeps the choice in the settings.
struct Interpreter {
  /// Why no other language is spoken where ASCII alone can be shown.
  static let onlyEnglish: Phrase = "Only English can be shown in ASCII alone."

  private let sandbox: Sandbox
  private let isASCII: Bool

  /// - Parameter isASCII: Whether the terminal shows ASCII alone.
  init(_ sandbox: Sandbox, isASCII: Bool) { (self.sandbox, self.isASCII) = (sandbox, isASCII) }

  /// - Returns: The answer for the session, if it asked for a language.
  func carryOut(_ effect: Effect) -> Command? {
    guard case .nextLanguage(let language) = effect else { return nil }
    if isASCII { return .speaking(.english, notes: [Interpreter.onlyEnglish]) }
    let (next, faults) = Languages(bundle: sandbox.bundle).next(after: language)
    return .speaking(
      next,
      notes: faults.map { Phrase(verbatim: $0.description) } + (next == language ? [] : keep(next)))
  }

  /// - Returns: What went wrong, in whole sentences.
  private func keep(_ language: Language) -> [Phrase] {
    do throws(PreferencesError) {
      var settings = try Settings(in: sandbox)
      try settings.remember(language: language.identifier)
      return settings.complaints
    } catch {
      return ["It is not kept for the next start: \(error)"]
    }
  }
}
