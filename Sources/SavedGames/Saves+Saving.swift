import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// Why a game was not saved; what was there before is as it was.
public enum SaveError: Error, Hashable, Sendable {
  case name(SaveNameFault)
  /// Its names are so long that no program would read the save again.
  case saveIsTooLarge
  case file(FileError)
}

extension SaveError: CustomStringConvertible {
  /// One sentence, with its full stop.
  public var description: String {
    switch self {
    case .name(let fault): "\(fault)."
    case .saveIsTooLarge: "The save would be larger than \(SaveText.limit / 1024) KiB."
    case .file(let error): "\(error)."
    }
  }
}

/// What became of the file that a save replaced.
public enum Replaced: Hashable, Sendable {
  case nothing
  /// The same game at an earlier time, or unchanged.
  case sameGame
  /// Another game, kept under a name of its own.
  case anotherGame(keptAs: SaveName)
  /// A file that could not be read, set aside.
  case unreadable(setAsideAs: SaveName)
}

extension Saves {
  /// Saves `game`; when it returns, the disk has it, and nothing that was there before is lost.
  ///
  /// - Parameters:
  ///   - unratedReason: Why the game counts for nothing, if so; its save then says so for ever.
  ///   - now: For the name of another game that has to make room.
  @discardableResult
  public func save(
    _ game: Game, as name: SaveName = .standard, unratedReason: UnratedReason? = nil, now: Date
  ) throws(SaveError) -> Replaced {
    if name.isReserved { throw .name(.isReserved(name)) }
    let bytes = bytes(of: game, unratedReason: unratedReason)
    guard bytes.count <= SaveText.limit else { throw .saveIsTooLarge }
    do throws(FileError) {
      return try write(Data(bytes), of: game, as: name, now: now)
    } catch {
      throw .file(error)
    }
  }

  private func write(
    _ data: Data, of game: Game, as name: SaveName, now: Date
  ) throws(FileError) -> Replaced {
    let old = content(of: name)
    switch fate(of: old, under: game) {
    case .isNothing:
      do throws(FileError) {
        try documents.write(data, to: name.file, replacing: false)
        return .nothing
      } catch  where error.fault == .alreadyExists {
        // Another program has saved since.
        return try write(data, of: game, as: name, now: now)
      }
    case .isInaccessible(let error):
      throw error
    case .mayGo:
      if case .game(_, data) = old {
        try documents.write(data, to: name.file)
      } else {
        try writeNextGeneration(data, of: game, as: name, now: now)
      }
      return .sameGame
    case .isAnotherGame:
      let kept = try write(data, as: name, keepingOld: name.others(at: now))
      takeAlongEarlier(of: name, to: kept)
      return .anotherGame(keptAs: kept)
    case .isUnreadable:
      return .unreadable(setAsideAs: try write(data, as: name, keepingOld: name.damaged))
    }
  }

  /// Writes under `name` and keeps what was there under the first free of the names given by number.
  private func write(
    _ data: Data, as name: SaveName, keepingOld kept: (Int) -> SaveName
  ) throws(FileError) -> SaveName {
    try withFreeName(kept) { (kept) throws(FileError) in
      try documents.write(data, to: name.file, keepingOldAs: kept.file, replacingKept: false)
    }
  }
}
