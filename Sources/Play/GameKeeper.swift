import AppSandbox
import FoundationEssentials
import SaveFormat
import SavedGames
import TerminalBoard
import TicTacToe

/// Carries out what a session leaves to do on disk.
struct GameKeeper: ~Copyable {
  private let saves: Saves
  /// Held as long as games are kept, so that nobody takes the home away from under them.
  private let use: SandboxUse
  private var history: HistoryKeeper
  /// Where the game on the board is kept while it is in progress, once there is something to keep.
  private var place: Autosave?
  /// Whether something may be kept there.
  private var isKept = false
  /// The hold on the unfinished game that is offered.
  private var offered: Autosave?
  private var offeredUnratedReason: UnratedReason?
  /// Why the game on the board counts for nothing, if so.
  private var unratedReason: UnratedReason?
  /// Why the game on the board is not kept as it is now; said once, not at every move.
  private(set) var whyNothingIsKept: String?
  /// Whether a save or a restore failed.
  private(set) var hasFailed = false

  init(_ saves: Saves) throws(SandboxError) {
    self.saves = saves
    use = try saves.sandbox.use()
    history = HistoryKeeper(saves.sandbox)
  }

  /// Takes the newest unfinished game of an earlier run, to be offered.
  mutating func takeOffer() throws(FileError) -> Offer? {
    guard let unfinished = try saves.takeUnfinished() else { return nil }
    offeredUnratedReason = unfinished.unratedReason
    let offer = Offer(
      game: unfinished.game, age: Age.phrase(since: unfinished.modified),
      unratedReason: unfinished.unratedReason)
    offered = unfinished.takePlace()
    return offer
  }

  /// - Returns: The answer for the session, where there is one.
  mutating func carryOut(_ effect: Effect) -> Command? {
    switch effect {
    case .autosave(let game):
      history.follow(game)
      return keep(game)
    case .startAnother(let game, let unratedReason):
      // A save of an empty board tells nothing that a new game does not.
      history.begin(isRestored: game != Game(rules: game.rules, seats: game.seats))
      place = nil
      whyNothingIsKept = nil
      self.unratedReason = unratedReason
      return nil
    case .resumeOffer:
      history.begin(isRestored: true)
      place = offered.take()
      isKept = true
      unratedReason = offeredUnratedReason
      return nil
    case .discardOffer:
      offered = nil
      return nil
    case .findOffer:
      do throws(FileError) {
        return .foundOffer(try takeOffer())
      } catch {
        return .saveFailed(visible(error.description))
      }
    case .save(let game, let name): return save(game, name)
    case .restore(let name): return restore(name)
    case .listGames: return list()
    case .finished(let game, let isEdited): return history.finish(game, isEdited: isEdited)
    case .readHistory: return history.read()
    case .quit, .think, .analyse, .hurry, .stopThinking, .nextTheme, .nextLanguage: return nil
    }
  }

  private mutating func keep(_ game: Game) -> Command? {
    do throws(FileError) {
      if place == nil { place = try Autosave(in: saves) }
      isKept = true
      try place?.keep(game, unratedReason: unratedReason)
      whyNothingIsKept = nil
      return nil
    } catch {
      let (reason, isSaid) = (visible(error.description), whyNothingIsKept != nil)
      whyNothingIsKept = reason
      return isSaid ? nil : .autosaveFailed(reason)
    }
  }

  private mutating func save(_ game: Game, _ text: String?) -> Command {
    do throws(SaveError) {
      let name = try GameKeeper.name(text)
      let replaced = try saves.save(
        game, as: name, unratedReason: unratedReason, now: Date())
      // What was saved is safe; if the autosave stays, it is only offered once more.
      if isKept, (try? place?.clear()) != nil { isKept = false }
      whyNothingIsKept = nil
      return .saved(name: name.description, note: GameKeeper.note(on: replaced))
    } catch {
      hasFailed = true
      return .saveFailed(visible(error.description))
    }
  }

  private static func name(_ text: String?) throws(SaveError) -> SaveName {
    guard let text else { return .standard }
    do {
      return try SaveName(text)
    } catch {
      throw .name(error)
    }
  }

  private static func note(on replaced: Replaced) -> Phrase? {
    switch replaced {
    case .nothing, .sameGame: nil
    case .anotherGame(let name): "The other game there is kept as \(name)."
    case .unreadable(let name): "What was there could not be read and is set aside as \(name)."
    }
  }

  private mutating func restore(_ text: String?) -> Command {
    do {
      let name = try text.map { (text) throws(SaveNameFault) in try SaveName(text) } ?? .standard
      let loaded = try saves.restore(name, calling: name.file)
      return .restored(
        loaded.game, name: name.description, warnings: loaded.warnings,
        unratedReason: saves.unratedReason(loaded))
    } catch let error as RestoreError {
      hasFailed = true
      return .restoreFailed(
        name: text ?? SaveName.standard.description, error.why.diagnostics,
        earlier: error.earlier.map(GameListing.init))
    } catch {
      hasFailed = true
      let name = text ?? SaveName.standard.description
      let diagnostic = Diagnostic(.error, .file, file: name, "\(error)")
      return .restoreFailed(name: name, [diagnostic], earlier: nil)
    }
  }

  private var offeredName: SaveName? {
    switch offered {
    case .some(let place): place.name
    case .none: nil
    }
  }

  /// The game that is offered is among them; the one on the board is not.
  private func list() -> Command {
    do {
      return .gamesListed(
        try saves.list(including: offeredName).map(GameListing.init))
    } catch {
      return .saveFailed(visible(error.description))
    }
  }
}
