import AppSandbox
import TerminalBoard

/// Changes the theme when a session asks for it, and keeps the choice in the settings.
struct Wardrobe {
  private let sandbox: Sandbox
  private let isASCII: Bool

  /// - Parameter isASCII: Whether the terminal shows ASCII alone.
  init(_ sandbox: Sandbox, isASCII: Bool) { (self.sandbox, self.isASCII) = (sandbox, isASCII) }

  /// - Returns: The answer for the session, if it asked for a theme.
  func carryOut(_ effect: Effect) -> Command? {
    guard case .nextTheme(let theme) = effect else { return nil }
    let (next, faults) = Themes(bundle: sandbox.bundle).next(after: theme, isASCII: isASCII)
    return .themed(
      next,
      notes: faults.map { Phrase(verbatim: $0.description) } + (next == theme ? [] : keep(next)))
  }

  /// - Returns: What went wrong, in whole sentences.
  private func keep(_ theme: Theme) -> [Phrase] {
    do throws(PreferencesError) {
      var settings = try Settings(in: sandbox)
      try settings.remember(theme: theme.name)
      return settings.complaints
    } catch {
      return ["It is not kept for the next start: \(error)"]
    }
  }
}
