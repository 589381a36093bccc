import Foundation
import SavedGames
import Testing
import TicTacToe

/// What becomes of everything in Documents when a save fails or its process is killed.
@Suite(.serialized) struct DamageTests {
  private let home: Home
  /// What is in Documents before each save, and what is saved.
  struct Case {
    let earlier: String
    var old = "b2 a1"
    let new: String
    /// The earlier generation may go when the new game knows all of it.
    var earlierMayGo = false
  }

  static let cases = [
    Case(earlier: "b2", new: "b2 a1 c3", earlierMayGo: true), Case(earlier: "b2", new: "c3"),
    Case(earlier: "c1", new: "b2 a1 c3"),
  ]

  init() throws { home = try Home() }

  private func fill(_ example: Case) throws {
    for name in try home.names() {
      try FileManager.default.removeItem(atPath: "\(home.documents)/\(name).data")
    }
    try home.put(bytes(game(example.earlier)), as: "SavedGames.earlier")
    try home.put(bytes(game(example.old)))
  }

  private func save(_ moves: String, _ options: String...) throws -> Finished {
    try run(
      "strace",
      ["-qq", "-o", home.outside + "/trace"] + options + [probe, "save", home.path, moves])
  }

  /// A system call that changes names or makes them last: which one of its name it is in the run.
  private struct Call: CustomStringConvertible {
    static let names = "openat,openat2,write,fchmod,linkat,renameat,renameat2,fsync,unlinkat"
    let name: String
    let number: Int
    var description: String { "\(name) \(number)" }
  }

  /// The calls of one save, from where it reads the old file; opening a folder changes nothing.
  private func calls(_ example: Case) throws -> [Call] {
    try fill(example)
    _ = try save(example.new, "-e", "trace=" + Call.names)
    let trace = try String(contentsOfFile: home.outside + "/trace", encoding: .utf8)
    try fill(example)
    var counts: [String: Int] = [:]
    let calls = trace.split(separator: "\n").map { line in
      let name = String(line.prefix { $0 != "(" })
      counts[name, default: 0] += 1
      return (line, Call(name: name, number: counts[name] ?? 0))
    }
    return calls.drop { !$0.0.contains("\"SavedGames.data\"") }
      .filter { !$0.0.contains("O_DIRECTORY") }.map(\.1)
  }

  private func expectNothingLost(_ example: Case, _ call: Call) throws {
    try home.saves.sandbox.sweep()
    let listed = try home.saves.list()
    let games = [example.old] + (example.earlierMayGo ? [] : [example.earlier])
    for moves in games {
      let game = try game(moves)
      #expect(listed.contains { $0.game == game }, "\(call)")
    }
    #expect(listed.allSatisfy { $0.game != nil }, "\(call)")
    #expect(try home.names().allSatisfy { $0.hasPrefix("SavedGames") }, "\(call)")
  }

  @Test(arguments: cases) func aKillAtAnyCallLosesNoGame(_ example: Case) throws {
    var killed = 0
    for call in try calls(example) {
      let inject = "inject=\(call.name):signal=KILL:when=\(call.number)"
      if try save(example.new, "-e", inject).status != 0 { killed += 1 }
      let either = [try game(example.old), try game(example.new)]
      #expect(try either.contains(home.restore()), "\(call)")
      try expectNothingLost(example, call)
      try fill(example)
    }
    #expect(killed > 10)
  }

  @Test(arguments: cases) func anyCallMayFailAndNoGameIsLost(_ example: Case) throws {
    for call in try calls(example) {
      let inject = "inject=\(call.name):error=ENOSPC:when=\(call.number)"
      let saved = try save(example.new, "-e", inject)
      let game = try game(saved.status == 0 ? example.new : example.old)
      #expect(try home.restore() == game, "\(call)")
      #expect(saved.status == 0 || saved.errors.hasPrefix(home.documents), "\(call): \(saved)")
      try expectNothingLost(example, call)
      try fill(example)
    }
  }

  @Test(arguments: cases) func aDiskWithoutRoomChangesNothing(_ example: Case) throws {
    try fill(example)
    let before = try home.snapshot().filter { $0.key.hasSuffix(".data") }
    let saved = try run(
      "/bin/sh", ["-c", #"ulimit -f 0; exec "$0" save "$1" "$2""#, probe, home.path, example.new])
    #expect(saved.errors == "\(home.documents)/SavedGames.data: File too large.\n")
    #expect(saved.status == 1)
    #expect(try home.snapshot().filter { $0.key.hasSuffix(".data") } == before)
    #expect(try home.names() == ["SavedGames", "SavedGames.earlier"])
  }

  @Test(arguments: cases) func aFileSystemWithoutLinksIsServedToo(_ example: Case) throws {
    try fill(example)
    #expect(try save(example.new, "-e", "inject=linkat:error=EPERM").status == 0)
    let games = try home.saves.list().compactMap(\.game)
    #expect(try games.contains(game(example.old)))
    #expect(try home.restore() == game(example.new))
    #expect(try home.names().allSatisfy { $0.hasPrefix("SavedGames") })
  }

  @Test func aSaverKilledAnywhereLeavesOldOrNew() throws {
    let other = try game("c1 b1 a1")
    try home.save(other)
    let loop = ["a1", "a1 b2", "a1 b2 c3", "a2", "a2 b2"]
    let states = try loop.map { try game($0) }
    for number in 0..<60 {
      let saver = try Running(probe, ["loop", home.path, loop.joined(separator: ",")])
      for _ in 0...(number % 4) { #expect(try saver.line() == "saved") }
      saver.kill()
      #expect(try states.contains(home.restore()))
    }
    try home.saves.sandbox.sweep()
    let listed = try home.saves.list()
    #expect(try home.names().count == listed.count)
    #expect(listed.allSatisfy { $0.game != nil })
    #expect(listed.contains { $0.game == other })
    #expect(try home.locks() == [])
  }
}
