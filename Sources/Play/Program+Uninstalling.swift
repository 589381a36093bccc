import AppSandbox
import FoundationEssentials
import Glibc
import TerminalBoard

extension Program {
  /// Removes the container. That removes the home itself, which no landlock allows.
  ///
  /// - Parameter isSure: Whether nobody is to be asked.
  /// - Returns: 1 when the person says no; 2 when nobody can be asked.
  mutating func uninstall(isSure: Bool) throws(Failure) -> Int32 {
    speakAsAsked()
    guard let sandbox = try existingSandbox() else {
      throw Failure("there is nothing to remove.")
    }
    if !isSure {
      guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
        complain(["uninstall asks in a terminal, and this is none: say --yes."])
        return 2
      }
      let question: [Phrase] = [
        "This removes \(sandbox.home.path) with every saved game in it.", "Type yes to do so:",
      ]
      errors.print(question.map { language($0) })
      var answers = LineReader(file: STDIN_FILENO)
      guard ["y", "yes"].contains(answers.next()?.lowercased()) else {
        errors.print(language("Nothing was removed."))
        return 1
      }
    }
    do {
      let kept = try sandbox.uninstall()
      // A home with other files in it stays, and so does one that is a file system of its own.
      let isThere = access(sandbox.home.path, F_OK) == 0
      let keychain = keychain(of: sandbox).url.path
      let removed: Phrase =
        isThere
        ? "Removed all of the game's in \(sandbox.home.path); the folder itself stays."
        : "Removed \(sandbox.home.path)."
      return say(
        [removed] + kept.map { "Left, as it is not the game's: \($0)" }
          + (access(keychain, F_OK) == 0 ? ["The keychain stays: \(keychain)"] : []))
    } catch {
      throw Failure(verbatim: error.description)
    }
  }

  /// Opening a container would make one where none is.
  private func existingSandbox() throws(Failure) -> Sandbox? {
    do throws(SandboxError) {
      let home = try home()
      return access(home.path, F_OK) == 0 ? try Sandbox(home: home) : nil
    } catch {
      throw Failure(verbatim: error.description)
    }
  }
}
