import Testing
import TicTacToe

/// A dictionary and everything that is to be said about it, in order; a warning begins with `~`.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let save: [String: any Sendable]
  let said: [String]

  init(_ save: [String: any Sendable], _ said: String...) { (self.save, self.said) = (save, said) }

  /// A save of the empty 3×3 board with these members besides.
  init(empty members: [String: any Sendable], _ said: String...) {
    save = members.merging(["grid": ["...", "...", "..."]]) { member, _ in member }
    self.said = said
  }

  var testDescription: String { said.joined(separator: " | ") }
}

struct GameFaultTests {
  @Test(arguments: FaultCase.values + FaultCase.grids + FaultCase.histories)
  func everythingWrongIsSaidWithItsPlace(_ example: FaultCase) {
    let said = faults(example.save).map { ($0.isWarning ? "~" : "") + $0.description }
    #expect(said == example.said)
    let loads = (try? Game(fromDictionary: example.save)) != nil
    #expect(loads == said.allSatisfy { $0.hasPrefix("~") })
  }

  @Test func everyReasonIsGivenBySomeCase() {
    let cases = FaultCase.values + FaultCase.grids + FaultCase.histories
    let reasons = Set(cases.flatMap { faults($0.save) }.map { name(of: $0.reason) })
    #expect(reasons.count == 22)
  }

  /// Without a default, so that a new reason does not compile before it is counted here.
  private func name(of reason: GameFault.Reason) -> Int {
    switch reason {
    case .gridIsMissing: 1
    case .typeIsWrong: 2
    case .memberIsUnknown: 3
    case .versionIsNewer: 4
    case .numberIsOutOfRange: 5
    case .numberIsNotWhole: 6
    case .wordIsUnknown: 7
    case .cellIsUnknown: 8
    case .gridIsEmpty: 9
    case .gridHasTooManyRows: 10
    case .rowIsEmpty: 11
    case .rowIsTooLong: 12
    case .rowHasOtherLength: 13
    case .gridIsUnreachable: 14
    case .lineIsTooLong: 15
    case .moveIsNoSquare: 16
    case .moveIsIllegal: 17
    case .moveDoesNotFit: 18
    case .moveFollowsTheEnd: 19
    case .turnContradicts: 20
    case .stateContradicts: 21
    case .rowsAreSpaced: 22
    }
  }

  @Test func aContradictionNamesBothPlaces() {
    let turn = faults(["grid": ["X..", "...", "..."], "toMove": "X"])
    #expect(turn.map(\.path.description) == ["toMove"])
    #expect(turn.map(\.opposite?.description) == ["grid"])

    let edited = faults(["grid": ["X..", "...", "..."], "moves": "a3 b2"])
    #expect(edited.map(\.path.description) == ["moves, move 2"])
    #expect(edited.map(\.opposite?.description) == ["grid[1], cell 2"])

    let smaller = faults(["grid": ["X..", "...", "..."], "moves": "d4"])
    #expect(smaller.map(\.opposite?.description) == ["grid"])
  }

  @Test func theErrorIsALineAFault() {
    let error = #expect(throws: GameDictionaryError.self) {
      try Game(fromDictionary: ["grid": ["Z"], "version": "two"])
    }
    #expect(
      error?.description == """
        version: "version" should be a whole number, not a text in quotes
        grid[0], cell 1: cell 1 of row 1 is "Z"; a cell is X, O or . for an empty one
        """)
  }

  @Test func warningsAreAddedToThoseAtHandAndOnlyWhenTheGameLoads() throws {
    var warnings: [GameFault] = []
    for _ in 0..<2 {
      _ = try Game(fromDictionary: ["grid": ["..."], "colour": "red"], warnings: &warnings)
    }
    #expect(warnings.count == 2)
    #expect(throws: GameDictionaryError.self) {
      try Game(fromDictionary: ["colour": "red"], warnings: &warnings)
    }
    #expect(warnings.count == 2)
  }

  @Test func aMarkAddedToTheGridOfASaveLoadsAndSaysThatTheMovesNoLongerFit() throws {
    var save = try game("b2 a1").toDictionary()
    save["grid"] = ["X..", ".X.", "O.."]
    var warnings: [GameFault] = []
    let edited = try Game(fromDictionary: save, warnings: &warnings)
    #expect(edited.rows == ["X..", ".X.", "O.."])
    #expect(edited.toMove == .o)
    #expect(edited.moves.isEmpty && edited.undone.isEmpty)
    #expect(warnings.map(\.path.description) == ["moves, move 2", "toMove"])
  }

  @Test func everyMarkAddedToAnySaveWithMovesLoadsUnlessNoGameReachesIt() throws {
    for game in randomGames(seed: 50) where !game.moves.isEmpty {
      for square in game.freeSquares {
        for mark in Mark.allCases {
          var grid = game.grid
          grid[square] = mark
          guard let marked = try? Game(rules: game.rules, grid: grid, seats: game.seats) else {
            continue
          }
          var save = game.toDictionary()
          save["grid"] = marked.rows
          #expect(try Game(fromDictionary: save) == marked)
        }
      }
    }
  }
}
