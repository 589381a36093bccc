import TicTacToe

extension FaultCase {
  /// Members whose values are of the wrong kind, out of range or unknown.
  static let values = [
    FaultCase([:], "there is no \"grid\", the one member that a save needs"),
    FaultCase(
      ["Grid": ["..."]],
      "~Grid: no member is called \"Grid\"; did you mean \"grid\"?",
      "there is no \"grid\", the one member that a save needs"),
    FaultCase(
      empty: ["gird": 1, "to_move": "X", "fisrt": "X", "colour": "red", "0": 1],
      "~0: no member is called \"0\"",
      "~colour: no member is called \"colour\"",
      "~fisrt: no member is called \"fisrt\"; did you mean \"first\"?",
      "~gird: no member is called \"gird\"",
      "~to_move: no member is called \"to_move\"; did you mean \"toMove\"?"),
    FaultCase(
      ["gird": ["..."]],
      "~gird: no member is called \"gird\"; did you mean \"grid\"?",
      "there is no \"grid\", the one member that a save needs"),
    FaultCase(
      empty: ["names": ["x": "Ada", "Z": ""], "players": ["0": "easy"]],
      "~players.0: no member is called \"0\"",
      "~names.Z: no member is called \"Z\"",
      "~names.x: no member is called \"x\"; did you mean \"X\"?"),
    FaultCase(
      empty: ["version": 999, "first": 5],
      "version: this save has version 999, and this program reads version 1; it is left untouched"),
    FaultCase(
      empty: ["version": 0], "version: \"version\" is 0, but the only version so far is 1"),
    FaultCase(
      empty: ["version": "two"],
      "version: \"version\" should be a whole number, not a text in quotes"),
    FaultCase(
      empty: ["version": true], "version: \"version\" should be a whole number, not true or false"),
    FaultCase(empty: ["inARow": 0], "inARow: \"inARow\" is 0, but should be from 1 to 8"),
    FaultCase(empty: ["inARow": 9], "inARow: \"inARow\" is 9, but should be from 1 to 8"),
    FaultCase(
      empty: ["inARow": Double.infinity], "inARow: \"inARow\" is inf, but should be from 1 to 8"),
    FaultCase(
      empty: ["inARow": Double.nan], "inARow: \"inARow\" is nan, but should be a whole number"),
    FaultCase(
      empty: ["inARow": 2.5], "inARow: \"inARow\" is 2.5, but should be a whole number"),
    FaultCase(
      empty: ["inARow": true], "inARow: \"inARow\" should be a whole number, not true or false"),
    FaultCase(
      empty: ["inARow": 4],
      "~inARow: 4 in a row do not fit on a board of 3x3, so nobody can win"),
    FaultCase(empty: ["misere": 0], "misere: \"misere\" should be true or false, not a number"),
    FaultCase(
      empty: ["misere": "no"], "misere: \"misere\" should be true or false, not a text in quotes"),
    FaultCase(
      empty: ["first": "Z", "toMove": "0", "state": "won"],
      "first: \"first\" is \"Z\", but should be one of: \"X\", \"O\"",
      "toMove: \"toMove\" is \"0\", but should be one of: \"X\", \"O\", \"none\"",
      "state: \"state\" is \"won\", but should be one of: "
        + "\"active\", \"X won\", \"O won\", \"draw\""),
    FaultCase(
      empty: ["toMove": 3], "toMove: \"toMove\" should be a word in quotes, not a number"),
    FaultCase(
      empty: ["state": Null()], "state: \"state\" should be a word in quotes, not null"),
    FaultCase(
      empty: ["players": ["X": "hard", "O": 1] as [String: any Sendable]],
      "players.X: \"players.X\" is \"hard\", but should be one of: "
        + "\"person\", \"easy\", \"medium\", \"perfect\"",
      "players.O: \"players.O\" should be a word in quotes, not a number"),
    FaultCase(
      empty: ["players": "person", "names": ["Ada", "Bob"]],
      "players: \"players\" should be an object with \"X\" and \"O\", not a text in quotes",
      "names: \"names\" should be an object with \"X\" and \"O\", not a list"),
    FaultCase(
      empty: ["names": ["X": false, "O": ["Bob"]] as [String: any Sendable]],
      "names.X: \"names.X\" should be a name in quotes, not true or false",
      "names.O: \"names.O\" should be a name in quotes, not a list"),
  ]
}
