import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// A file in Documents that holds a game, or should.
public struct SavedGame: Sendable {
  /// The name to restore it by.
  public let name: SaveName
  /// When its content last changed.
  public let modified: Date
  /// `nil` when it cannot be read.
  public let game: Game?
}

extension Saves {
  /// Every saved game, the newest first; those of equal time by name.
  ///
  /// Games in progress are among them, except those that a running program holds.
  ///
  /// - Parameter held: The place of one that is listed all the same, as this program only holds it.
  public func list(including held: SaveName? = nil) throws(FileError) -> [SavedGame] {
    let names = try documents.list().compactMap(SaveName.init(file:))
    return names.filter { $0 == held || !isInProgressElsewhere($0) }.compactMap(listing(of:)).sorted
    {
      ($1.modified, $0.name.description) < ($0.modified, $1.name.description)
    }
  }

  /// Whether Documents has something of that name, readable or not.
  public func holds(_ name: SaveName) -> Bool {
    (try? documents.attributes(of: name.file)) != nil
  }

  /// `nil` when there is no such regular file.
  func listing(of name: SaveName) -> SavedGame? {
    guard let attributes = try? documents.attributes(of: name.file),
      attributes.kind == .regularFile
    else { return nil }
    let game = try? content(of: name).load().game
    return SavedGame(name: name, modified: attributes.modified, game: game)
  }
}
