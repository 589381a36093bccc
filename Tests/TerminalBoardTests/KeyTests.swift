import TerminalBoard
import Testing
import TicTacToe

struct KeyTests {
  static let size = Size(columns: 80, rows: 24)
  static let keys: [Key] =
    (UInt8(0x20)..<0x7F).map { .character(Character(Unicode.Scalar($0))) }
    + [.character("é"), .character("\u{1}"), .character("日"), .enter, .escape, .backspace]
    + [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
    + [.click(row: 0, column: 0), .click(row: 10, column: 40), .click(row: -1, column: 900)]

  @Test(arguments: examples)
  func everyKeyWorksOnEveryScreenInEveryWindow(_ example: Example) {
    for (columns, rows) in [(1, 1), (2, 3), (20, 8), (34, 20)] {
      let size = Size(columns: columns, rows: rows)
      for key in KeyTests.keys {
        var session = example.session
        guard let command = command(for: key, in: session, size: size) else { continue }
        _ = session.perform(command)
        #expect(Frame(session, size: size, glyphs: .unicode).rows.count == rows)
      }
    }
  }

  @Test(arguments: [
    (Key.character("7"), "a3"), (.character("8"), "b3"), (.character("9"), "c3"),
    (.character("4"), "a2"), (.character("5"), "b2"), (.character("6"), "c2"),
    (.character("1"), "a1"), (.character("2"), "b1"), (.character("3"), "c1"),
  ])
  func digitsPlayByPlaceOnThreeByThree(key: Key, name: String) {
    let session = GameSession(game: game())
    #expect(command(for: key, in: session, size: KeyTests.size) == .play(square(name)))
    let larger = GameSession(game: game(columns: 4, rows: 3))
    let there = command(for: key, in: larger, size: KeyTests.size)
    guard case .unknownKey = there else {
      Issue.record("A digit played on 4×3.")
      return
    }
  }

  @Test(arguments: [
    (Key.enter, Command.playAtCursor), (.character(" "), .playAtCursor),
    (.up, .moveCursor(.up)), (.character("k"), .moveCursor(.up)),
    (.down, .moveCursor(.down)), (.character("j"), .moveCursor(.down)),
    (.left, .moveCursor(.left)), (.character("h"), .moveCursor(.left)),
    (.right, .moveCursor(.right)), (.character("l"), .moveCursor(.right)),
    (.character("s"), .save(name: nil)), (.character("r"), .restore(name: nil)),
    (.character("u"), .undo), (.character("U"), .redo), (.character("n"), .new),
    (.character("i"), .hint), (.character("a"), .analyse), (.character("g"), .showGames),
    (.character("H"), .showHistory), (.character("?"), .showHelp), (.character("q"), .quit),
    (.character("x"), .unknownKey("x")), (.backspace, .unknownKey("Backspace")),
  ])
  func theBoardsKeysAskForWhatTheySay(key: Key, expected: Command) {
    let session = GameSession(game: game())
    #expect(command(for: key, in: session, size: KeyTests.size) == expected)
  }

  @Test func escapeOnTheBoardAsksForNothing() {
    #expect(
      command(for: .escape, in: GameSession(game: game()), size: KeyTests.size) == nil)
  }

  @Test func escapeHurriesTheComputerAndPausesComputersThatPlayAlone() {
    func escape(_ session: GameSession) -> Command? {
      command(for: .escape, in: session, size: KeyTests.size)
    }
    var session = GameSession(game: againstComputer)
    _ = session.perform(.begin)
    #expect(escape(session) == .moveNow)
    _ = session.perform(.thought(choice("a1"), request: 1))
    #expect(escape(session) == nil)

    var alone = GameSession(game: computers)
    _ = alone.perform(.begin)
    #expect(escape(alone) == .pause)
    _ = alone.perform(.pause)
    #expect(escape(alone) == nil)
    for key in [Key.enter, .character(" ")] {
      #expect(command(for: key, in: alone, size: KeyTests.size) == .goOn)
    }
  }

  @Test func nobodyPlaysOnABoardThatIsTooSmallToSee() {
    let session = GameSession(game: game())
    let size = Size(columns: 12, rows: 5)
    #expect(command(for: .enter, in: session, size: size) == nil)
    #expect(command(for: .character("5"), in: session, size: size) == nil)
    #expect(command(for: .character("q"), in: session, size: size) == .quit)
  }

  @Test(arguments: [(1, 1), (4, 1), (1, 8), (3, 3), (4, 4), (8, 8)])
  func aClickPlaysTheSquareWhoseMarkIsDrawnThere(columns: Int, rows: Int) {
    for (width, height) in [(20, 8), (20, 11), (40, 12), (80, 24), (81, 25), (200, 60)] {
      let size = Size(columns: width, rows: height)
      let empty = GameSession(game: game(columns: columns, rows: rows, inARow: 8))
      let blank = cells(Frame(empty, size: size, glyphs: .ascii))
      var found: Set<Square> = []
      for row in 0..<height {
        for column in 0..<width {
          let click = Key.click(row: row, column: column)
          guard case .play(let square) = command(for: click, in: empty, size: size)
          else { continue }
          found.insert(square)
        }
      }
      guard !blank.joined().contains("needs") else {
        #expect(found.isEmpty)
        continue
      }
      #expect(found == Set(empty.game.rules.squares))
      let misled = found.filter { !isDrawnWhereClicked($0, in: empty, size: size) }
      #expect(misled == [])
    }
  }

  /// Whether the board, with a mark on `square` alone, shows it, and only where a click plays there.
  private func isDrawnWhereClicked(
    _ square: Square, in empty: GameSession, size: Size
  ) -> Bool {
    var session = empty
    _ = session.perform(.play(square))
    let played = cells(Frame(session, size: size, glyphs: .ascii))
    var clicks: [Command?] = []
    for row in 0..<size.rows where isOnBoard(row: row, in: empty, size: size) {
      for column in 0..<size.columns where "XO".contains(played[row][column]) {
        let click = Key.click(row: row, column: column)
        clicks.append(command(for: click, in: empty, size: size))
      }
    }
    return !clicks.isEmpty && clicks.allSatisfy { $0 == .play(square) }
  }

  /// Whether a click plays anywhere in this row.
  private func isOnBoard(row: Int, in session: GameSession, size: Size) -> Bool {
    (0..<size.columns).contains { column in
      command(for: .click(row: row, column: column), in: session, size: size) != nil
    }
  }

  private func cells(_ frame: Frame) -> [[Character]] {
    frame.rows.map { $0.flatMap { Array($0.text) } }
  }
}
