import Testing
import TicTacToe

/// What a person may write by hand, member by member.
struct ReadingTests {
  @Test func theGridAloneIsAGame() throws {
    let game = try Game(fromDictionary: ["grid": ["XO.", ".X.", "..."]])
    #expect(game.rules == .classic)
    #expect(game.rows == ["XO.", ".X.", "..."])
    #expect(game.toMove == .o)
    #expect(game.seats == Seats())
    #expect(game.moves.isEmpty && game.undone.isEmpty)
  }

  static let sameGrids: [[any Sendable]] = [
    ["xo.", ".X.", "..."], ["XO_", "_X_", "___"], ["XO-", "-X-", "---"], ["XO·", "·X·", "···"],
    ["XO ", " X ", "   "], [["X", "O", "."], ["", "X", " "], ["_", "-", "·"]],
    [["x", "o", Null()] as [any Sendable], [Null(), "X", Null()] as [any Sendable], "..."],
  ]

  @Test(arguments: sameGrids.indices)
  func cellsAreReadAsPeopleWriteThem(_ index: Int) throws {
    let game = try Game(fromDictionary: ["grid": ReadingTests.sameGrids[index]])
    #expect(game.rows == ["XO.", ".X.", "..."])
    #expect(faults(["grid": ReadingTests.sameGrids[index]]).isEmpty)
  }

  @Test(arguments: [(1, 1), (1, 8), (8, 1), (8, 8), (5, 3)])
  func theGridSaysHowLargeTheBoardIs(_ columns: Int, _ rows: Int) throws {
    let grid = [String](repeating: String(repeating: ".", count: columns), count: rows)
    let game = try Game(fromDictionary: ["grid": grid])
    #expect(game.rules.columns == columns && game.rules.rows == rows)
    #expect(game.rules.inARow == Rules.defaultInARow(columns: columns, rows: rows))
  }

  @Test func rowsAreReadFromTheTop() throws {
    let game = try Game(fromDictionary: ["grid": ["X...", "....", "...O"]])
    #expect(try game.grid[square("a3")] == .x)
    #expect(try game.grid[square("d1")] == .o)
  }

  @Test(arguments: ["X", "x"], ["o", "O"])
  func marksAreReadInEitherCase(_ x: String, _ o: String) throws {
    let grid = ["grid": ["...", ".O.", "..."], "first": o, "toMove": x] as [String: Any]
    #expect(try Game(fromDictionary: grid).rules.first == .o)
    #expect(try Game(fromDictionary: grid).toMove == .x)
  }

  @Test(arguments: [
    "a3 b2 c1", "A3 B2 C1", "a3,b2,c1", "a3, b2 , c1,", "  a3\tb2\nc1  ",
  ])
  func movesAreReadAsPeopleWriteThem(_ moves: String) throws {
    let save = ["grid": ["X..", ".O.", "..X"], "moves": moves] as [String: Any]
    #expect(try Game(fromDictionary: save).moves == squares("a3 b2 c1"))
    let undone = ["grid": ["...", "...", "..."], "undone": moves] as [String: Any]
    #expect(try Game(fromDictionary: undone).undone == squares("a3 b2 c1"))
  }

  @Test func movesMayBeAList() throws {
    let save: [String: Any] = [
      "grid": ["X..", ".O.", "..X"], "moves": ["b2", "c1"], "undone": ["c3", "A1"],
    ]
    let game = try Game(fromDictionary: save)
    #expect(game.moves == squares("b2 c1"))
    #expect(game.undone == squares("c3 a1"))
  }

  @Test func everyOtherMemberIsRead() throws {
    let save: [String: Any] = [
      "grid": ["XX..", "OO..", "....", "...."], "inARow": 3, "misere": true, "state": "active",
      "toMove": "X", "players": ["O": "easy"], "names": ["X": "Ada"], "version": 1, "seal": "0f",
    ]
    #expect(faults(save).isEmpty)
    let game = try Game(fromDictionary: save)
    #expect(try game.rules == rules(4, 4, 3, misere: true))
    #expect(game.seats == Seats(x: Seat(name: "Ada"), o: Seat(player: .easy)))
  }

  @Test(arguments: [
    (["XXX", "OO.", "..."], "X won"), (["XX.", "OOO", "X.."], "O won"),
    (["XOX", "XOO", "OXX"], "draw"),
  ])
  func theStateOfAFinishedGameIsRead(_ grid: [String], _ state: String) throws {
    let save: [String: Any] = ["grid": grid, "state": state, "toMove": "none"]
    #expect(faults(save).isEmpty)
    #expect(try Game(fromDictionary: save).outcome?.description == state)
  }

  @Test(arguments: Player.allCases)
  func everyPlayerIsRead(_ player: Player) throws {
    let save: [String: Any] = ["grid": ["..."], "players": ["X": player.rawValue]]
    #expect(try Game(fromDictionary: save).seats.x.player == player)
  }

  @Test func aWholeNumberIsReadByValue() throws {
    let save: [String: Any] = ["grid": ["X.", ".."], "inARow": 2.0, "version": 1.0]
    #expect(try Game(fromDictionary: save).rules.inARow == 2)
  }

  @Test(arguments: [["XXX", "XOO", "XOO"], ["XOX", "OXO", "XOX"], ["XXX", "OXO", "OXO"]])
  func twoLinesOfOneMoveLoad(_ grid: [String]) throws {
    #expect(try Game(fromDictionary: ["grid": grid]).outcome == .won(by: .x))
  }
}
