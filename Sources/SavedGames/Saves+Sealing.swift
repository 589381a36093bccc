import SaveFormat
import TicTacToe

extension Saves {
  /// Stands where the seal would, in the save of a game that was edited by hand: no token makes it.
  static let noSeal = "edited"

  /// Whether the game counts for nothing, as somebody has edited its save.
  ///
  /// A seal that fits nothing but a token that is not at hand, as nobody is signed in, cannot be
  /// judged: the game then stays on the record, rather than that an honest person is accused.
  public func isOffTheRecord(_ save: LoadedSave) -> Bool {
    if save.warnings.contains(where: { $0.code == .conflict }) { return true }
    guard let seal = save.seal else { return token != nil }
    guard let token else { return !Token.isSeal(seal) }
    return !token.fits(seal, SaveText.bytes(of: save.game))
  }

  /// The save of `game`, sealed where it can be.
  func bytes(of game: Game, isOffTheRecord: Bool) -> [UInt8] {
    let bytes = SaveText.bytes(of: game)
    if isOffTheRecord { return SaveText.bytes(of: game, seal: Saves.noSeal) }
    guard let token else { return bytes }
    return SaveText.bytes(of: game, seal: token.seal(of: bytes))
  }
}
