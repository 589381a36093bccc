import Foundation
import Testing
import TicTacToe

/// A dictionary that Foundation has read from a file holds NSNumber and NSNull.
struct FoundationTests {
  private func object(_ json: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func numbersAndNullsAreReadByValue() throws {
    let save = try object(
      """
      { "grid": [["X", null, "o"], [null, null, null], "..."], "inARow": 2.0, "misere": true,
        "version": 1, "moves": ["a3", "c3"], "names": { "X": "Ada" } }
      """)
    #expect(faults(save).isEmpty)
    let game = try Game(fromDictionary: save)
    #expect(game.rows == ["X.O", "...", "..."])
    #expect(try game.rules == rules(3, 3, 2, misere: true))
    #expect(game.moves == squares("a3 c3"))
    #expect(game.seats.x.name == "Ada")
  }

  @Test(arguments: [
    (
      #""inARow": 9223372036854775808"#,
      "inARow: \"inARow\" is 9.223372036854776e+18, but should be from 1 to 8"
    ),
    (#""inARow": 1e300"#, "inARow: \"inARow\" is 1e+300, but should be from 1 to 8"),
    (#""inARow": -1"#, "inARow: \"inARow\" is -1, but should be from 1 to 8"),
    (#""inARow": 1e3"#, "inARow: \"inARow\" is 1000, but should be from 1 to 8"),
    (#""inARow": 2.5"#, "inARow: \"inARow\" is 2.5, but should be a whole number"),
    (#""version": -1"#, "version: \"version\" is -1, but the only version so far is 1"),
    (#""version": 2.5"#, "version: \"version\" is 2.5, but should be a whole number"),
    (#""misere": 2"#, "misere: \"misere\" should be true or false, not a number"),
    (#""first": 1"#, "first: \"first\" should be a word in quotes, not a number"),
    (#""first": true"#, "first: \"first\" should be a word in quotes, not true or false"),
    (#""first": null"#, "first: \"first\" should be a word in quotes, not null"),
    (#""names": []"#, "names: \"names\" should be an object with \"X\" and \"O\", not a list"),
    (
      #""moves": {}"#,
      "moves: \"moves\" should be squares in quotes, as in \"b2 a1\", not an object"
    ),
  ])
  func oddValuesAreRefusedByKind(_ member: String, _ fault: String) throws {
    let save = try object(#"{ "grid": ["...", "...", "..."], \#(member) }"#)
    #expect(faults(save).map(\.description) == [fault])
  }

  @Test(arguments: ["9223372036854775808", "1e300", "999"])
  func aVersionOfAnySizeIsNewer(_ version: String) throws {
    let save = try object(#"{ "version": \#(version), "grid": 3 }"#)
    let found = faults(save)
    #expect(found.count == 1)
    guard case .versionIsNewer = found.first?.reason else {
      Issue.record("The version was taken for something else: \(found)")
      return
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func everyGameComesBackThroughBothFormsOfFile(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    for game in randomGames(seed: 40) {
      let list = try PropertyListSerialization.data(
        fromPropertyList: game.toDictionary(), format: format, options: 0)
      let read = try PropertyListSerialization.propertyList(from: list, format: nil)
      #expect(try Game(fromDictionary: #require(read as? [String: Any])) == game)
    }
  }

  @Test func everyGameComesBackThroughJSON() throws {
    for game in randomGames(seed: 41) {
      let json = try JSONSerialization.data(withJSONObject: game.toDictionary())
      let read = try JSONSerialization.jsonObject(with: json)
      #expect(try Game(fromDictionary: #require(read as? [String: Any])) == game)
    }
  }

  @Test func theSameGameIsAlwaysTheSameText() throws {
    let seats = Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect))
    var game = Game(seats: seats)
    for square in squares("a3 b2 c1") { try game.play(square) }
    let text = """
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
      """
    let json = try JSONSerialization.data(
      withJSONObject: game.toDictionary(),
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(String(decoding: json, as: UTF8.self) == text)
  }
}
