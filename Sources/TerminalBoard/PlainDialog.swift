import SaveFormat
import Solver
import TicTacToe

/// The game in sentences, one a line, for pipes, scripts and screen readers.
public struct PlainDialog: Hashable, Sendable {
  /// The sitting that the dialog is about.
  public private(set) var session: GameSession

  /// A dialog over `session`; a game that it offers waits for `resume`.
  public init(session: GameSession) {
    self.session = session
    self.session.showBoard()
  }

  /// The first lines: the rules, who plays, an unfinished game if one is kept, whose turn it is.
  ///
  /// - Returns: What to print, and then what to do.
  public mutating func begin() -> (lines: [String], effects: [Effect]) {
    let game = session.game
    var lines: [Phrase] = ["Tic-Tac-Toe, \(plainRules(game.rules, in: language))."]
    for mark in Mark.allCases where game.seats[mark] != Seat() {
      lines.append(seatSentence(mark, game.seats[mark]))
    }
    if let offer = session.offer {
      lines.append("An unfinished game is kept from \(offer.age). Type resume to go on with it.")
    }
    lines += ["Type a square such as \(game.rules.middle), or help.", standingSentence(game)]
    return (said(lines), session.perform(.begin))
  }

  /// Answers one line that the player wrote.
  ///
  /// - Returns: What to print, and then what to do; print what ``answer(_:)`` makes of the outcome.
  public mutating func read(line: String) -> (lines: [String], effects: [Effect]) {
    switch PlainRequest(line, rules: session.game.rules) {
    case .unknown(let sentence): return (said([sentence]), [])
    case .help: return (said(plainHelp(for: session.game.rules)), [])
    case .board: return (boardText(session.game, in: language), [])
    case .command(let command):
      let before = session
      var effects = session.perform(command)
      let lines = said(lines(after: command, from: before))
      effects += endAnalysis()
      return (lines, effects)
    }
  }

  /// Takes in what became of an effect.
  ///
  /// - Returns: What to print, and then what to do.
  public mutating func answer(_ command: Command) -> (lines: [String], effects: [Effect]) {
    let before = session
    var effects = session.perform(command)
    session.showBoard()
    let lines = answerLines(command, from: before)
    effects += endAnalysis()
    return (lines, effects)
  }

  private var language: Language { session.language }

  private func said(_ phrases: [Phrase]) -> [String] { phrases.map { language($0) } }

  /// An analysis is asked for and given once, not shown from then on.
  private mutating func endAnalysis() -> [Effect] {
    guard session.showsAnalysis, session.task == nil else { return [] }
    return session.perform(.analyse)
  }

  private func answerLines(_ command: Command, from before: GameSession) -> [String] {
    switch command {
    case .saved(let name, let note):
      let saved: Phrase = "Saved \(name)."
      return said([saved] + (note.map { [$0] } ?? [])).map { visible($0, width: 400) }
    case .restored(let game, let name, let warnings, unratedReason: _):
      return said(["Restored \(visible(name, width: 60))."])
        + warnings.flatMap { textLines($0.description) }
        + said(session.recordSentences + [standingSentence(game)])
    case .restoreFailed(_, let diagnostics, let earlier):
      return diagnostics.flatMap { textLines($0.description) } + said(earlierSentences(earlier))
    case .gamesListed(let listings):
      return said(listings.isEmpty ? ["There are no saved games."] : listings.map(listingSentence))
    case .foundOffer(_?): return said(resumedSentences)
    case .thought: return said(moveSentences(from: before.game))
    case .analysed where session.showsAnalysis: return said(analysisLines)
    default: return session.notice.map { [visible(language($0.sentence), width: 400)] } ?? []
    }
  }

  private func lines(after command: Command, from before: GameSession) -> [Phrase] {
    let (old, new) = (before.game, session.game)
    let standing = standingSentence(new)
    switch command {
    case .new: return ["A new game.", standing]
    case .resumeOffer where before.offer != nil: return resumedSentences
    case .play where !old.isActive, .hint where !old.isActive:
      return ["The game is over. Type new for another one."]
    case .play where before.isPaused, .hint where before.isPaused:
      return [PlainDialog.waitingSentence]
    case .play, .redo:
      guard new != old else { break }
      return moveSentences(from: old)
    case .undo:
      guard new != old else { break }
      return takenBack(from: old) + [standing]
        + (session.isPaused ? [PlainDialog.waitingSentence] : [])
    case .analyse: return session.task == nil ? analysisLines : []
    default: break
    }
    return session.notice.map { [$0.sentence] } ?? []
  }

  private var resumedSentences: [Phrase] {
    ["Resumed the unfinished game."] + session.recordSentences + [standingSentence(session.game)]
  }

  /// The moves that were made since the game stood so, and how it stands.
  private func moveSentences(from old: Game) -> [Phrase] {
    let (new, count) = (session.game, old.moves.count)
    guard new.moves.count > count else { return [] }
    return new.moves[count...].map { "\(mark(of: $0, in: new)) plays \($0)." }
      + [standingSentence(new)]
  }

  private static let waitingSentence: Phrase = "The computers wait. Type resume to go on."

  private func takenBack(from old: Game) -> [Phrase] {
    old.moves.dropFirst(session.game.moves.count).reversed()
      .map { "\(mark(of: $0, in: old)) takes back \($0)." }
  }

  private func mark(of square: Square, in game: Game) -> Mark {
    game.grid[square] ?? game.rules.toMove(on: game.grid)
  }

  private var analysisLines: [Phrase] {
    session.analysis?.sentences ?? [session.game.outcome?.phrase ?? "unknown"]
  }
}
