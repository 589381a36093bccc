import Solver
import TerminalBoard
import Testing
import TicTacToe

/// When a computer is asked for its move, and which answers are heard.
struct ThinkingTests {
  /// A person plays X against a computer, has played b2, and the computer is thinking.
  private func thinking() -> GameSession {
    var session = GameSession(game: game(x: Seat(name: "Ada"), o: Seat(player: .perfect)))
    #expect(session.perform(.begin).isEmpty)
    #expect(session.perform(.play(square("b2"))) == [.autosave(after), .think(after, request: 1)])
    return session
  }

  private let after = againstComputer

  @Test func theComputerAnswersAMoveOnce() {
    var session = thinking()
    #expect(session.isThinking && session.status == "perfect (O) is thinking...")
    let answer = Command.thought(choice("a1", plies: 8, value: .draw), request: 1)
    let effects = session.perform(answer)
    let answered = game("b2 a1", x: Seat(name: "Ada"), o: Seat(player: .perfect))
    #expect(effects == [.autosave(answered)])
    #expect(session.status == "perfect (O) took a1. Ada (X) to move.")
    #expect(session.perform(answer).isEmpty)
    #expect(session.game == answered && session.task == nil)
    #expect(session.cursor == square("b2"))
  }

  @Test(arguments: [
    (choice("a1", plies: 5, value: .win), " O wins in 4."),
    (choice("a1", plies: 6, value: .loss), " X wins in 5."),
    (choice("a1", value: .loss), " X wins."), (choice("a1", .careless), ""),
  ])
  func aProvenEndIsSaid(_ choice: Choice, _ words: String) {
    var session = thinking()
    _ = session.perform(.thought(choice, request: 1))
    #expect(session.status == "perfect (O) took a1.\(words) Ada (X) to move.")
  }

  @Test func doubtIsSaidToo() {
    for (value, words) in [(nil, "not sure who wins"), (Value.draw, "sure not to lose")] {
      var session = thinking()
      _ = session.perform(.thought(choice("a1", .searched, plies: 7, value: value), request: 1))
      #expect(session.status == "perfect (O) took a1, \(words). Ada (X) to move.")
    }
  }

  @Test func itMovesFirstWhereItIsToBegin() {
    let first = game(x: Seat(player: .easy))
    var session = GameSession(game: first)
    #expect(session.perform(.begin) == [.think(first, request: 1)])
    #expect(session.perform(.begin).isEmpty)
  }

  @Test func anAnswerToAnotherPositionIsNotHeard() {
    let other = game("c3", o: Seat(player: .perfect))
    let commands: [(Command, Bool)] = [
      (.undo, false), (.new, false), (.restored(game("a1"), name: "a", warnings: []), false),
      (.restored(other, name: "a", warnings: []), true),
    ]
    for (command, thinksAgain) in commands {
      var session = thinking()
      let effects = session.perform(command)
      #expect(effects.contains(.stopThinking) != thinksAgain)
      #expect(effects.contains(.think(other, request: 2)) == thinksAgain)
      let before = session
      #expect(session.perform(.thought(choice("a1"), request: 1)).isEmpty)
      #expect(session.perform(.progressed(9, request: 1)).isEmpty)
      #expect(session == before)
      #expect(session.isThinking == thinksAgain)
    }
  }

  /// CASES G10.
  @Test func restoringTenTimesInTheMiddleOfAThoughtGivesOneMove() {
    var session = thinking()
    var requests: [Int] = [1]
    _ = session.perform(.save(name: nil))
    for _ in 1...10 {
      _ = session.perform(.restore(name: nil))
      for effect in session.perform(.restored(after, name: "SavedGames", warnings: [])) {
        if case .think(_, let request) = effect { requests.append(request) }
      }
    }
    for request in 1...12 { _ = session.perform(.thought(choice("a1"), request: request)) }
    for request in 1...12 { _ = session.perform(.thought(choice("c1"), request: request)) }
    #expect(session.game.moves == [square("b2"), square("a1")])
    #expect(requests.count <= 11)
  }

  /// CASES G06 and G08.
  @Test func afterTheEndNobodyIsAsked() {
    let seats = Seat(player: .perfect)
    for moves in ["b2 a1 c3 a3 a2 c2 b1 b3", "a1 a2 b1 b2"] {
      var session = GameSession(game: game(moves, o: seats))
      _ = session.perform(.begin)
      let effects = session.perform(.play(square("c1")))
      #expect(effects == [.autosave(session.game), .finished(session.game, isEdited: false)])
      #expect(!session.game.isActive && session.task == nil)
      for command in [Command.begin, .hint, .analyse, .moveNow, .goOn, .play(square("c2"))] {
        #expect(session.perform(command).isEmpty)
      }
    }
  }

  @Test func thePersonsKeysWorkWhileItThinks() {
    var session = thinking()
    #expect(session.perform(.moveCursor(.up)).isEmpty && session.cursor == square("b3"))
    #expect(session.perform(.playAtCursor).isEmpty)
    #expect(session.game == after)
    #expect(session.status.hasPrefix("perfect (O) is to move: Esc makes it move now. "))
    #expect(session.perform(.hint).isEmpty)
    #expect(session.perform(.save(name: nil)) == [.save(after, name: nil)])
    #expect(session.perform(.showGames) == [.listGames])
    _ = session.perform(.showHelp)
    #expect(session.perform(.moveNow) == [.hurry])
    #expect(session.perform(.quit) == [.quit])
    _ = session.perform(.thought(choice("a1"), request: 1))
    #expect(session.screen == .help(scroll: 0) && session.game.moves.count == 2)
  }

  @Test func undoGoesBackToThePersonsLastTurn() {
    var session = thinking()
    _ = session.perform(.thought(choice("a1"), request: 1))
    _ = session.perform(.undo)
    #expect(session.game.moves.isEmpty && session.status.hasPrefix("Took back a1 and b2."))
    #expect(session.perform(.redo).count == 1)
    #expect(session.game.moves.count == 2 && !session.isThinking)

    let begun = game("b2", x: Seat(player: .easy))
    var second = GameSession(game: begun)
    #expect(second.perform(.undo).isEmpty)
    #expect(second.game == begun)
    #expect(second.status.hasPrefix("There is no move of yours to take back."))
  }

  @Test func aMoveTakenBackWhileItThinksIsPlayedAgainByRedo() {
    var session = thinking()
    _ = session.perform(.undo)
    #expect(session.game.moves.isEmpty)
    #expect(session.perform(.redo) == [.autosave(after), .think(after, request: 2)])
  }

  @Test func computersPlayAloneUntilTheyArePaused() {
    var session = GameSession(game: computers)
    #expect(session.perform(.begin) == [.think(computers, request: 1)])
    #expect(session.perform(.moveNow) == [.hurry])
    #expect(session.perform(.pause) == [.stopThinking])
    #expect(session.status == "Paused. Enter goes on.")
    #expect(session.perform(.thought(choice("a1"), request: 1)).isEmpty)
    #expect(session.perform(.goOn) == [.think(computers, request: 2)])
    _ = session.perform(.thought(choice("a1"), request: 2))
    #expect(session.task?.request == 3)
    _ = session.perform(.undo)
    #expect(session.isPaused && session.game.moves == [square("b2")])
    #expect(session.perform(.play(square("c3"))).isEmpty)
    #expect(session.perform(.new).last == .think(game(computers), request: 4))
  }

  @Test func anOfferedGameIsThoughtAboutOnceItIsTaken() {
    var session = GameSession(game: game(), offer: Offer(game: after, age: "a moment ago"))
    #expect(session.perform(.begin).isEmpty)
    #expect(session.perform(.resumeOffer) == [.resumeOffer, .think(after, request: 1)])
  }

  private func game(_ other: Game) -> Game { Game(rules: other.rules, seats: other.seats) }
  private func game(_ moves: String = "", x: Seat = Seat(), o: Seat = Seat()) -> Game {
    TerminalBoardTests.game(moves, x: x, o: o)
  }
}
