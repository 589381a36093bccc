import AppSandbox
import Foundation
import SavedGames
import Testing
import TicTacToe

struct AutosaveTests {
  private let home: Home
  private var saves: Saves { home.saves }

  init() throws { home = try Home() }

  /// Which place is taken, and the game there; `nil` when there is none.
  private func taken() throws -> (name: String, game: Game)? {
    guard let unfinished = try saves.takeUnfinished() else { return nil }
    let game = unfinished.game
    return (unfinished.takePlace().name.description, game)
  }

  @Test func theGameIsKeptAfterEachMoveWithItsUndo() throws {
    let place = try Autosave(in: saves)
    var current = Game()
    for square in ["b2", "a1", "c3"] {
      try current.play(try #require(Square(square)))
      try place.keep(current)
      #expect(try home.bytes("Autosave-1") == bytes(current))
    }
    current.undo()
    try place.keep(current)
    _ = consume place
    let unfinished = try #require(try taken())
    #expect(unfinished.game == current)
    #expect(unfinished.name == "Autosave-1")
  }

  @Test func itGoesAwayWithTheGame() throws {
    let place = try Autosave(in: saves)
    for end in [try game("a1 a2 b1 b2 c1"), Game()] {
      try place.keep(game("b2"))
      #expect(try home.names() == ["Autosave-1"])
      try place.keep(end)
      #expect(try home.names() == [])
    }
    try place.keep(game("b2", undone: 1))
    #expect(try home.names() == ["Autosave-1"])
    for _ in 1...2 { try place.clear() }
    #expect(try home.names() == [])
  }

  @Test func twoHoldersNeverGetTheSamePlace() throws {
    let first = try Autosave(in: saves), second = try Autosave(in: saves)
    let names = [first.name.description, second.name.description]
    #expect(names == ["Autosave-1", "Autosave-2"])
    let other = try Running(probe, ["hold", home.path, "a1"])
    #expect(try other.line() == "Autosave-3")
    try first.keep(game("b2"))
    try second.keep(game("c3"))
    #expect(try taken() == nil)
    #expect(try saves.list().isEmpty)
    try other.end()
    #expect(try taken()?.name == "Autosave-3")
  }

  @Test func programsThatStartTogetherGetPlacesOfTheirOwn() throws {
    let others = try (1...8).map { _ in try Running(probe, ["hold", home.path, "a1"]) }
    #expect(Set(try others.map { try $0.line() }).count == 8)
    for other in others { try other.end() }
    #expect(try saves.list().count == 8)
    #expect(try home.locks() == [])
  }

  @Test func programsThatStartTogetherTakeEachGameOnce() throws {
    let names = (1...4).map { "Autosave-\($0)" }
    for name in names { try home.put(bytes(game("b2")), as: name) }
    let others = try (1...6).map { _ in try Running(probe, ["take", home.path]) }
    let taken = try others.map { try $0.line() }.filter { !$0.isEmpty }
    #expect(Set(taken).count == taken.count)
    for other in others { other.kill() }
    let next = try #require(try self.taken())
    #expect(names.contains(next.name))
  }

  @Test func aPlaceWithAnAbandonedFileIsNotUsedAgain() throws {
    let first = try Autosave(in: saves)
    try first.keep(game("b2"))
    _ = consume first
    let second = try Autosave(in: saves)
    let name = second.name.description
    #expect(name == "Autosave-2")
    #expect(try home.restore("Autosave-1") == game("b2"))
  }

  @Test func theNewestFreeOneIsTakenAndUnreadableOnesStay() throws {
    let ages = [("Autosave-1", 3.0), ("Autosave-2", 1), ("Autosave-3", 2), ("Autosave-4", 0)]
    for (name, age) in ages {
      try home.put(name == "Autosave-4" ? Data(count: 9) : bytes(game("b2")), as: name)
      try FileManager.default.setAttributes(
        [.modificationDate: home.now.addingTimeInterval(-age)],
        ofItemAtPath: "\(home.documents)/\(name).data")
    }
    #expect(
      try saves.list().map(\.name.description) == ["4", "2", "3", "1"].map { "Autosave-" + $0 })
    guard let newest = try saves.takeUnfinished() else {
      Issue.record("none is taken")
      return
    }
    let modified = newest.modified
    #expect(abs(modified.timeIntervalSince(home.now) + 1) < 0.001)
    #expect(try taken()?.name == "Autosave-3")
    let place = newest.takePlace()
    let name = place.name.description
    #expect(name == "Autosave-2")
    try place.clear()
    _ = consume place
    #expect(try taken()?.name == "Autosave-3")
    #expect(try home.bytes("Autosave-4") == Data(count: 9))
  }

  @Test func aGameGivenBackIsTakenAgain() throws {
    try home.put(bytes(game("b2 a1")), as: "Autosave-1")
    for _ in 1...2 { #expect(try taken()?.game == game("b2 a1")) }
    #expect(try home.names() == ["Autosave-1"])
  }

  @Test func aGameThatAnEditHasEndedIsNotOffered() throws {
    try home.put(bytes(game("a1 a2 b1 b2 c1")), as: "Autosave-1")
    #expect(try taken() == nil)
    #expect(try saves.list().count == 1)
  }

  @Test func noLocksRemain() throws {
    do {
      let first = try Autosave(in: saves), second = try Autosave(in: saves)
      try first.keep(game("a1"))
      try second.clear()
      #expect(try home.locks().sorted() == ["Autosave-1.lock", "Autosave-2.lock"])
    }
    let other = try Running(probe, ["hold", home.path, "a1"])
    #expect(try other.line() == "Autosave-2")
    try other.end()
    _ = try saves.list()
    _ = try taken()
    #expect(try home.locks() == [])
  }

  @Test func aKilledHolderLeavesTheGameToBeTaken() throws {
    let holder = try Running(probe, ["hold", home.path, "b2 a1 c3"])
    #expect(try holder.line() == "Autosave-1")
    #expect(try taken() == nil)
    holder.kill()
    let taker = try Running(probe, ["take", home.path])
    #expect(try taker.line() == "Autosave-1")
    #expect(try taken() == nil)
    try taker.end()
    #expect(try taken()?.game == game("b2 a1 c3"))
    #expect(try home.locks() == [])
  }
}
