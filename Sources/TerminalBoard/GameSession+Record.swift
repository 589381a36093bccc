/// That a game counts for nothing, and why.
let offTheRecordSentence = "Edited by hand: off the record."

extension GameSession {
  /// The status, in front of it that the game is off the record if it is: a long notice is cut at its
  /// end.
  func withRecord(_ variants: [String]) -> [String] {
    guard isOffTheRecord, screen == .board, let shortest = variants.last else { return variants }
    return variants.map { "\(offTheRecordSentence) \($0)" } + ["Off the record. \(shortest)"]
  }

  /// What plain mode says of it in a line of its own.
  var recordLines: [String] { isOffTheRecord ? [offTheRecordSentence] : [] }
}
