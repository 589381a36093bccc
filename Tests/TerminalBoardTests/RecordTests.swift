import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

/// A game that counts for nothing says so, and why, for as long as it is on the board.
@Suite struct RecordTests {
  static let sentence = "Edited by hand: off the record."
  static let sentences: [(OffTheRecord, String)] = [
    (.isEdited, sentence), (.isNotSealed, "Not sealed: off the record."),
  ]

  private func restored(
    _ offTheRecord: OffTheRecord? = .isEdited, warnings: [Diagnostic] = []
  ) -> GameSession {
    var session = GameSession(game: game())
    let command = Command.restored(
      game("b2 a1"), name: "monday", warnings: warnings, offTheRecord: offTheRecord)
    let effects = session.perform(command)
    #expect(effects == [.startAnother(game("b2 a1"), offTheRecord: offTheRecord)])
    return session
  }

  @Test(arguments: sentences)
  func aGameOffTheRecordSaysSoInEveryStatus(_ reason: OffTheRecord, _ sentence: String) throws {
    var session = restored(reason)
    #expect(session.offTheRecord == reason)
    #expect(session.status == "\(sentence) Restored monday. X to move.")
    for square in ["a2", "a3", "c3"] {
      _ = session.perform(.play(try #require(Square(square))))
      #expect(session.offTheRecord == reason && session.status.hasPrefix(sentence))
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
    #expect(restored(nil).offTheRecord == nil && !restored(nil).status.contains("record"))
    var session = restored()
    #expect(session.perform(.new) == [.startAnother(game())])
    #expect(session.offTheRecord == nil && !session.status.contains("record"))
  }

  @Test func aNewGameIsAnotherThanAnEmptyBoardOffTheRecord() {
    var session = GameSession(game: game())
    _ = session.perform(.restored(game(), name: "m", warnings: [], offTheRecord: .isEdited))
    #expect(session.perform(.new) == [.startAnother(game())])
    #expect(session.perform(.new) == [])
  }

  @Test(arguments: [nil] + OffTheRecord.allCases)
  func anUnfinishedGameGoesOnAsItIs(_ offTheRecord: OffTheRecord?) {
    let offer = Offer(game: game("b2"), age: "a day ago", offTheRecord: offTheRecord)
    var session = GameSession(game: game(), offer: offer)
    #expect(session.offTheRecord == nil)
    _ = session.perform(.resumeOffer)
    #expect(session.offTheRecord == offTheRecord)
    #expect(session.status.contains("off the record.") == (offTheRecord != nil))
  }

  @Test(arguments: sentences)
  func plainModeSaysItInALineOfItsOwn(_ reason: OffTheRecord, _ sentence: String) {
    var dialog = PlainDialog(session: GameSession(game: game()))
    let answer = dialog.answer(
      .restored(game("b2"), name: "m", warnings: [], offTheRecord: reason))
    #expect(answer.lines == ["Restored m.", sentence, "O to move."])
    let offer = Offer(game: game("b2"), age: "a day ago", offTheRecord: reason)
    dialog = PlainDialog(session: GameSession(game: game(), offer: offer))
    #expect(
      dialog.read(line: "resume").lines
        == ["Resumed the unfinished game.", sentence, "O to move."])
  }
}
