import AppSandbox
import TerminalBoard

extension Invocation {
  /// - Throws: ``UsageFault`` for a theme that is not there.
  func requireTheme(in surroundings: Surroundings) throws(UsageFault) {
    guard let theme else { return }
    let names = Themes(bundle: surroundings.bundle).names
    if !names.contains(theme) { throw .themeIsUnknown(theme, known: names) }
  }
}

extension Program {
  /// The theme that the command line names, else the one of the settings, else the usual one.
  ///
  /// A theme that cannot be read is said, and hinders nobody from playing.
  mutating func theme(in sandbox: Sandbox) -> Theme {
    // Without its resources the program is plain, and that is no fault.
    if sandbox.bundle == nil { return .plain }
    let name = invocation.theme ?? settings?.theme ?? Themes.usual
    do throws(ThemeError) {
      return try Themes(bundle: sandbox.bundle).theme(named: name)
    } catch {
      note(["The theme is not in use: \(error)"])
      return .plain
    }
  }
}
