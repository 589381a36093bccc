import SaveFormat
import TicTacToe

extension Saves {
  /// Stands where the seal would, in the save of a game that was edited by hand: no token makes it.
  static let noSeal = "edited"

  /// Whether the game counts for nothing, as somebody has edited its save.
  ///
  /// A seal is good if any token made it that was ever used here. Where none is known, or the keychain
  /// does not answer, it cannot be judged: the game then stays on the record, rather than that an honest
  /// person is accused.
  public func isOffTheRecord(_ save: LoadedSave) -> Bool {
    if save.warnings.contains(where: { $0.code == .conflict }) { return true }
    guard let seal = save.seal else { return token != nil }
    if !Token.isSeal(seal) { return true }
    let bytes = SaveText.bytes(of: save.game)
    if let token, token.fits(seal, bytes) { return false }
    guard let others = try? tokens?.all() ?? [] else { return false }
    if others.contains(where: { $0.fits(seal, bytes) }) { return false }
    return token != nil || !others.isEmpty
  }

  /// The save of `game`, sealed where it can be.
  func bytes(of game: Game, isOffTheRecord: Bool) -> [UInt8] {
    let bytes = SaveText.bytes(of: game)
    if isOffTheRecord { return SaveText.bytes(of: game, seal: Saves.noSeal) }
    guard let token else { return bytes }
    return SaveText.bytes(of: game, seal: token.seal(of: bytes))
  }
}
