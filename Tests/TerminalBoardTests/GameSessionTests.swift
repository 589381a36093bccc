import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

struct GameSessionTests {
  @Test func aMoveIsPlayedWhereTheCursorIsAndKept() {
    var session = GameSession(game: game())
    #expect(session.cursor == square("b2"))
    #expect(session.perform(.moveCursor(.up)).isEmpty)
    #expect(session.perform(.playAtCursor) == [.autosave(game("b3"))])
    #expect(session.game == game("b3"))
    #expect(session.status == "O to move.")
  }

  @Test(arguments: Command.Direction.allCases)
  func theCursorStopsAtTheEdge(direction: Command.Direction) {
    var session = GameSession(game: game(columns: 8, rows: 5))
    for _ in 1...7 { _ = session.perform(.moveCursor(direction)) }
    let atTheEdge = session
    #expect(session.perform(.moveCursor(direction)).isEmpty)
    #expect(session == atTheEdge)
    #expect(session.game.rules.squares.contains(session.cursor))
  }

  @Test func aRefusedMoveChangesOnlyTheSentence() {
    var session = GameSession(game: midgame)
    #expect(session.perform(.play(square("b2"))).isEmpty)
    #expect(session.game == midgame)
    #expect(session.status == "b2 is taken. X to move.")
  }

  @Test func undoAndRedoAreKeptToo() {
    var session = GameSession(game: game("b2 a1"))
    var undone = game("b2 a1")
    undone.undo()
    #expect(session.perform(.undo) == [.autosave(undone)])
    #expect(session.status == "Took back a1. O to move.")
    #expect(session.perform(.redo) == [.autosave(game("b2 a1"))])
    #expect(session.perform(.redo).isEmpty)
    #expect(session.status == "There is no move to make again. X to move.")
  }

  @Test func aGameThatIsOverTakesNoMoveButCanBeTakenBack() {
    let won = game("a1 a2 b1 b2 c1")
    var session = GameSession(game: won)
    #expect(session.status == "X won with a1 b1 c1. Press n for a new game.")
    for name in ["c3", "a1"] {
      #expect(session.perform(.play(square(name))).isEmpty)
      #expect(session.game == won)
    }
    #expect(session.perform(.undo).count == 1)
    #expect(session.game.isActive)
  }

  @Test func aNewGameKeepsRulesAndSeatsAndLeavesTheOldOne() {
    let old = game("b2", columns: 4, rows: 4, misere: true, x: Seat(name: "Ada"))
    let new = game(columns: 4, rows: 4, misere: true, x: Seat(name: "Ada"))
    var session = GameSession(game: old)
    #expect(session.perform(.new) == [.startAnother(new)])
    #expect(session.game == new)
    #expect(session.perform(.new).isEmpty)
  }

  @Test func savingAndRestoringAreLeftToTheProgram() {
    var session = GameSession(game: midgame)
    #expect(session.perform(.save(name: "monday")) == [.save(midgame, name: "monday")])
    #expect(session.perform(.saved(name: "monday")).isEmpty)
    #expect(session.status == "Saved monday. X to move.")
    #expect(session.perform(.restore(name: nil)) == [.restore(name: nil)])
    #expect(session.game == midgame)
    let other = game("a1", columns: 5, rows: 4)
    let restored = Command.restored(other, name: "SavedGames", warnings: droppedMoves)
    #expect(session.perform(restored) == [.startAnother(other)])
    #expect(session.game == other && session.warnings == droppedMoves)
    #expect(session.status.hasPrefix("Restored SavedGames. Warning: "))
    _ = session.perform(.play(square("b2")))
    #expect(session.warnings.isEmpty && session.status == "X to move.")
  }

  @Test func aFailedRestoreLeavesTheGameAndOffersTheEarlierOneOnlyByItsKey() {
    var session = GameSession(game: midgame)
    let earlier = listings[1]
    #expect(
      session.perform(.restoreFailed(name: "a", missingComma, earlier: earlier)).isEmpty)
    #expect(session.game == midgame && session.screen != .board)
    let size = Size(columns: 80, rows: 24)
    func press(_ key: Key) -> [Effect] {
      var copy = session
      return command(for: key, in: session, size: size).map { copy.perform($0) } ?? []
    }
    #expect(press(.character("r")) == [.restore(name: "a")])
    #expect(press(.character("e")) == [.restore(name: earlier.name)])
    for key in [Key.enter, .character(" "), .character("5"), .click(row: 9, column: 40)] {
      #expect(press(key).isEmpty)
    }
    _ = session.perform(.back)
    #expect(session.screen == .board && session.game == midgame)
  }

  @Test func theListOfGamesOpensTheChosenOne() {
    var session = GameSession(game: midgame)
    #expect(session.perform(.showGames) == [.listGames])
    _ = session.perform(.gamesListed(listings))
    let size = Size(columns: 80, rows: 24)
    for key in [Key.down, .character("j"), .down, .up] {
      if let command = command(for: key, in: session, size: size) { _ = session.perform(command) }
    }
    #expect(session.screen == .games(listings, selected: 1))
    #expect(command(for: .enter, in: session, size: size) == .open)
    #expect(session.perform(.open) == [.restore(name: "monday")])
  }

  @Test func theUnfinishedGameIsTakenUpOrLeft() {
    let offer = Offer(game: midgame, age: "3 minutes ago")
    let offering = GameSession(game: game(), offer: offer)
    let size = Size(columns: 80, rows: 24)
    #expect(
      offering.status == "An unfinished game is kept from 3 minutes ago. "
        + "Enter goes on with it, n starts a new one.")

    var goingOn = offering
    #expect(command(for: .enter, in: goingOn, size: size) == .resumeOffer)
    #expect(goingOn.perform(.resumeOffer) == [.resumeOffer])
    #expect(goingOn.game == midgame && goingOn.screen == .board && goingOn.offer == nil)

    var anew = offering
    #expect(command(for: .character("n"), in: anew, size: size) == .new)
    #expect(anew.perform(.new) == [.discardOffer])
    #expect(anew.game == game() && anew.screen == .board && anew.offer == nil)

    var helped = offering
    _ = helped.perform(.showHelp)
    _ = helped.perform(.back)
    #expect(helped == offering)
  }

  @Test func misereSaysWhoMadeTheLine() {
    let over = game("a1 a2 b1 b2 c1", misere: true, x: Seat(name: "Ada"))
    #expect(
      GameSession(game: over).status
        == "O won: Ada (X) made a1 b1 c1. Press n for a new game.")
  }
}
