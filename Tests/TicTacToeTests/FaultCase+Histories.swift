import TicTacToe

extension FaultCase {
  private static let forgotten = "the grid was edited, so the known moves are forgotten: "

  /// Moves, turns and states that do not fit the grid, and several faults at once.
  static let histories = [
    FaultCase(
      empty: ["moves": "b2 i1", "undone": ["a1", ""]],
      "moves, move 2: move 2 of \"moves\" is \"i1\", which is no square; "
        + "squares are named like a1 or c3",
      "undone, move 2: move 2 of \"undone\" is \"\", which is no square; "
        + "squares are named like a1 or c3"),
    FaultCase(
      empty: ["moves": 3, "undone": ["a1", 2] as [any Sendable]],
      "moves: \"moves\" should be squares in quotes, as in \"b2 a1\", not a number",
      "undone, move 2: move 2 of \"undone\" should be a square in quotes, not a number"),
    FaultCase(
      empty: ["moves": "a1"],
      "~moves, move 1: \(forgotten)move 1 of \"moves\" is a1, which holds no O"),
    FaultCase(
      ["grid": ["...", ".X.", "O.."], "moves": "a1 b2"],
      "~moves, move 2: \(forgotten)move 2 of \"moves\" is b2, which holds X, not O"),
    FaultCase(
      ["grid": ["X..", "...", "..."], "moves": "a3 d4"],
      "~moves, move 2: \(forgotten)move 2 of \"moves\" is d4, which holds no X"),
    FaultCase(
      ["grid": ["XXX", "OO.", "..."], "moves": "a3 a2 b3 c3 b2"],
      "~moves, move 5: \(forgotten)move 5 of \"moves\" is b2, which holds O, not X"),
    FaultCase(
      ["grid": ["XXX", "OO.", "..X"], "moves": ["a3"]],
      "grid: no game leads to this grid: there are 4 X and 2 O; when X begins, "
        + "there are as many X as O, or one X more"),
    FaultCase(
      ["grid": ["XXX", "OO.", "X.O"], "moves": "c1 a1"],
      "~moves, move 2: \(forgotten)move 2 of \"moves\", a1, comes after the end of the game"),
    FaultCase(
      ["grid": ["...", ".X.", "..."], "undone": "a1 b2 c3"],
      "undone, move 2: move 2 of \"undone\" cannot be played: b2 holds X"),
    FaultCase(
      empty: ["undone": "a1 d4"],
      "undone, move 2: move 2 of \"undone\" cannot be played: d4 is off a board of 3x3"),
    FaultCase(
      ["grid": ["XXX", "OO.", "..."], "undone": "a1"],
      "undone, move 1: move 1 of \"undone\" cannot be played: the game is over by then"),
    FaultCase(
      ["grid": ["X..", "...", "..."], "toMove": "X", "state": "X won"],
      "toMove: \"toMove\" says X, but by the grid it is the turn of O",
      "state: \"state\" says \"X won\", but by the grid it is \"active\""),
    FaultCase(
      ["grid": ["XXX", "OO.", "..."], "toMove": "O", "state": "active"],
      "toMove: \"toMove\" says O, but by the grid the game is over",
      "state: \"state\" says \"active\", but by the grid it is \"X won\""),
    FaultCase(
      empty: ["toMove": "none", "state": "draw"],
      "toMove: \"toMove\" says none, but by the grid it is the turn of X",
      "state: \"state\" says \"draw\", but by the grid it is \"active\""),
    FaultCase(
      ["grid": ["XXX", "OO.", "..."], "misere": true, "state": "X won"],
      "state: \"state\" says \"X won\", but by the grid it is \"O won\""),
    FaultCase(
      [
        "grid": ["X..", ".X.", "O.."], "moves": "b2 a1", "undone": "b2", "toMove": "X",
        "state": "draw",
      ],
      "~moves, move 2: \(forgotten)move 2 of \"moves\" is a1, which holds O, not X",
      "~toMove: \"toMove\" says X, but by the grid it is the turn of O; the grid counts",
      "~state: \"state\" says \"draw\", but by the grid it is \"active\"; the grid counts"),
    // What cannot be read hides nothing that can be told without it, and no fault rests on a guess.
    FaultCase(
      ["grid": ["XX.", "...", "..."], "moves": "zz"],
      "moves, move 1: move 1 of \"moves\" is \"zz\", which is no square; "
        + "squares are named like a1 or c3",
      "grid: no game leads to this grid: there are 2 X and 0 O; when X begins, "
        + "there are as many X as O, or one X more"),
    FaultCase(
      ["grid": ["O..", "...", "..."], "first": "P", "toMove": "X"],
      "first: \"first\" is \"P\", but should be one of: \"X\", \"O\""),
    FaultCase(
      ["grid": ["X..", "...", "..."], "undone": "zz", "toMove": "X"],
      "undone, move 1: move 1 of \"undone\" is \"zz\", which is no square; "
        + "squares are named like a1 or c3",
      "toMove: \"toMove\" says X, but by the grid it is the turn of O"),
    FaultCase(
      ["grid": ["Z.", "."], "inARow": 0, "first": 1, "moves": "q", "names": 1, "colour": 1],
      "~colour: no member is called \"colour\"",
      "grid[0], cell 1: cell 1 of row 1 is \"Z\"; a cell is X, O or . for an empty one",
      "grid[1]: row 2 of the grid has 1 cell, but the board is 2 columns wide",
      "inARow: \"inARow\" is 0, but should be from 1 to 8",
      "first: \"first\" should be a word in quotes, not a number",
      "names: \"names\" should be an object with \"X\" and \"O\", not a number",
      "moves, move 1: move 1 of \"moves\" is \"q\", which is no square; "
        + "squares are named like a1 or c3"),
  ]
}
