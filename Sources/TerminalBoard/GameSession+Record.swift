import SaveFormat

extension UnratedReason {
  /// That a game counts for nothing, and why.
  var sentence: Phrase {
    switch self {
    case .isEdited: "Edited by hand: off the record."
    case .isNotSealed: "Not sealed: off the record."
    }
  }
}

extension GameSession {
  /// The status, in front of it that the game is off the record if it is: a long notice is cut at its
  /// end.
  func withRecord(_ variants: [Phrase]) -> [Phrase] {
    guard let unratedReason, screen == .board, let shortest = variants.last else { return variants }
    return variants.map { "\(unratedReason.sentence) \($0)" } + ["Off the record. \(shortest)"]
  }

  /// What plain mode says of it in a line of its own.
  var recordSentences: [Phrase] { unratedReason.map { [$0.sentence] } ?? [] }
}
