import SaveFormat
import Solver
import TicTacToe

/// One player's sitting: the game, where the cursor is, what the window shows and says.
public struct GameSession: Hashable, Sendable {
  /// What the person is spoken to in; all that is shown, what was said before too, is in it at once.
  public var language: Language
  /// The game on the board.
  public internal(set) var game: Game
  /// The square that Enter plays.
  public internal(set) var cursor: Square
  /// What fills the window.
  public internal(set) var screen: Screen
  /// What just happened, until something else does; cursor moves leave it.
  public internal(set) var notice: Notice?
  /// What X and O look like.
  public var theme = Theme.plain
  /// What was odd about the game restored last, until something else happens.
  public internal(set) var warnings: [Diagnostic] = []
  /// The unfinished game that was kept, until the player has decided.
  public internal(set) var offer: Offer?
  /// Why the game on the board counts for nothing, if so.
  public internal(set) var unratedReason: UnratedReason?

  /// What is being worked out for the game on the board, if anything.
  public internal(set) var task: Thinking?
  /// How often something was asked for.
  var requests = 0
  /// Whether every free square is to show its value.
  public internal(set) var showsAnalysis = false
  /// What is known of the position on the board.
  public internal(set) var analysis: Analysis?
  /// The best guess at a move where the analysis proves nothing.
  var guess: Square?
  /// The squares that a hint marks.
  public internal(set) var hinted = SquareSet()
  /// Whether a hint is to be given as soon as it is known.
  var awaitsHint = false
  /// Whether computers that play each other wait for the person.
  public internal(set) var isPaused = false

  /// A session with `game` on the board, or first with the question whether to go on with another.
  public init(game: Game, offer: Offer? = nil, language: Language = .english) {
    self.language = language
    self.game = game
    self.offer = offer
    cursor = game.rules.middle
    screen = offer.map(Screen.offer) ?? .board
  }

  /// The game to draw: the offered one as long as it is offered.
  public var shownGame: Game {
    if case .offer(let offer) = screen { return offer.game }
    return game
  }

  /// The square of the last move, where it is known.
  public var lastMove: Square? { shownGame.moves.last }

  /// Whether the cursor can be used.
  public var isPlaying: Bool { screen == .board && game.isActive }

  /// The screen to go back to.
  var home: Screen { offer.map(Screen.offer) ?? .board }

  /// Says more beside what just happened: what is amiss, in whole sentences.
  public mutating func add(_ notes: [Phrase]) {
    let said = (notice.map { [$0.sentence] } ?? []) + notes
    guard !notes.isEmpty, let words = Phrase.joined(said, by: { "\($0) \($1)" }) else { return }
    say(words, isError: true)
  }

  mutating func say(_ sentence: Phrase, isError: Bool = false) {
    notice = Notice(sentence: sentence, isError: isError)
  }

  /// Leaves whatever page is shown.
  mutating func showBoard() { screen = .board }

  /// Puts another game on the board.
  mutating func begin(_ game: Game) {
    if game.rules != self.game.rules { cursor = game.rules.middle }
    self.game = game
    offer = nil
    unratedReason = nil
    isPaused = false
    screen = .board
  }
}

extension Rules {
  /// The middle of the board, or the nearest square to it towards the top right.
  var middle: Square {
    guard let square = Square(column: columns / 2, row: rows / 2) else {
      preconditionFailure("A board has at most eight columns and rows.")
    }
    return square
  }
}
