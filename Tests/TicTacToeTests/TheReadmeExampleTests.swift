import Foundation
import Testing
import TicTacToe

struct TheReadmeExampleTests {
  @Test func itDoesWhatItSays() throws {
    // README
    var game = Game()  // 3×3; Game(rules:) takes any Rules(columns:rows:inARow:) up to 8×8
    let squares = ["b2", "a1", "c1", "a3", "a2"].compactMap { Square($0) }
    for square in squares { try game.play(square) }
    game.undo()  // takes a2 back; game.redo() would play it again
    let picture = game.rows  // ["O..", ".X.", "O.X"]
    let turn = game.toMove  // X; nil when the game is over, and game.outcome says how it ended

    let save = game.toDictionary()  // strings, numbers and lists: for JSON, a property list, …
    let restored = try Game(fromDictionary: save)  // the same game, undone moves too
    let edited = try Game(fromDictionary: ["grid": ["XO.", ".X.", "O.X"]])  // or every fault
    // end
    #expect(picture == ["O..", ".X.", "O.X"])
    #expect(turn == .x)
    #expect(try game.redo() == square("a2"))
    game.undo()
    #expect(restored == game)
    #expect(edited.outcome == .won(by: .x))
  }

  @Test func itIsTheTextOfTheReadme() throws {
    let here = URL(filePath: #filePath)
    let package = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let example = try #require(text(of: source, from: "    // README\n", to: "    // end\n"))
    let block = try #require(text(of: readme, from: "```swift\nimport TicTacToe\n\n", to: "```\n"))
    #expect(block == example.replacingOccurrences(of: "\n    ", with: "\n").dropFirst(4))
  }

  private func text(of whole: String, from start: String, to end: String) -> Substring? {
    guard let start = whole.range(of: start) else { return nil }
    let rest = whole[start.upperBound...]
    return rest.range(of: end).map { rest[..<$0.lowerBound] }
  }
}
