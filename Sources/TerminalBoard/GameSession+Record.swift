/// That a game counts for nothing, and why.
let offTheRecordSentence: Phrase = "Edited by hand: off the record."

extension GameSession {
  /// The status, in front of it that the game is off the record if it is: a long notice is cut at its
  /// end.
  func withRecord(_ variants: [Phrase]) -> [Phrase] {
    guard isOffTheRecord, screen == .board, let shortest = variants.last else { return variants }
    return variants.map { "\(offTheRecordSentence) \($0)" } + ["Off the record. \(shortest)"]
  }

  /// What plain mode says of it in a line of its own.
  var recordSentences: [Phrase] { isOffTheRecord ? [offTheRecordSentence] : [] }
}
