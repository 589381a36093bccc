import SaveFormat
import TicTacToe

extension Saves {
  /// Stands where the seal would, in the save of a game that is off the record: no token makes it.
  private static func noSeal(_ reason: UnratedReason) -> String {
    switch reason {
    case .isEdited: "edited"
    case .isNotSealed: "none"
    }
  }

  /// Why the game counts for nothing; `nil` when it counts.
  ///
  /// A seal is good if any token made it that was ever used here. Where none is known, or the keychain
  /// does not answer, it cannot be judged: the game then stays on the record, rather than that an honest
  /// person is accused.
  public func unratedReason(_ save: LoadedSave) -> UnratedReason? {
    if save.warnings.contains(where: { $0.code == .conflict }) { return .isEdited }
    guard let seal = save.seal else { return token == nil ? nil : .isNotSealed }
    if seal == Saves.noSeal(.isNotSealed) { return .isNotSealed }
    if !Token.isSeal(seal) { return .isEdited }
    let bytes = SaveText.bytes(of: save.game)
    if let token, token.fits(seal, bytes) { return nil }
    guard let others = try? tokens?.all() ?? [] else { return nil }
    if others.contains(where: { $0.fits(seal, bytes) }) { return nil }
    return token == nil && others.isEmpty ? nil : .isEdited
  }

  /// The save of `game`, sealed where it can be.
  func bytes(of game: Game, unratedReason: UnratedReason?) -> [UInt8] {
    if let unratedReason {
      return SaveText.bytes(of: game, seal: Saves.noSeal(unratedReason))
    }
    let bytes = SaveText.bytes(of: game)
    guard let token else { return bytes }
    return SaveText.bytes(of: game, seal: token.seal(of: bytes))
  }
}
