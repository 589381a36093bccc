import AppSandbox
import FoundationEssentials
import Glibc
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
  /// - Parameter now: For the name of another game that has to make room.
  @discardableResult
  public func save(
    _ game: Game, as name: SaveName = .standard, now: Date
  ) throws(SaveError) -> Replaced {
    if name.isReserved { throw .name(.isReserved(name)) }
    let bytes = SaveText.bytes(of: game)
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
    func keepAnother() throws(FileError) -> Replaced {
      let time = Saves.localTime(of: now)
      return .anotherGame(
        keptAs: try write(data, as: name) { name.another(at: time, number: $0) })
    }

    switch content(of: name) {
    case .nothing:
      try documents.write(data, to: name.file)
      return .nothing
    case .inaccessible(let error, _):
      throw error
    case .game(let old) where old.game == game:
      try documents.write(data, to: name.file)
      return .sameGame
    case .game(let old) where game.contains(old.game):
      try documents.write(data, to: name.file, keepingOldAs: name.earlier.file, replacingKept: true)
      return .sameGame
    case .game:
      return try keepAnother()
    case .unreadable(let why) where why.isOfNewerVersion:
      return try keepAnother()
    case .unreadable:
      return .unreadable(setAsideAs: try write(data, as: name, keepingOld: name.damaged))
    }
  }

  /// Writes under `name` and keeps what was there under the first free of the names given by number.
  private func write(
    _ data: Data, as name: SaveName, keepingOld kept: (Int) -> SaveName
  ) throws(FileError) -> SaveName {
    var number = 1
    while true {
      do throws(FileError) {
        let kept = kept(number)
        try documents.write(data, to: name.file, keepingOldAs: kept.file, replacingKept: false)
        return kept
      } catch where error.fault == .alreadyExists {
        number += 1
      }
    }
  }

  /// Local time with no character that some file system forbids: `2026-11-30 14.05.22`.
  static func localTime(of date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = [digits(parts.tm_year + 1900, 4), digits(parts.tm_mon + 1, 2), digits(parts.tm_mday, 2)]
    let hour = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits($0, 2) }
    return day.joined(separator: "-") + " " + hour.joined(separator: ".")
  }
}

extension Game {
  /// Whether everything that `other` knows is known here too, so that `other` may be replaced.
  func contains(_ other: Game) -> Bool {
    rules == other.rules && Set(other.positions).isSubset(of: positions)
  }
}

extension UnreadableSave {
  /// Whether a newer program wrote it: it is good, only not for us.
  var isOfNewerVersion: Bool { diagnostics.contains { $0.code == .version } }
}
