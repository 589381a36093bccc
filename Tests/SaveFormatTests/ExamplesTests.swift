import Foundation
import SaveFormat
import Testing

@Suite struct ExamplesTests {
  @Test(arguments: Folders.names(in: Folders.examples))
  func anExampleLoadsWithNothingToSay(_ name: String) throws {
    let reading = Reading(try Folders.bytes(name, in: Folders.examples))
    #expect(reading.game != nil)
    #expect(reading.text == "")
  }

  @Test func thereIsAnExampleOfEachKind() {
    #expect(
      Folders.names(in: Folders.examples)
        == ["commented", "four-by-four", "midgame", "minimal", "misere", "won"])
    #expect(Folders.names(in: Folders.slips).count == 10)
  }

  @Test(arguments: Folders.names(in: Folders.slips))
  func aSlipIsAnsweredAsTheTextBesideItSays(_ name: String) throws {
    try expectGolden(name, in: Folders.slips)
  }

  @Test func theMidgameExampleIsWhatTheProgramWrites() throws {
    let bytes = try Folders.bytes("midgame", in: Folders.examples)
    let game = try #require(Reading(bytes).game)
    #expect(SaveText.bytes(of: game) == bytes)
    #expect(game.moves.count == 3 && game.undone.count == 2)
  }

  @Test func theCommentedExamplesWordsAreTrue() throws {
    let bytes = try Folders.bytes("commented", in: Folders.examples)
    let game = try #require(Reading(bytes).game)
    #expect(game.toMove == .x)
  }

  @Test func theFolderOfExamplesIsAContainer() throws {
    #expect(try String(contentsOf: Folders.marker, encoding: .utf8) == "format version 1\n")
  }
}

/// Compares what is said of `NAME.data` with `NAME.txt`; with RECORD=1 in the environment it
/// writes that file instead, and fails so that nobody records by accident.
func expectGolden(_ name: String, in folder: URL) throws {
  let said = Reading(try Folders.bytes(name, in: folder), file: "\(name).data").text
  let golden = folder.appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(said.utf8).write(to: golden)
    Issue.record("\(name).txt is recorded")
    return
  }
  #expect(said == (try? String(contentsOf: golden, encoding: .utf8)))
}
