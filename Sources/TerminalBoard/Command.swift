import SaveFormat
import TicTacToe

/// What a player asks for, or what became of an ``Effect``.
public enum Command: Hashable, Sendable {
  /// Where the cursor goes by one square; it stops at the edges.
  public enum Direction: Hashable, Sendable, CaseIterable { case up, down, left, right }

  case moveCursor(Direction)
  case play(Square)
  case playAtCursor
  case undo, redo
  /// `nil` is the usual save, SavedGames.
  case save(name: String?)
  /// `nil` is the usual save, SavedGames.
  case restore(name: String?)
  case new
  case showGames, showHistory, showHelp
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
  case unknownKey(String)

  /// With a sentence about what became of the game that was there before, if it is still kept.
  case saved(name: String, note: String? = nil)
  /// Why not, in words.
  case saveFailed(String)
  case restored(Game, name: String, warnings: [Diagnostic])
  case restoreFailed(name: String, [Diagnostic], earlier: GameListing?)
  case gamesListed([GameListing])
  /// Why not, in words.
  case autosaveFailed(String)
  case historyRead(HistorySummary)
  /// In whole sentences, what is wrong with the history or was not added to it.
  case historyFailed(String)
}

/// What a command leaves for the program to do.
public enum Effect: Hashable, Sendable {
  /// Keep the game, which a move, an undo or a redo has changed.
  case autosave(Game)
  /// An unrelated game is on the board: leave what was kept of the one before where it is.
  case startAnother(Game)
  /// Save under `name`, or as SavedGames; answer with ``Command/saved(name:note:)`` or
  /// ``Command/saveFailed(_:)``.
  case save(Game, name: String?)
  /// Load `name`, or SavedGames; answer with ``Command/restored(_:name:warnings:)`` or
  /// ``Command/restoreFailed(name:_:earlier:)``.
  case restore(name: String?)
  /// Answer with ``Command/gamesListed(_:)``.
  case listGames
  /// A move has ended the game: remember it; answer with ``Command/historyFailed(_:)`` if something
  /// is wrong. The same game comes again when its end was taken back and made again.
  case finished(Game, isEdited: Bool)
  /// Answer with ``Command/historyRead(_:)`` or ``Command/historyFailed(_:)``.
  case readHistory
  /// The unfinished game that was offered is on the board now: keep it where it was kept, and leave
  /// what was kept of the one before where it is.
  case resumeOffer
  /// The unfinished game that was offered is not wanted now: leave it among the saved games.
  case discardOffer
  case quit
}
