import FoundationEssentials
import Glibc

/// A home of a test's own, removed with all it holds, and ways to start the built program in it.
struct PlayersHome: ~Copyable {
  /// The home lies inside, so that what lies beside it goes away with it.
  let folder: TemporaryFolder

  var path: String { "\(folder.path)/home" }

  /// Makes the container, as the program makes it.
  init() throws {
    let folder = try TemporaryFolder()
    _ = try Program.run(["where", "--home", "\(folder.path)/home"])
    self.folder = folder
  }

  /// Starts the program in a window where every square is one letter, and waits until it shows `text`.
  func board(
    _ arguments: [String] = [], showing text: String = "to move",
    environment: [String: String] = [:], columns: Int = 60, rows: Int = 12,
    file: StaticString = #fileID, line: UInt = #line
  ) throws -> Terminal {
    let board = try Terminal(
      command: Program.path, arguments: arguments + ["--home", path], environment: environment,
      columns: columns, rows: rows)
    try board.wait(for: text, file: file, line: line)
    return board
  }

  /// Runs the program in this home to its end.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Program.Run {
    try Program.run(arguments + ["--home", path], input: input, environment: environment)
  }

  /// Plays in plain mode, one command for each line of `script`.
  func plain(_ script: String, _ arguments: [String] = []) throws -> Program.Run {
    try run(arguments + ["--plain"], input: script)
  }

  /// Runs a script in which `$GAME` is the program and `$HOME_FOLDER` this home.
  func shell(_ script: String) throws -> Program.Run {
    try Program.run(command: "sh", ["-c", script], environment: shellEnvironment)
  }

  var shellEnvironment: [String: String] {
    get throws { ["GAME": try Program.path, "HOME_FOLDER": path, "FOLDER": folder.path] }
  }

  /// The names in Documents.
  var documents: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: documentsPath)) ?? []
    return names.filter { $0 != "Inbox" }.sorted()
  }

  private var documentsPath: String { "\(path)/Documents" }

  /// A file's text in Documents; `nil` when it is not there.
  func read(_ name: String) -> String? {
    let data = try? Data(contentsOf: URL(filePath: "\(documentsPath)/\(name)"))
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file into Documents, as a person does with an editor.
  func write(_ text: String, to name: String = "SavedGames.data") throws {
    try Data(text.utf8).write(to: URL(filePath: "\(documentsPath)/\(name)"))
  }

  /// Changes the first place where `old` stands, as a person does with an editor.
  func edit(_ old: String, _ new: String, in name: String = "SavedGames.data") throws {
    var text = read(name) ?? ""
    guard let place = text.firstRange(of: old) else {
      throw TerminalError.cannotStart("editing \(name)", ENOENT)
    }
    text.replaceSubrange(place, with: new)
    try write(text, to: name)
  }
}
