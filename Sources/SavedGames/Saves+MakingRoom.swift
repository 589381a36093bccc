import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// What a save has to do about a file in its way.
enum Fate {
  case isNothing
  /// The new game knows all that it holds.
  case mayGo
  /// Of a newer program too: it is good, only not for us.
  case isAnotherGame
  case isUnreadable
  case isInaccessible(FileError)
}

extension Saves {
  func fate(of content: Content, under game: Game) -> Fate {
    switch content {
    case .nothing: .isNothing
    case .game(let old, _): game.contains(old.game) ? .mayGo : .isAnotherGame
    case .unreadable(let why): why.isOfNewerVersion ? .isAnotherGame : .isUnreadable
    case .inaccessible(let error, _): .isInaccessible(error)
    }
  }

  /// Writes under `name`; what was there becomes the earlier generation.
  ///
  /// The generation that this ends may be another game's: its newest file was damaged or removed,
  /// and nothing else is left of it.
  func writeNextGeneration(
    _ data: Data, of game: Game, as name: SaveName, now: Date
  ) throws(FileError) {
    let earlier = name.earlier
    let spared: SaveName?
    switch fate(of: content(of: earlier), under: game) {
    case .isNothing, .mayGo: spared = nil
    case .isAnotherGame: spared = try move(earlier, toFirstFree: name.others(at: now))
    case .isUnreadable: spared = try move(earlier, toFirstFree: name.damaged)
    case .isInaccessible(let error): throw error
    }
    do throws(FileError) {
      try documents.write(data, to: name.file, keepingOldAs: earlier.file, replacingKept: true)
    } catch {
      if let spared { try? documents.move(spared.file, to: earlier.file, replacing: false) }
      throw error
    }
  }

  /// Lets a game that made room keep its earlier generation, which would otherwise be offered in
  /// place of the game that came.
  ///
  /// The save is done by now: where this fails, the next one finds a generation that is not its own.
  func takeAlongEarlier(of name: SaveName, to kept: SaveName) {
    guard case .game(let old, _) = content(of: kept),
      case .mayGo = fate(of: content(of: name.earlier), under: old.game)
    else { return }
    try? documents.move(name.earlier.file, to: kept.earlier.file, replacing: false)
  }

  private func move(
    _ name: SaveName, toFirstFree names: (Int) -> SaveName
  ) throws(FileError) -> SaveName {
    try withFreeName(names) { (newName) throws(FileError) in
      try documents.move(name.file, to: newName.file, replacing: false)
    }
  }

  /// Tries the names given by number, from 1, until `use` meets none that is taken.
  func withFreeName(
    _ names: (Int) -> SaveName, _ use: (SaveName) throws(FileError) -> Void
  ) throws(FileError) -> SaveName {
    var number = 1
    while true {
      let name = names(number)
      number += 1
      if holds(name) { continue }
      do throws(FileError) {
        try use(name)
        return name
      } catch  where error.fault == .alreadyExists {
        continue
      }
    }
  }
}

extension SaveName {
  /// Names for other games that have to make room at `now`, by number from 1.
  func others(at now: Date) -> (Int) -> SaveName {
    let time = now.localTime
    return { another(at: time, number: $0) }
  }
}

extension Game {
  /// Whether everything that `other` knows is known here too, so that `other` may be replaced.
  ///
  /// The same moves by other players are another game.
  func contains(_ other: Game) -> Bool {
    rules == other.rules && seats == other.seats
      && Set(other.positions).isSubset(of: positions)
  }
}

extension UnreadableSave {
  fileprivate var isOfNewerVersion: Bool { diagnostics.contains { $0.code == .version } }
}
