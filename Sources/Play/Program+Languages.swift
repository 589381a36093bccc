import AppSandbox
import SavedGames
import TerminalBoard

extension Program {
  /// Reads the settings, and speaks the language that the command line names, else theirs.
  ///
  /// What cannot be read is said, and hinders nobody from playing.
  mutating func takeSettings(in sandbox: Sandbox) {
    var fault: PreferencesError?
    do throws(PreferencesError) {
      settings = try Settings(in: sandbox)
    } catch {
      fault = error
    }
    if let name = invocation.language ?? settings?.language {
      language = language(named: name, in: sandbox.bundle)
    }
    note(settings?.complaints ?? [])
    if let fault { note(["The settings are not in use: \(fault)"]) }
  }

  /// Speaks the language that the command line names, where no landlock stands and so no file is read.
  mutating func speakAsAsked() {
    if let name = invocation.language { language = language(named: name, in: surroundings.bundle) }
  }

  /// What is spoken on the board: what the environment says, where nobody has chosen.
  func languageOnBoard(in bundle: ResourceBundle?) -> Language {
    if invocation.language != nil || settings?.language != nil { return language }
    return language(named: surroundings.language, in: bundle)
  }

  /// What `--help` prints; the settings have no say, since no container is opened for it.
  var help: String {
    let name = invocation.language ?? surroundings.language
    if name == Language.english.identifier { return Usage.help }
    let bundle = surroundings.bundle
    guard canSpeak(name, from: bundle) else { return Usage.help }
    do throws(LanguageError) {
      return try Languages(bundle: bundle).usage(in: name)
    } catch {
      complain(["The language is not in use: \(error)"])
      return Usage.help
    }
  }

  /// English where the one of this name cannot be spoken, which is said where it matters.
  func language(named name: String, in bundle: ResourceBundle?) -> Language {
    guard canSpeak(name, from: bundle) else { return .english }
    do throws(LanguageError) {
      return try Languages(bundle: bundle).language(named: name)
    } catch {
      complain(["The language is not in use: \(error)"])
      return .english
    }
  }

  /// Whether it is worth trying.
  private func canSpeak(_ name: String, from bundle: ResourceBundle?) -> Bool {
    if name == Language.english.identifier { return true }
    if output.isASCII {
      if invocation.language != nil { complain([Taste.onlyEnglish]) }
      return false
    }
    // Without its resources the program speaks English; who asked for another should know why.
    return bundle != nil || invocation.language != nil
  }
}
