import AppSandbox
import TerminalBoard

/// Changes the theme or the language when a session asks for it, and keeps the choice in the settings.
struct Taste {
  /// Why no other language is spoken where ASCII alone can be shown.
  static let onlyEnglish: Phrase = "Only English can be shown in ASCII alone."

  private let sandbox: Sandbox
  private let isASCII: Bool

  /// - Parameter isASCII: Whether the terminal shows ASCII alone.
  init(_ sandbox: Sandbox, isASCII: Bool) { (self.sandbox, self.isASCII) = (sandbox, isASCII) }

  /// - Returns: The answer for the session, if it asked for a theme or a language.
  func carryOut(_ effect: Effect) -> Command? {
    switch effect {
    case .nextTheme(let theme):
      let (next, faults) = Themes(bundle: sandbox.bundle).next(after: theme, isASCII: isASCII)
      let notes = next == theme ? [] : keep { $0.theme = next.name }
      return .themed(next, notes: faults.map { Phrase(verbatim: $0.description) } + notes)
    case .nextLanguage where isASCII: return .speaking(.english, notes: [Taste.onlyEnglish])
    case .nextLanguage(let language):
      let (next, faults) = Languages(bundle: sandbox.bundle).next(after: language)
      let notes = next == language ? [] : keep { $0.language = next.identifier }
      return .speaking(next, notes: faults.map { Phrase(verbatim: $0.description) } + notes)
    default: return nil
    }
  }

  /// - Returns: What went wrong, in whole sentences.
  private func keep(_ choose: (inout Settings) -> Void) -> [Phrase] {
    do throws(PreferencesError) {
      var settings = try Settings(in: sandbox)
      choose(&settings)
      try settings.keep()
      return settings.complaints
    } catch {
      return ["It is not kept for the next start: \(error)"]
    }
  }
}
