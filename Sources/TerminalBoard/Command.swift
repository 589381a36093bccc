import SaveFormat
import Solver
import TicTacToe

/// What a player asks for, or what became of an ``Effect``.
public enum Command: Hashable, Sendable {
  /// Where the cursor goes by one square; it stops at the edges.
  public enum Direction: Hashable, Sendable, CaseIterable { case up, down, left, right }

  case moveCursor(Direction)
  case play(Square)
  case playAtCursor
  case undo, redo
  /// The session is on the screen: computers may begin to think.
  case begin
  /// Marks the best squares and says what they do.
  case hint
  /// Turns on or off that every free square shows its value.
  case analyse
  /// The computer is to move at once, with the best it has found.
  case moveNow
  /// Stops and starts computers that play each other.
  case pause, goOn
  /// `nil` is the usual save, SavedGames.
  case save(name: String?)
  /// `nil` is the usual save, SavedGames.
  case restore(name: String?)
  case new
  case showGames, showHistory, showHelp
  /// Changes what X and O look like.
  case nextTheme
  /// Changes what the person is spoken to in.
  case nextLanguage
  /// Shows a page from its line `to`, zero-based, counted as wrapped to the window.
  case scroll(to: Int)
  /// Chooses from the list of games, zero-based.
  case select(Int)
  /// Opens the chosen game.
  case open
  /// Loads the earlier save that a failed restore offers.
  case openEarlier
  case resumeOffer
  case back
  case quit
  /// A key that means nothing here, as it is to be called in a sentence.
  case unknownKey(Phrase)

  /// With a sentence about what became of the game that was there before, if it is still kept.
  case saved(name: String, note: Phrase? = nil)
  /// Why not, in words.
  case saveFailed(String)
  case restored(Game, name: String, warnings: [Diagnostic], unratedReason: UnratedReason? = nil)
  case restoreFailed(name: String, [Diagnostic], earlier: GameListing?)
  case gamesListed([GameListing])
  /// The newest unfinished game that is kept, if any is.
  case foundOffer(Offer?)
  /// Why not, in words.
  case autosaveFailed(String)
  case historyRead(HistorySummary)
  /// In whole sentences, what is wrong with the history or was not added to it.
  case historyFailed(Phrase)

  /// What X and O are to look like, with whole sentences about what went wrong.
  case themed(Theme, notes: [Phrase])
  /// What the person is to be spoken to in, with whole sentences about what went wrong.
  case speaking(Language, notes: [Phrase])

  /// The computer's move; ignored unless `request` is the one under way.
  case thought(Choice, request: Int)
  /// What is known of the position, and where nothing is proven the best guess at a move; ignored
  /// unless `request` is the one under way.
  case analysed(Analysis, guess: Square?, request: Int)
  /// How many positions were looked at so far; ignored unless `request` is the one under way.
  case progressed(Int, request: Int)
}

/// What a command leaves for the program to do.
public enum Effect: Hashable, Sendable {
  /// Keep the game, which a move, an undo or a redo has changed.
  case autosave(Game)
  /// An unrelated game is on the board: leave what was kept of the one before where it is.
  case startAnother(Game, unratedReason: UnratedReason? = nil)
  /// Save under `name`, or as SavedGames; answer with ``Command/saved(name:note:)`` or
  /// ``Command/saveFailed(_:)``.
  case save(Game, name: String?)
  /// Load `name`, or SavedGames; answer with ``Command/restored(_:name:warnings:unratedReason:)`` or
  /// ``Command/restoreFailed(name:_:earlier:)``.
  case restore(name: String?)
  /// Answer with ``Command/gamesListed(_:)``.
  case listGames
  /// A move has ended the game: remember it; answer with ``Command/historyFailed(_:)`` if something
  /// is wrong. The same game comes again when its end was taken back and made again.
  case finished(Game, isEdited: Bool)
  /// Answer with ``Command/historyRead(_:)`` or ``Command/historyFailed(_:)``.
  case readHistory
  /// Answer with the theme behind this one, ``Command/themed(_:notes:)``, and keep the choice for the
  /// next start.
  case nextTheme(after: Theme)
  /// Answer with the language behind this one, ``Command/speaking(_:notes:)``, and keep the choice for
  /// the next start.
  case nextLanguage(after: Language)
  /// The unfinished game that was offered is on the board now: keep it where it was kept, and leave
  /// what was kept of the one before where it is.
  case resumeOffer
  /// Answer with ``Command/foundOffer(_:)``.
  case findOffer
  /// The unfinished game that was offered is not wanted now: leave it among the saved games.
  case discardOffer
  /// Find the computer's move; answer with ``Command/thought(_:request:)``, and before that with
  /// ``Command/progressed(_:request:)`` from time to time. Whatever was asked before is given up.
  case think(Game, request: Int)
  /// Find out what every move is worth; answer with ``Command/analysed(_:guess:request:)``, and before
  /// that as for a move. Whatever was asked before is given up.
  case analyse(Game, request: Int)
  /// Answer what was asked last at once.
  case hurry
  /// Give up what was asked last.
  case stopThinking
  case quit
}
