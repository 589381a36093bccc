import SaveFormat
import TicTacToe

extension GameSession {
  /// Applies `command` and returns the work it leaves for the program, in order.
  public mutating func perform(_ command: Command) -> [Effect] {
    switch command {
    case .moveCursor(let direction):
      move(direction)
      return []
    case .progressed(let count, let request):
      if request == task?.request { task?.visited = count }
      return []
    // The position may be another one by now.
    case .thought(_, let request) where request != task?.request,
      .analysed(_, guess: _, let request) where request != task?.request:
      return []
    default: break
    }
    notice = nil
    warnings = []
    let (grid, rules) = (game.grid, game.rules)
    let effects = act(on: command)
    if game.grid != grid || game.rules != rules { forgetPosition() }
    return effects + pursue()
  }

  private mutating func act(on command: Command) -> [Effect] {
    switch command {
    case .moveCursor, .progressed, .begin: return []
    case .play(let square): return play(square)
    case .playAtCursor: return play(cursor)
    case .undo: return undo()
    case .redo: return redo()
    case .hint: askForHint()
    case .analyse: toggleAnalysis()
    case .moveNow: return task?.isMove == true ? [.hurry] : []
    case .pause: isPaused = playsAlone && game.isActive
    case .goOn: isPaused = false
    case .save(let name): return [.save(game, name: name)]
    case .restore(let name): return [.restore(name: name)]
    case .new: return startAnew()
    case .showGames: return [.listGames]
    case .showHistory: return [.readHistory]
    case .nextTheme: return [.nextTheme(after: theme)]
    case .nextLanguage: return [.nextLanguage(after: language)]
    case .showHelp: screen = .help(scroll: 0)
    case .scroll(let line): scroll(to: max(line, 0))
    case .select(let index): select(index)
    case .open: return open()
    case .openEarlier: return openEarlier()
    case .resumeOffer: return resume()
    case .back: screen = home
    case .quit: return [.quit]
    case .unknownKey(let key): say("\(key) does nothing here. Press ? for help.")
    case .saved, .saveFailed, .restored, .restoreFailed, .gamesListed, .foundOffer, .autosaveFailed,
      .thought, .analysed, .historyRead, .historyFailed, .themed, .speaking:
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
    if let words = waiting {
      say(words)
      return []
    }
    do {
      try game.play(square)
    } catch {
      say(error.sentence)
      return []
    }
    screen = .board
    cursor = square
    return effectsOfMove
  }

  private mutating func startAnew() -> [Effect] {
    let other = Game(rules: game.rules, seats: game.seats)
    let leaving: [Effect] = offer == nil ? [] : [.discardOffer]
    let isOther = other != game || unratedReason != nil
    begin(other)
    say("A new game.")
    return leaving + (isOther ? [.startAnother(other)] : [])
  }

  private mutating func resume() -> [Effect] {
    if isPaused {
      isPaused = false
      return []
    }
    guard let offer else { return [.findOffer] }
    return resume(offer)
  }

  mutating func resume(_ offer: Offer) -> [Effect] {
    begin(offer.game)
    unratedReason = offer.unratedReason
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
