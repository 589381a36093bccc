import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// The place where a running program keeps its game in progress: no other program takes it.
public struct Autosave: ~Copyable, Sendable {
  /// What its file is called.
  public let name: SaveName
  private let saves: Saves
  private let lock: FileLock

  private init(_ name: SaveName, _ saves: Saves, _ lock: consuming FileLock) {
    (self.name, self.saves) = (name, saves)
    self.lock = lock
  }

  /// Takes the first place that is free and empty.
  public init(in saves: Saves) throws(FileError) {
    var number = 1
    while true {
      let name = SaveName.autosave(number)
      if let place = try Autosave(name, in: saves), !place.holdsFile {
        self = place
        return
      }
      number += 1
    }
  }

  /// Takes the place `name`, or returns `nil` when a running program holds it.
  init?(_ name: SaveName, in saves: Saves) throws(FileError) {
    guard let lock = try FileLock(name.lock, in: saves.sandbox.tmp) else { return nil }
    self.init(name, saves, lock)
  }

  private var holdsFile: Bool { (try? saves.documents.attributes(of: name.file)) != nil }

  /// Keeps `game`; when it returns, the disk has it. A game that is over or that has no moves is
  /// not kept, and what was here goes away.
  ///
  /// - Parameter unratedReason: Why the game counts for nothing, if so, which is kept with it.
  public borrowing func keep(
    _ game: Game, unratedReason: UnratedReason? = nil
  ) throws(FileError) {
    if game.isActive, !(game.moves.isEmpty && game.undone.isEmpty) {
      let bytes = saves.bytes(of: game, unratedReason: unratedReason)
      try saves.documents.write(Data(bytes), to: name.file)
    } else {
      try clear()
    }
  }

  /// Takes away what is kept here.
  public borrowing func clear() throws(FileError) {
    if holdsFile { try saves.documents.remove(name.file) }
  }

  deinit {
    // Behind a lock that is held nobody else can use the file, and without one it means nothing.
    try? saves.sandbox.tmp.remove(name.lock)
  }
}

/// A game in progress that an earlier run left, and the hold on its place.
public struct UnfinishedGame: ~Copyable, Sendable {
  /// As it was after its last move.
  public let game: Game
  /// When that was.
  public let modified: Date
  /// Why it counts for nothing, if so.
  public let unratedReason: UnratedReason?
  private let place: Autosave

  fileprivate init(
    _ game: Game, _ modified: Date, _ unratedReason: UnratedReason?, _ place: consuming Autosave
  ) {
    (self.game, self.modified) = (game, modified)
    self.unratedReason = unratedReason
    self.place = place
  }

  /// The hold on its place; without it the game is left to others.
  public consuming func takePlace() -> Autosave { place }
}

extension Saves {
  /// Takes the newest game in progress that no running program holds.
  ///
  /// What cannot be read stays where it is and is listed as unreadable; so does a game that an
  /// edit has ended.
  public func takeUnfinished() throws(FileError) -> UnfinishedGame? {
    for candidate in try list() where candidate.name.autosaveNumber != nil {
      guard let place = try Autosave(candidate.name, in: self),
        let save = try? content(of: candidate.name).load(), save.game.isActive
      else { continue }
      return UnfinishedGame(save.game, candidate.modified, unratedReason(save), place)
    }
    return nil
  }

  func isInProgressElsewhere(_ name: SaveName) -> Bool {
    guard name.autosaveNumber != nil else { return false }
    do throws(FileError) {
      return try Autosave(name, in: self) == nil
    } catch {
      return true
    }
  }
}

extension SaveName {
  /// The lock's name in tmp.
  fileprivate var lock: String { description + ".lock" }
}
