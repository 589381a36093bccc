/// That a game counts for nothing, and why.
let offTheRecordSentence = "Edited by hand: off the record."

extension GameSession {
  /// How the game stands, and that it is off the record if it is, in fewer and fewer words.
  func withRecord(_ standing: [String]) -> [String] {
    guard isOffTheRecord, screen == .board, let shortest = standing.last else { return standing }
    return standing.map { "\($0) \(offTheRecordSentence)" } + ["\(shortest) Off the record."]
  }

  /// What plain mode says of it in a line of its own.
  var recordLines: [String] { isOffTheRecord ? [offTheRecordSentence] : [] }
}
