import Foundation
import SavedGames
import Testing
import TicTacToe

/// A save never costs another game.
struct OtherGamesTests {
  private static let kept = "SavedGames (2026-11-30 14.05.22)"

  /// What is there, what is saved over it, and why they are two games.
  static let pairs: [(old: Game, new: Game, String)] = [
    (try? (game("a1 b2"), game("c3 b2"), "other moves")),
    (try? (game("a1 b2 c3"), game("a1 b2 c2"), "a branch")),
    (try? (game("a1 b2 c3", undone: 2), game("a1"), "more moves taken back")),
    (try? (game("a1 b2 c3"), game("a1 b2"), "more moves")),
    (try? (game("a1", on: misere), game("a1"), "other rules")),
    (try? (game("a1", seats: Seats(x: Seat(name: "Ada"))), game("a1 b2"), "other players")),
  ].compactMap { $0 }

  private static let misere = Rules(columns: 3, rows: 3, isMisere: true) ?? .classic

  @Test(arguments: pairs)
  func anotherGameIsKeptListedAndRestored(_ old: Game, _ new: Game, _ reason: String) throws {
    let home = try Home()
    try home.save(old)
    let name = try SaveName(Self.kept)
    #expect(try home.save(new) == .anotherGame(keptAs: name))
    #expect(try home.names() == [Self.kept, "SavedGames"].sorted())
    #expect(try home.bytes() == bytes(new))
    #expect(try home.bytes(Self.kept) == bytes(old))
    #expect(try home.saves.list().contains { $0.name == name && $0.game == old })
    #expect(try home.restore(Self.kept) == old)
  }

  @Test func allPairsAreTested() { #expect(Self.pairs.count == 6) }

  @Test func severalInOneSecondAreAllKept() throws {
    let home = try Home()
    let squares = ["a1", "b1", "c1", "a2"]
    for square in squares { try home.save(game(square)) }
    let names = [
      Self.kept, "SavedGames (2026-11-30 14.05.22, 2)", "SavedGames (2026-11-30 14.05.22, 3)",
    ]
    for (name, square) in zip(names + ["SavedGames"], squares) {
      #expect(try home.restore(name) == game(square))
    }
    #expect(try home.names().count == 4)
  }

  @Test func aNewerProgramsFileIsKeptAsItIs() throws {
    let home = try Home()
    let newer = Data(#"{ "version": 2, "board": "unknown to us" }"#.utf8)
    try home.put(newer)
    #expect(try home.save(game("a1")) == .anotherGame(keptAs: try SaveName(Self.kept)))
    #expect(try home.bytes(Self.kept) == newer)
    #expect(try home.restore() == game("a1"))
  }

  static let damages: [(String, @Sendable (Data) -> Data)] = [
    ("all NULs", { Data(count: $0.count) }), ("NULs behind", { $0 + Data(count: 64) }),
    ("empty", { _ in Data() }), ("one byte", { $0.prefix(1) }),
    ("half", { $0.prefix($0.count / 2) }), ("last brace gone", { $0.dropLast(2) }),
    ("over 64 KiB", { $0 + Data(repeating: 0x20, count: 64 * 1024) }),
  ]

  @Test(arguments: damages.map(\.0))
  func aDamagedFileIsSetAsideAndNeverTheEarlier(_ kind: String) throws {
    let home = try Home()
    let damage = try #require(Self.damages.first { $0.0 == kind }).1
    for moves in ["a1", "a1 b2"] { try home.save(game(moves)) }
    let damaged = damage(try home.bytes())
    for number in 1...2 {
      try home.put(damaged)
      let name = "SavedGames.damaged-\(number)"
      #expect(
        try home.save(game("a1 b2 c3")) == .unreadable(setAsideAs: try SaveName(name)))
      #expect(try home.bytes(name) == damaged)
    }
    #expect(try home.restore() == game("a1 b2 c3"))
    #expect(try home.restore("SavedGames.earlier") == game("a1"))
    #expect(
      try home.names() == [
        "SavedGames", "SavedGames.damaged-1", "SavedGames.damaged-2", "SavedGames.earlier",
      ])
  }

  @Test func theLastGoodGenerationOutlivesTwoSavesOfAnotherGame() throws {
    let home = try Home()
    for moves in ["a1", "a1 b2"] { try home.save(game(moves)) }
    try home.put(Data())
    for moves in ["c3", "c3 b2", "c3 b2 a1"] { try home.save(game(moves)) }
    #expect(try home.restore(Self.kept) == game("a1"))
    #expect(try home.restore("SavedGames.earlier") == game("c3 b2"))
  }

  @Test func aDamagedEarlierIsSetAsideToo() throws {
    let home = try Home()
    for moves in ["a1", "a1 b2"] { try home.save(game(moves)) }
    try home.put(Data("{".utf8), as: "SavedGames.earlier")
    try home.save(game("a1 b2 c3"))
    #expect(try home.bytes("SavedGames.damaged-1") == Data("{".utf8))
    #expect(try home.restore("SavedGames.earlier") == game("a1 b2"))
  }

  @Test func anotherGameTakesItsEarlierAlong() throws {
    let home = try Home()
    for moves in ["a1", "a1 b2", "c3"] { try home.save(game(moves)) }
    #expect(try home.names() == [Self.kept, Self.kept + ".earlier", "SavedGames"].sorted())
    #expect(try home.restore(Self.kept + ".earlier") == game("a1"))
    try home.put(Data())
    let error = #expect(throws: RestoreError.self) { try home.saves.restore() }
    #expect(error?.earlier == nil)
  }
}
