import Foundation
import SaveFormat
import Testing
import TicTacToe

@Suite struct PrettyJSONTests {
  /// JSONSerialization is what the format is defined by, though the program never loads it.
  private func standard(_ dictionary: [String: Any]) throws -> [UInt8] {
    let data = try JSONSerialization.data(
      withJSONObject: dictionary,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return [UInt8](data) + [UInt8(ascii: "\n")]
  }

  @Test func theSaveOfTheDesignIsWrittenByteForByte() throws {
    var game = Game(
      seats: Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect)))
    for name in ["a3", "b2", "c1"] { try game.play(try #require(Square(name))) }
    #expect(
      String(decoding: SaveText.bytes(of: game), as: UTF8.self) == """
        {
          "first" : "X",
          "grid" : [
            "X..",
            ".O.",
            "..X"
          ],
          "inARow" : 3,
          "misere" : false,
          "moves" : "a3 b2 c1",
          "names" : {
            "O" : "",
            "X" : "Ada"
          },
          "players" : {
            "O" : "perfect",
            "X" : "person"
          },
          "state" : "active",
          "toMove" : "O",
          "undone" : "",
          "version" : 1
        }

        """)
  }

  @Test(arguments: nastyNames)
  func aNastyNameIsWrittenAsTheStandardDoes(_ name: String) throws {
    let dictionary: [String: Any] = ["names": ["O": name, "X": [name, name]]]
    #expect(PrettyJSON.bytes(of: dictionary) == (try standard(dictionary)))
  }

  @Test func manyGamesAreWrittenAsTheStandardDoesAndReadBack() throws {
    var generator = SeededGenerator(1)
    for _ in 0..<150 {
      let game = try Game.random(using: &generator)
      let bytes = SaveText.bytes(of: game)
      #expect(bytes == (try standard(game.toDictionary())))
      let reading = Reading(bytes)
      let odd = reading.diagnostics.filter { $0.code != .value }
      #expect(reading.game == game && odd.isEmpty)
    }
  }

  @Test func emptyAndNestedValuesAreWrittenAsTheStandardDoes() throws {
    let dictionary: [String: Any] = [
      "a": [Any](), "b": [String: Any](), "c": [[1, -2], [true, false]], "d": Int.max, "e": Int.min,
    ]
    #expect(PrettyJSON.bytes(of: dictionary) == (try standard(dictionary)))
  }
}
