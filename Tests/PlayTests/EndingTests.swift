import Glibc
import Testing

/// However the program ends, the terminal is given back and the game is kept.
@Suite struct EndingTests {
  /// What a person can be looking at.
  enum View: CaseIterable {
    case offer, board, help, games, message

    /// The keys that lead there from the offer, and what is then seen.
    var keys: String {
      switch self {
      case .offer: ""
      case .board: "\n"
      case .help: "\n?"
      case .games: "\ng"
      case .message: "\nr"
      }
    }

    var sign: String {
      switch self {
      case .offer: "Enter go on"
      case .board: "Going on"
      case .help: "keypad"
      case .games: "Saved games"
      case .message: "not restored"
      }
    }
  }

  enum Ending: CaseIterable {
    case q, controlC, controlBackslash, hangUp, terminate, interrupt, quit, closedWindow

    func end(_ board: Terminal) {
      switch self {
      case .q: board.type("q")
      case .controlC: board.press(.control("c"))
      case .controlBackslash: board.press(.control("\\"))
      case .hangUp: board.send(SIGHUP)
      case .terminate: board.send(SIGTERM)
      case .interrupt: board.send(SIGINT)
      case .quit: board.send(SIGQUIT)
      case .closedWindow: board.hangUp()
      }
    }

    /// What a shell is told.
    var exit: Exit {
      switch self {
      case .q: .status(0)
      case .controlC, .interrupt: .signal(SIGINT)
      case .controlBackslash, .quit: .signal(SIGQUIT)
      case .hangUp, .closedWindow: .signal(SIGHUP)
      case .terminate: .signal(SIGTERM)
      }
    }
  }

  private static let kept = #"{ "grid": ["...", ".X.", "O.."], "moves": "b2 a1" }"#

  @Test(arguments: View.allCases, Ending.allCases)
  func theTerminalIsGivenBackAndTheGameIsKept(_ view: View, _ ending: Ending) throws {
    let home = try PlayersHome()
    try home.write(Self.kept, to: "Autosave-1.data")
    let fresh = try Terminal.freshModes
    let board = try home.board(showing: View.offer.sign)
    board.type(view.keys)
    try board.wait(for: view.sign)
    #expect(board.modes != fresh)
    ending.end(board)
    #expect(try board.exitStatus() == ending.exit)
    if ending != .closedWindow {
      #expect(board.isGivenBack)
      #expect(board.modes == fresh)
    }
    #expect(home.documents == ["Autosave-1.data"])
    #expect(home.read("Autosave-1.data") == Self.kept)
  }

  @Test(arguments: Ending.allCases)
  func theLastMoveIsKept(_ ending: Ending) throws {
    let home = try PlayersHome()
    let board = try home.board()
    board.type("519")
    try board.wait(forGrid: ["..X", ".X.", "O.."])
    ending.end(board)
    #expect(try board.exitStatus() == ending.exit)
    #expect(home.read("Autosave-1.data")?.contains(#""moves" : "b2 a1 c3""#) == true)
    let next = try home.board(showing: View.offer.sign)
    next.press(.enter)
    try next.wait(for: "O to move.")
    #expect(next.grid == ["..X", ".X.", "O.."])
  }

  /// A window that closes tells only the session's leader, here a shell that hears nothing: the terminal itself
  /// has to tell the program.
  @Test func aClosedTerminalEndsTheProgramWithoutASignal() throws {
    let home = try PlayersHome()
    let script = "trap '' HUP; \"$GAME\" --home \"$HOME_FOLDER\"; echo $? > \"$FOLDER/status\""
    let shell = try Terminal(
      command: "sh", arguments: ["-c", script], environment: home.shellEnvironment,
      columns: 60, rows: 12)
    try shell.wait(for: "X to move.")
    shell.type("5")
    try shell.wait(forGrid: ["...", ".X.", "..."])
    shell.hangUp()
    #expect(try shell.exitStatus() == .status(0))
    let status = try Program.run(command: "cat", ["\(home.folder.path)/status"])
    #expect(status.text == "\(128 + SIGHUP)\n")
    #expect(home.documents == ["Autosave-1.data"])
  }
}
