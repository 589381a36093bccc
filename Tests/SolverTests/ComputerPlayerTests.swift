import Solver
import Testing
import TicTacToe

@Suite struct ComputerPlayerTests {
  private func playedGame(_ skill: Skill, seed: UInt64, rules: Rules = .classic) throws -> Game {
    var (game, player) = (Game(rules: rules), ComputerPlayer(skill, seed: seed))
    while let choice = player.move(in: game) { try game.play(choice.square) }
    return game
  }

  @Test(arguments: Skill.allCases)
  func aSeedRepeatsTheGameAndOthersGiveOthers(_ skill: Skill) throws {
    let games = try (0..<8).map { try playedGame(skill, seed: $0).moves }
    let again = try (0..<8).map { try playedGame(skill, seed: $0).moves }
    #expect(games == again)
    #expect(Set(games).count > 4)
  }

  @Test func aWeakPlayerTakesAWin() throws {
    let game = try Game(rules: .classic, grid: Grid("XX./OO./..."))
    for seed in 0..<50 {
      var player = ComputerPlayer(.easy, seed: UInt64(seed))
      #expect(player.move(in: game)?.square.description == "c3")
    }
  }

  @Test func aWeakPlayerSeesAThreatMostly() throws {
    let game = try Game(rules: .classic, grid: Grid("XX./O../..."))
    let seen = (0..<400).filter { seed in
      var player = ComputerPlayer(.easy, seed: UInt64(seed))
      return player.move(in: game)?.square.description == "c3"
    }
    // Three in four, and one in six of the others by chance.
    #expect((280...350).contains(seen.count))
  }

  @Test func aMiddlingPlayerIsCarelessOnceInFour() {
    let careless = (0..<400).filter { seed in
      var player = ComputerPlayer(.medium, seed: UInt64(seed))
      return player.move(in: Game())?.confidence == .careless
    }
    #expect((70...130).contains(careless.count))
  }

  @Test func amongEqualMovesThoseThatTemptTheOpponentArePreferred() throws {
    // A corner can be answered wrongly by seven squares, an edge by four.
    var (corners, edges) = (0, 0)
    for seed in 0..<200 {
      var player = ComputerPlayer(.perfect, seed: UInt64(seed))
      let square = try #require(player.move(in: Game())?.square)
      if square.column != 1, square.row != 1 { corners += 1 }
      if (square.column == 1) != (square.row == 1) { edges += 1 }
    }
    #expect(corners > edges)
    #expect(edges > 0)
  }

  @Test func inAMisereGameAWeakPlayerMostlyShunsALine() throws {
    let rules = Rules(3, 3, 3, isMisere: true)
    let game = try Game(rules: rules, grid: Grid("XX./OO./..."))
    let lines = (0..<400).filter { seed in
      var player = ComputerPlayer(.easy, seed: UInt64(seed))
      return player.move(in: game)?.square.description == "c3"
    }
    #expect((1...60).contains(lines.count))
  }

  @Test(arguments: [(8, 8, 5), (7, 7, 5), (6, 5, 4)])
  func withoutTimeItMovesAllTheSameAndSaysThatItIsNotSure(
    columns: Int, rows: Int, inARow: Int
  ) throws {
    let rules = Rules(columns, rows, inARow)
    var player = ComputerPlayer(.perfect, seed: 3)
    let choice = player.move(in: Game(rules: rules), within: SearchBudget { _ in true })
    #expect(choice?.confidence == .searched)
    #expect(rules.squares.contains(try #require(choice?.square)))
  }

  @Test func withoutTimeItStillTakesAWinAndMeetsAThreat() throws {
    let rules = Rules(8, 8, 5)
    var player = ComputerPlayer(.perfect, seed: 3)
    let threat = try Game(
      rules: rules,
      grid: Grid("XXXX..../......../......../......../......../......../......../OOO....."))
    #expect(
      player.move(in: threat, within: SearchBudget { _ in true })?.square.description == "e8")
    let win = try Game(
      rules: rules,
      grid: Grid("XXXX..../......../......../......../......../......../......../OOOO...."))
    #expect(player.move(in: win, within: SearchBudget { _ in true })?.square.description == "e8")
  }

  @Test func aSkillIsNamedAsThePlayerIsInASave() {
    #expect(Player.allCases.map { Skill($0)?.rawValue } == [nil, "easy", "medium", "perfect"])
  }
}
