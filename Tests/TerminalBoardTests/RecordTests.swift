import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

/// A game that was edited by hand says so for as long as it is on the board.
@Suite struct RecordTests {
  static let sentence = "Edited by hand: off the record."

  private func restored(
    _ isOffTheRecord: Bool = true, warnings: [Diagnostic] = []
  ) -> GameSession {
    var session = GameSession(game: game())
    let command = Command.restored(
      game("b2 a1"), name: "monday", warnings: warnings, isOffTheRecord: isOffTheRecord)
    let effects = session.perform(command)
    #expect(effects == [.startAnother(game("b2 a1"), isOffTheRecord: isOffTheRecord)])
    return session
  }

  @Test func aGameOffTheRecordSaysSoInEveryStatus() throws {
    var session = restored()
    #expect(session.isOffTheRecord)
    #expect(session.status == "\(Self.sentence) Restored monday. X to move.")
    for square in ["a2", "a3", "c3"] {
      _ = session.perform(.play(try #require(Square(square))))
      #expect(session.isOffTheRecord && session.status.hasPrefix(Self.sentence))
    }
    _ = session.perform(.undo)
    #expect(session.status.hasPrefix(Self.sentence))
  }

  @Test(arguments: [(30, 12), (80, 24), (132, 43)])
  func theBoardShowsIt(_ columns: Int, _ rows: Int) {
    let frame = Frame(
      restored(warnings: droppedMoves), size: Size(columns: columns, rows: rows), glyphs: .unicode)
    let text = frame.rows.map { $0.map(\.text).joined() }.joined(separator: " ")
    #expect(text.contains("off the record") || text.contains("Off the record"))
  }

  @Test func otherGamesSayNothingOfIt() {
    #expect(!restored(false).isOffTheRecord && !restored(false).status.contains("record"))
    var session = restored()
    #expect(session.perform(.new) == [.startAnother(game())])
    #expect(!session.isOffTheRecord && !session.status.contains("record"))
  }

  @Test func aNewGameIsAnotherThanAnEmptyBoardOffTheRecord() {
    var session = GameSession(game: game())
    _ = session.perform(.restored(game(), name: "m", warnings: [], isOffTheRecord: true))
    #expect(session.perform(.new) == [.startAnother(game())])
    #expect(session.perform(.new) == [])
  }

  @Test(arguments: [true, false])
  func anUnfinishedGameGoesOnAsItIs(_ isOffTheRecord: Bool) {
    let offer = Offer(game: game("b2"), age: "a day ago", isOffTheRecord: isOffTheRecord)
    var session = GameSession(game: game(), offer: offer)
    #expect(!session.isOffTheRecord)
    _ = session.perform(.resumeOffer)
    #expect(session.isOffTheRecord == isOffTheRecord)
    #expect(session.status.contains(Self.sentence) == isOffTheRecord)
  }

  @Test func plainModeSaysItInALineOfItsOwn() {
    var dialog = PlainDialog(session: GameSession(game: game()))
    let answer = dialog.answer(
      .restored(game("b2"), name: "m", warnings: [], isOffTheRecord: true))
    #expect(answer.lines == ["Restored m.", Self.sentence, "O to move."])
    let offer = Offer(game: game("b2"), age: "a day ago", isOffTheRecord: true)
    dialog = PlainDialog(session: GameSession(game: game(), offer: offer))
    #expect(
      dialog.read(line: "resume").lines
        == ["Resumed the unfinished game.", Self.sentence, "O to move."])
  }
}
