import Testing
import TicTacToe

struct GameDictionaryTests {
  @Test func everyGameComesBackAsItWas() throws {
    for game in (10..<14).flatMap({ randomGames(seed: $0) }) {
      var warnings: [GameFault] = []
      let restored = try Game(fromDictionary: game.toDictionary(), warnings: &warnings)
      #expect(restored == game)
      #expect(warnings.allSatisfy { $0.path == DictionaryPath(.member("inARow")) })
      #expect(warnings.isEmpty == game.rules.canMakeALine)
    }
  }

  @Test func itHoldsOnlyWhatEveryStoreTakes() {
    for game in randomGames(seed: 20) {
      #expect(isPlain(game.toDictionary()))
    }
  }

  private func isPlain(_ value: Any) -> Bool {
    switch type(of: value) {
    case is String.Type, is Int.Type, is Bool.Type: true
    case is [String].Type: true
    case is [String: String].Type: true
    case is [String: Any].Type: (value as? [String: Any])?.values.allSatisfy(isPlain) ?? false
    default: false
    }
  }

  @Test func itHasTheMembersOfVersionOne() throws {
    let seats = Seats(x: Seat(name: "Ada"), o: Seat(player: .perfect))
    var game = Game(seats: seats)
    for square in squares("a3 b2 c1") { try game.play(square) }
    let dictionary = game.toDictionary()
    #expect(dictionary.count == 11)
    #expect(dictionary["version"] as? Int == 1)
    #expect(dictionary["grid"] as? [String] == ["X..", ".O.", "..X"])
    #expect(dictionary["inARow"] as? Int == 3)
    #expect(dictionary["misere"] as? Bool == false)
    #expect(dictionary["first"] as? String == "X")
    #expect(dictionary["toMove"] as? String == "O")
    #expect(dictionary["state"] as? String == "active")
    #expect(dictionary["moves"] as? String == "a3 b2 c1")
    #expect(dictionary["undone"] as? String == "")
    #expect(dictionary["players"] as? [String: String] == ["X": "person", "O": "perfect"])
    #expect(dictionary["names"] as? [String: String] == ["X": "Ada", "O": ""])
  }

  @Test(arguments: [
    ("a1 a2 b1 b2 c1", "none", "X won"),
    ("a1 a2 b1 b2 c3 c2", "none", "O won"),
    ("a1 b1 c1 b2 a2 c2 b3 a3 c3", "none", "draw"),
    ("a1", "O", "active"),
  ])
  func turnAndStateAreThoseOfTheGrid(_ names: String, _ toMove: String, _ state: String) throws {
    let dictionary = try game(names).toDictionary()
    #expect(dictionary["toMove"] as? String == toMove)
    #expect(dictionary["state"] as? String == state)
  }
}
