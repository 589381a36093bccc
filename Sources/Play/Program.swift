import AppSandbox
import FoundationEssentials
import Glibc
import SaveFormat
import SavedGames
import TerminalBoard
import TicTacToe

/// The program from its command line to its exit status.
struct Program {
  let invocation: Invocation
  let surroundings: Surroundings
  let output: LineWriter
  let errors: LineWriter

  /// What the person is spoken to in, once that is known.
  var language = Language.english
  /// What was asked for before, once the container is open.
  var settings: Settings?

  /// What the board is to say as it comes.
  var notes: [Phrase] = []

  /// Why nothing more can be done; the words are printed, and the exit status is 1.
  struct Failure: Error {
    let complaint: Phrase?
    /// What is printed below it.
    let lines: [Phrase]

    init(_ complaint: Phrase?, _ lines: [Phrase] = []) {
      (self.complaint, self.lines) = (complaint, lines)
    }
    init(verbatim complaint: String) { self.init(Phrase(verbatim: complaint)) }
  }

  /// - Returns: The exit status.
  static func run(_ words: [String]) -> Int32 {
    StandardFiles.occupyClosed()
    let surroundings = Surroundings()
    // A limit on file sizes is an error to report, not a reason to die; so is a closed pipe.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    let invocation: Invocation
    do {
      invocation = try Invocation(words)
      try invocation.requireTheme(in: surroundings)
    } catch {
      LineWriter(file: STDERR_FILENO, isASCII: !surroundings.showsUnicode)
        .print(["tictactoe: \(error)", "Try 'tictactoe --help'."])
      return 2
    }
    let isASCII = invocation.isASCII || !surroundings.showsUnicode
    var program = Program(
      invocation: invocation, surroundings: surroundings,
      output: LineWriter(file: STDOUT_FILENO, isASCII: isASCII),
      errors: LineWriter(file: STDERR_FILENO, isASCII: isASCII))
    do {
      return try program.run()
    } catch {
      program.complain(error.complaint.map { [$0] } ?? [])
      program.errors.print(error.lines.map { program.language($0) })
      return 1
    }
  }

  private mutating func run() throws(Failure) -> Int32 {
    switch invocation.action {
    case .help: return print([help])
    case .version: return print([Usage.version])
    case .check(let files, let format, let isMending):
      shutIn()
      return check(files, format: format, isMending: isMending)
    case .show(let word, let asSVG): return try show(word, asSVG: asSVG)
    case .analyse(let word): return try analyse(word)
    case .games: return try listGames()
    case .history: return try listHistory()
    case .places: return try listPlaces()
    case .play(let request): return try play(request)
    case .restore(let word): return try restore(word)
    case .backUp(let folder): return try backUp(to: folder)
    case .recover(let folder, let acceptsEdited):
      return try recover(from: folder, acceptingEdited: acceptsEdited)
    case .uninstall(let isSure): return try uninstall(isSure: isSure)
    case .signIn(let name, let days): return try signIn(name, days: days)
    case .signOut: return try signOut()
    case .whoAmI: return try sayWhoIsSignedIn()
    }
  }

  /// - Returns: The exit status: 1 when standard output takes no more.
  func print(_ lines: [String]) -> Int32 { output.print(lines) ? 0 : 1 }

  /// - Returns: As for ``print(_:)``.
  func say(_ phrases: [Phrase]) -> Int32 { print(phrases.map { language($0) }) }

  func home() throws(SandboxError) -> URL {
    if let home = invocation.home { return .folder(home) }
    return try Sandbox.defaultHome(
      environment: surroundings.environment, variable: "TICTACTOE_HOME", name: "tictactoe")
  }

  mutating func openSaves() throws(Failure) -> Saves { Saves(in: try enter().sandbox) }
}
