import SaveFormat
import TicTacToe

/// The game in sentences, one a line, for pipes, scripts and screen readers.
public struct PlainDialog: Hashable, Sendable {
  /// The sitting that the dialog is about.
  public private(set) var session: GameSession

  /// A dialog over `session`; a game that it offers waits for `resume`.
  public init(session: GameSession) { self.session = session }

  /// The first lines: the rules, who plays, an unfinished game if one is kept, whose turn it is.
  public func begin() -> [String] {
    let game = session.game
    var lines = ["Tic-Tac-Toe, \(plainRules(game.rules))."]
    for mark in Mark.allCases where game.seats[mark] != Seat() {
      lines.append(seatSentence(mark, game.seats[mark]))
    }
    if let offer = session.offer {
      let age = visible(offer.age, width: 60)
      lines.append("An unfinished game is kept from \(age). Type resume to go on with it.")
    }
    return lines + ["Type a square such as \(game.rules.middle), or help.", standingSentence(game)]
  }

  /// Answers one line that the player wrote.
  ///
  /// - Returns: What to print, and then what to do; print what ``answer(_:)`` makes of the outcome.
  public mutating func read(line: String) -> (lines: [String], effects: [Effect]) {
    switch PlainRequest(line, rules: session.game.rules) {
    case .unknown(let sentence): return ([sentence], [])
    case .help: return (plainHelp(for: session.game.rules), [])
    case .board: return (boardText(session.game), [])
    case .command(let command):
      let before = session
      let effects = session.perform(command)
      return (lines(after: command, from: before), effects)
    }
  }

  /// Takes in what became of an effect, and returns what to print.
  public mutating func answer(_ command: Command) -> [String] {
    _ = session.perform(command)
    session.showBoard()
    switch command {
    case .saved(let name, let note):
      return savedSentences(name, note).map { visible($0, width: 400) }
    case .restored(let game, let name, let warnings, isOffTheRecord: _):
      return ["Restored \(visible(name, width: 60))."]
        + warnings.flatMap { textLines($0.description) } + session.recordLines
        + [standingSentence(game)]
    case .restoreFailed(_, let diagnostics, let earlier):
      return diagnostics.flatMap { textLines($0.description) } + earlierLines(earlier)
    case .gamesListed(let listings):
      return listings.isEmpty ? ["There are no saved games."] : listings.map(listingLine)
    default: return session.notice.map { [visible($0.sentence, width: 400)] } ?? []
    }
  }

  private func lines(after command: Command, from before: GameSession) -> [String] {
    let (old, new) = (before.game, session.game)
    let standing = standingSentence(new)
    switch command {
    case .new: return ["A new game.", standing]
    case .resumeOffer where before.offer != nil:
      return ["Resumed the unfinished game."] + session.recordLines + [standing]
    case .play where !old.isActive:
      return ["The game is over. Type new for another one."]
    case .play, .redo:
      guard new != old, let square = new.moves.last else { break }
      return ["\(old.rules.toMove(on: old.grid)) plays \(square).", standing]
    case .undo:
      guard new != old, let square = old.moves.last else { break }
      return ["\(new.rules.toMove(on: new.grid)) takes back \(square).", standing]
    default: break
    }
    return session.notice.map { [$0.sentence] } ?? []
  }
}
