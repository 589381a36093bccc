import AppSandbox
import FoundationEssentials
import Glibc

/// The games that were played to their end: `Documents/History.sqlite`, one row a game.
///
/// The file is opened for each call and made by the first game that is added.
public struct History: Sendable {
  /// What the file is called, in Documents.
  public static let fileName = "History.sqlite"
  /// How long another program is waited for, in milliseconds: a person is playing meanwhile.
  private static let patience = 2000

  private let sandbox: Sandbox

  /// The history of `sandbox`; nothing is read yet.
  public init(in sandbox: Sandbox) { self.sandbox = sandbox }

  private var documents: Folder { sandbox.documents }

  /// Of the file; for messages.
  public var path: String { documents.path + "/" + History.fileName }

  /// What became of a game that was to be added.
  public enum Addition: Hashable, Sendable {
    /// The history holds it now, and the disk has it.
    case isAdded
    /// It was there before.
    case wasKnown
    /// What was there is no history that can be read: it has the new name, and a new history has
    /// been begun with this game.
    case isAddedAnew(setAsideAs: String)
  }

  /// Adds a game that ended.
  ///
  /// - Parameter isRestored: Whether it came from a save. Then it may be here already, and one with the
  ///   same rules, players, names, moves and marks is the same game; a game begun afresh is another
  ///   one, however much it is like an older one.
  public func add(
    _ finished: FinishedGame, isRestored: Bool = false
  ) throws(HistoryError) -> Addition {
    do throws(HistoryError) {
      return try addToWhatIsThere(finished, isRestored)
    } catch  where error.isInContent {
      return try addAnew(finished, isRestored)
    }
  }

  /// The games that ended last, the newest first.
  public func recent(_ count: Int) throws(HistoryError) -> [PlayedGame] {
    try reading(or: []) { (table) throws(HistoryError) in try table.recent(count) }
  }

  /// How everybody fared, persons first, then by name and board. Games off the record do not count.
  public func tallies() throws(HistoryError) -> [Tally] {
    try reading(or: []) { (table) throws(HistoryError) in try table.tallies() }
  }

  private func addToWhatIsThere(
    _ finished: FinishedGame, _ isRestored: Bool
  ) throws(HistoryError) -> Addition {
    let table = try open()
    try table.prepareForWriting()
    return try table.add(finished, isRestored: isRestored) ? .isAdded : .wasKnown
  }

  /// Behind a lock, for what is no history now may have been set aside by another program, and the
  /// file of that name be its new one.
  private func addAnew(
    _ finished: FinishedGame, _ isRestored: Bool
  ) throws(HistoryError) -> Addition {
    let lock = try lock()
    do throws(HistoryError) {
      return try addToWhatIsThere(finished, isRestored)
    } catch  where error.isInContent {
      let name = try inHistory { () throws(DatabaseError) in
        do throws(FileError) {
          return try documents.setDatabaseAside(History.fileName)
        } catch {
          throw .file(error)
        }
      }
      _ = try addToWhatIsThere(finished, isRestored)
      _ = consume lock
      return .isAddedAnew(setAsideAs: name)
    }
  }

  private func lock() throws(HistoryError) -> FileLock {
    let name = "History.lock"
    let end = ContinuousClock.now + .milliseconds(History.patience)
    while true {
      do throws(FileError) {
        if let lock = try FileLock(name, in: sandbox.tmp) { return lock }
      } catch {
        throw .database(.file(error))
      }
      if ContinuousClock.now > end { throw .isBusy(path: path) }
      usleep(1000)
    }
  }

  private func open() throws(HistoryError) -> HistoryTable {
    HistoryTable(
      try inHistory { () throws(DatabaseError) in
        try Database(History.fileName, in: documents, patience: History.patience)
      })
  }

  /// Reads without making a file where there is none.
  private func reading<Answer>(
    or nothing: Answer, _ body: (borrowing HistoryTable) throws(HistoryError) -> Answer
  ) throws(HistoryError) -> Answer {
    do throws(FileError) {
      _ = try documents.attributes(of: History.fileName)
    } catch  where error.fault == .doesNotExist {
      return nothing
    } catch {
      throw .database(.file(error))
    }
    let table = try open()
    guard try table.hasGames() else { return nothing }
    return try body(table)
  }
}
