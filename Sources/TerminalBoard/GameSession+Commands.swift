import SaveFormat
import TicTacToe

extension GameSession {
  /// Applies `command` and returns the work it leaves for the program, in order.
  public mutating func perform(_ command: Command) -> [Effect] {
    if case .moveCursor(let direction) = command {
      move(direction)
      return []
    }
    notice = nil
    warnings = []
    switch command {
    case .moveCursor: return []
    case .play(let square): return play(square)
    case .playAtCursor: return play(cursor)
    case .undo: return undo()
    case .redo: return redo()
    case .save(let name): return [.save(game, name: name)]
    case .restore(let name): return [.restore(name: name)]
    case .new: return startAnew()
    case .showGames: return [.listGames]
    case .showHistory: return [.readHistory]
    case .showHelp: screen = .help(scroll: 0)
    case .scroll(let line): scroll(to: max(line, 0))
    case .select(let index): select(index)
    case .open: return open()
    case .openEarlier: return openEarlier()
    case .resumeOffer: return resume()
    case .back: screen = home
    case .quit: return [.quit]
    case .unknownKey(let key): say("\(key) does nothing here. Press ? for help.")
    case .saved, .saveFailed, .restored, .restoreFailed, .gamesListed, .autosaveFailed,
      .historyRead, .historyFailed:
      return answer(command)
    }
    return []
  }

  private mutating func move(_ direction: Command.Direction) {
    let (right, up) =
      switch direction {
      case .up: (0, 1)
      case .down: (0, -1)
      case .left: (-1, 0)
      case .right: (1, 0)
      }
    guard let square = Square(column: cursor.column + right, row: cursor.row + up),
      game.rules.squares.contains(square)
    else { return }
    cursor = square
  }

  private mutating func play(_ square: Square) -> [Effect] {
    do {
      try game.play(square)
    } catch {
      say(refusal(of: error))
      return []
    }
    screen = .board
    cursor = square
    return effectsOfMove
  }

  private mutating func undo() -> [Effect] {
    guard let square = game.undo() else {
      say("There is no move to take back.")
      return []
    }
    say("Took back \(square).")
    return [.autosave(game)]
  }

  private mutating func redo() -> [Effect] {
    guard let square = game.redo() else {
      say("There is no move to make again.")
      return []
    }
    say("Played \(square) again.")
    return effectsOfMove
  }

  private mutating func startAnew() -> [Effect] {
    let other = Game(rules: game.rules, seats: game.seats)
    let leaving: [Effect] = offer == nil ? [] : [.discardOffer]
    let isOther = other != game
    begin(other)
    say("A new game.")
    return leaving + (isOther ? [.startAnother(other)] : [])
  }

  private mutating func resume() -> [Effect] {
    guard let offer else {
      say("No unfinished game is kept.")
      return []
    }
    begin(offer.game)
    say("Going on with the game from \(offer.age).")
    return [.resumeOffer]
  }

  private mutating func scroll(to line: Int) {
    switch screen {
    case .help: screen = .help(scroll: line)
    case .message(let message, _): screen = .message(message, scroll: line)
    case .history(let history, _): screen = .history(history, scroll: line)
    case .board, .offer, .games: break
    }
  }

  private mutating func select(_ index: Int) {
    guard case .games(let listings, _) = screen, !listings.isEmpty else { return }
    screen = .games(listings, selected: min(max(index, 0), listings.count - 1))
  }

  private mutating func open() -> [Effect] {
    guard case .games(let listings, let selected) = screen, listings.indices.contains(selected)
    else { return [] }
    return [.restore(name: listings[selected].name)]
  }

  private mutating func openEarlier() -> [Effect] {
    guard case .message(let message, _) = screen, let earlier = message.earlier
    else { return [] }
    return [.restore(name: earlier.name)]
  }
}
