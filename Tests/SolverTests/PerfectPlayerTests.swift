import Solver
import Testing
import TicTacToe

@Suite struct PerfectPlayerTests {
  private struct NoBestMove: Error { let grid: Grid }

  /// Plays every game in which `mark` chooses among its best moves and the opponent anything.
  private func outcomes(
    _ rules: Rules, of mark: Mark, _ solver: inout PositionSolver
  ) throws -> Set<Outcome> {
    var (seen, open, outcomes) = (Set([Grid()]), [Grid()], Set<Outcome>())
    while let grid = open.popLast() {
      if let outcome = rules.outcome(of: grid) {
        outcomes.insert(outcome)
        continue
      }
      let isOwnTurn = rules.toMove(on: grid) == mark
      let moves = isOwnTurn ? solver.bestMoves(of: grid) : rules.squares.subtracting(grid.taken)
      guard let moves, !moves.isEmpty else { throw NoBestMove(grid: grid) }
      for move in moves {
        let child = rules.after(move, on: grid)
        if seen.insert(child).inserted { open.append(child) }
      }
    }
    return outcomes
  }

  @Test(arguments: Mark.allCases, [false, true])
  func itNeverLosesOnThreeByThreeWhateverItChoosesAmongEquals(mark: Mark, isMisere: Bool) throws {
    let rules = Rules(3, 3, 3, isMisere: isMisere)
    var solver = PositionSolver(rules)
    let outcomes = try outcomes(rules, of: mark, &solver)
    #expect(!outcomes.contains(.won(by: mark.opponent)))
    #expect(outcomes.contains(.won(by: mark)))
  }

  @Test(arguments: [12, 0])
  func itAlwaysWinsFourByThreeWhenItBegins(plainSearchLimit: Int) throws {
    let rules = Rules(4, 3, 3)
    var solver = PositionSolver(rules, plainSearchLimit: plainSearchLimit)
    #expect(try outcomes(rules, of: .x, &solver) == [.won(by: .x)])
  }

  @Test func itMakesOneOfTheBestMovesInEveryPositionOfThreeByThree() throws {
    var solver = PositionSolver(.classic)
    var player = ComputerPlayer(.perfect, seed: 1)
    for grid in Rules.classic.reachablePositions() {
      let game = try Game(rules: .classic, grid: grid)
      guard game.isActive else { continue }
      let best = solver.bestMoves(of: grid)
      let choice = player.move(in: game, by: &solver)
      let square = try #require(choice?.square)
      #expect(best?.contains(square) == true)
      #expect(choice?.confidence == .proven)
      #expect(choice?.evaluation == solver.evaluation(of: grid))
    }
  }

  @Test(
    arguments: [
      ("b2", "a1 c1 a3 c3"), ("a1", "b2"), ("c1", "b2"), ("a3", "b2"), ("c3", "b2"),
      ("b1", "a1 c1 b2 b3"), ("a2", "a1 a3 b2 c2"), ("c2", "c1 c3 b2 a2"), ("b3", "a3 c3 b2 b1"),
    ])
  func onlyTheSafeRepliesToAFirstMoveAreBest(first: String, safe: String) throws {
    var solver = PositionSolver(.classic)
    let square = try #require(Square(first))
    let found = solver.bestMoves(of: Rules.classic.after(square, on: Grid()))
    let best = try #require(found)
    #expect(Set(best.map(\.description)) == Set(safe.split(separator: " ").map(String.init)))
  }

  @Test func itAnswersTwoCornersAcrossWithAnEdge() {
    var solver = PositionSolver(.classic)
    let best = solver.bestMoves(of: Grid("..X/.O./X.."))
    #expect(best?.description == "b1 a2 c2 b3")
  }

  @Test func itWinsAtOnceWhenItCan() {
    var solver = PositionSolver(.classic)
    let best = solver.bestMoves(of: Grid("XX./OO./..."))
    #expect(best?.description == "c3")
  }

  @Test func aLostPositionIsHeldOutAsLongAsCanBe() {
    // O made the wrong reply: X forces once and then has two threats; only some moves of O force X
    // first.
    let grid = Grid(".../.../XO.")
    var minimax = PlainMinimax(.classic)
    let longest = minimax.evaluation(of: Grid("X../.../XO."))
    var solver = PositionSolver(.classic)
    #expect(longest.value == .loss)
    #expect(solver.moves(of: Grid("X../.../XO.")).first?.evaluation == longest)
    #expect(solver.evaluation(of: grid) == minimax.evaluation(of: grid))
  }

  @Test func noMoveIsMadeWhenTheGameIsOver() throws {
    for rows in ["XOX/XOO/OXX", "XXX/OO./..."] {
      let game = try Game(rules: .classic, grid: Grid(rows))
      for skill in Skill.allCases {
        var player = ComputerPlayer(skill, seed: 0)
        #expect(player.move(in: game) == nil)
      }
    }
  }

  @Test func everyWinOnTheNinthMarkIsAWin() {
    var solver = PositionSolver(.classic)
    let last = Rules.classic.reachablePositions().filter {
      $0.taken.count == 9 && Rules.classic.hasLine(in: $0.x)
    }
    #expect(last.count == 62)
    #expect(last.allSatisfy { solver.evaluation(of: $0) == Evaluation(.loss, plies: 0) })
  }
}
