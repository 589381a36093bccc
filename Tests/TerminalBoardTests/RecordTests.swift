import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

/// A game that counts for nothing says so, and why, for as long as it is on the board.
@Suite struct RecordTests {
  static let sentence = "Edited by hand: off the record."
  static let sentences: [(UnratedReason, String)] = [
    (.isEdited, sentence), (.isNotSealed, "Not sealed: off the record."),
  ]

  private func restored(
    _ unratedReason: UnratedReason? = .isEdited, warnings: [Diagnostic] = []
  ) -> GameSession {
    var session = GameSession(game: game())
    let command = Command.restored(
      game("b2 a1"), name: "monday", warnings: warnings, unratedReason: unratedReason)
    let effects = session.perform(command)
    #expect(effects == [.startAnother(game("b2 a1"), unratedReason: unratedReason)])
    return session
  }

  @Test(arguments: sentences)
  func aGameOffTheRecordSaysSoInEveryStatus(_ reason: UnratedReason, _ sentence: String) throws {
    var session = restored(reason)
    #expect(session.unratedReason == reason)
    #expect(session.status == "\(sentence) Restored monday. X to move.")
    for square in ["a2", "a3", "c3"] {
      _ = session.perform(.play(try #require(Square(square))))
      #expect(session.unratedReason == reason && session.status.hasPrefix(sentence))
    }
    _ = session.perform(.undo)
    #expect(session.status.hasPrefix(sentence))
  }

  @Test(arguments: [(30, 12), (80, 24), (132, 43)])
  func theBoardShowsIt(_ columns: Int, _ rows: Int) {
    let frame = Frame(
      restored(warnings: droppedMoves), size: Size(columns: columns, rows: rows), glyphs: .unicode)
    let text = frame.rows.map { $0.map(\.text).joined() }.joined(separator: " ")
    #expect(text.contains("off the record") || text.contains("Off the record"))
  }

  @Test func otherGamesSayNothingOfIt() {
    #expect(restored(nil).unratedReason == nil && !restored(nil).status.contains("record"))
    var session = restored()
    #expect(session.perform(.new) == [.startAnother(game())])
    #expect(session.unratedReason == nil && !session.status.contains("record"))
  }

  @Test func aNewGameIsAnotherThanAnEmptyBoardOffTheRecord() {
    var session = GameSession(game: game())
    _ = session.perform(.restored(game(), name: "m", warnings: [], unratedReason: .isEdited))
    #expect(session.perform(.new) == [.startAnother(game())])
    #expect(session.perform(.new) == [])
  }

  @Test(arguments: [nil] + UnratedReason.allCases)
  func anUnfinishedGameGoesOnAsItIs(_ unratedReason: UnratedReason?) {
    let offer = Offer(game: game("b2"), age: "a day ago", unratedReason: unratedReason)
    var session = GameSession(game: game(), offer: offer)
    #expect(session.unratedReason == nil)
    _ = session.perform(.resumeOffer)
    #expect(session.unratedReason == unratedReason)
    #expect(session.status.contains("off the record.") == (unratedReason != nil))
  }

  @Test(arguments: sentences)
  func plainModeSaysItInALineOfItsOwn(_ reason: UnratedReason, _ sentence: String) {
    var dialog = PlainDialog(session: GameSession(game: game()))
    let answer = dialog.answer(
      .restored(game("b2"), name: "m", warnings: [], unratedReason: reason))
    #expect(answer.lines == ["Restored m.", sentence, "O to move."])
    let offer = Offer(game: game("b2"), age: "a day ago", unratedReason: reason)
    dialog = PlainDialog(session: GameSession(game: game(), offer: offer))
    #expect(
      dialog.read(line: "resume").lines
        == ["Resumed the unfinished game.", sentence, "O to move."])
  }
}
