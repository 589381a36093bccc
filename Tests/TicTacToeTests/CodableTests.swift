import Foundation
import Testing
import TicTacToe

struct CodableTests {
  @Test func everyGameComesBackFromJSONAndFromAPropertyList() throws {
    for game in randomGames(seed: 30) {
      let json = try JSONEncoder().encode(game)
      #expect(try JSONDecoder().decode(Game.self, from: json) == game)
      let list = try PropertyListEncoder().encode(game)
      #expect(try PropertyListDecoder().decode(Game.self, from: list) == game)
    }
  }

  @Test func aGameIsEncodedAsItsDictionary() throws {
    let game = try game("b2 a1")
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(game))
    let dictionary = try #require(encoded as? [String: Any])
    #expect(Set(dictionary.keys) == Set(game.toDictionary().keys))
    #expect(try Game(fromDictionary: dictionary) == game)
  }

  @Test func theSmallerValuesComeBackToo() throws {
    try expectRoundTrip(rules(5, 4, 3, misere: true, first: .o))
    try expectRoundTrip(Grid(x: [square("a1")], o: SquareSet(squares("b1 h8"))))
    try expectRoundTrip(squares("a1 h8"))
    try expectRoundTrip(Mark.allCases)
    try expectRoundTrip([Outcome.draw, .won(by: .o)])
    try expectRoundTrip([
      IllegalMove.gameIsOver(.draw), .squareIsTaken(square("a1"), by: .x),
      .squareIsOffTheBoard(square("d4"), .classic),
    ])
    try expectRoundTrip(Seats(x: Seat(player: .easy, name: "Ada")))
  }

  private func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value)
  }

  @Test(arguments: [
    #"{}"#, #"{"grid": "XO."}"#, #"{"grid": ["XXX", "...", "..."]}"#, #"{"grid": ["Z"]}"#,
    #"{"grid": ["..."], "inARow": 9}"#, #"{"grid": ["..."], "version": 2}"#,
    #"{"grid": ["..."], "misere": 1}"#, #"{"grid": ["..."], "names": null}"#,
    #"{"grid": ["..."], "moves": 3}"#, #"[]"#,
  ])
  func whatIsNoGameIsADecodingError(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Game.self, from: Data(json.utf8))
    }
  }

  @Test func theDecodingErrorSaysWhatIsWrongWithTheGame() throws {
    let json = Data(#"{"grid": ["Z..", "...", "..."], "toMove": "Y"}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Game.self, from: json)
    }
    guard case .dataCorrupted(let context) = try #require(error) else {
      Issue.record("The error is of another kind: \(String(describing: error))")
      return
    }
    let cause = try #require(context.underlyingError as? GameDictionaryError)
    #expect(cause.faults.count == 2)
    #expect(context.debugDescription == cause.description)
  }

  @Test func wrongSmallerValuesAreDecodingErrors() {
    func expectRefusal<Value: Decodable>(_ type: Value.Type, _ json: String) {
      #expect(throws: DecodingError.self, "\(json)") {
        try JSONDecoder().decode(type, from: Data(json.utf8))
      }
    }
    expectRefusal([Square].self, #"["i1"]"#)
    expectRefusal([Square].self, #"[3]"#)
    expectRefusal([Mark].self, #"["x"]"#)
    expectRefusal(Grid.self, #"{"x": 3, "o": 2}"#)
    expectRefusal(
      Rules.self, #"{"columns": 9, "rows": 3, "inARow": 3, "misere": false, "first": "X"}"#)
    expectRefusal(Rules.self, #"{"columns": 3}"#)
  }
}
