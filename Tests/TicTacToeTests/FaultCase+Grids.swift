import TicTacToe

extension FaultCase {
  private static let long = String(repeating: "Z", count: 10_000)

  /// Grids that have no shape, hold no cells or can be reached by no game.
  static let grids = [
    FaultCase(["grid": "X.."], "grid: \"grid\" should be a list of rows, not a text in quotes"),
    FaultCase(["grid": ["X": 1]], "grid: \"grid\" should be a list of rows, not an object"),
    FaultCase(["grid": Null()], "grid: \"grid\" should be a list of rows, not null"),
    FaultCase(["grid": 3], "grid: \"grid\" should be a list of rows, not a number"),
    FaultCase(["grid": [String]()], "grid: the grid has no rows"),
    FaultCase(
      ["grid": [String](repeating: "...", count: 9)],
      "grid: the grid has 9 rows; a board has at most 8"),
    FaultCase(
      ["grid": [String](repeating: "...", count: 10_000)],
      "grid: the grid has 10000 rows; a board has at most 8"),
    FaultCase(
      ["grid": ["X . O", ". X .", ". . ."]],
      "~grid: a space is an empty cell too, so the board is 5 columns wide, not 3"),
    FaultCase(["grid": [""]], "grid[0]: row 1 of the grid has no cells"),
    FaultCase(
      ["grid": ["...", "", "..."]], "grid[1]: row 2 of the grid has no cells"),
    FaultCase(
      ["grid": ["...", "....", "..."]],
      "grid[1]: row 2 of the grid has 4 cells, but the board is 3 columns wide"),
    FaultCase(
      ["grid": [".", "..", "."]],
      "grid[1]: row 2 of the grid has 2 cells, but the board is 1 column wide"),
    FaultCase(
      ["grid": ["..", ".", "..."]],
      "grid[1]: row 2 of the grid has 1 cell, but the board is 2 columns wide",
      "grid[2]: row 3 of the grid has 3 cells, but the board is 2 columns wide"),
    FaultCase(
      ["grid": [".........", ".........", "..."]],
      "grid[0]: row 1 of the grid has 9 cells; a board has at most 8 columns",
      "grid[1]: row 2 of the grid has 9 cells; a board has at most 8 columns"),
    FaultCase(
      ["grid": ["........" + long, "..."]],
      "grid[0]: row 1 of the grid has 10008 cells; a board has at most 8 columns"),
    FaultCase(
      ["grid": ["...", 5, "..."] as [any Sendable]],
      "grid[1]: row 2 of the grid should be a row in quotes, as in \"X.O\", not a number"),
    FaultCase(
      ["grid": ["Z..", ".0.", "..Ｘ"]],
      "grid[0], cell 1: cell 1 of row 1 is \"Z\"; a cell is X, O or . for an empty one",
      "grid[1], cell 2: cell 2 of row 2 is \"0\"; a cell is X, O or . for an empty one",
      "grid[2], cell 3: cell 3 of row 3 is \"Ｘ\"; a cell is X, O or . for an empty one"),
    FaultCase(
      ["grid": [["X", "XX", 1], [true, "", "O"]] as [[any Sendable]]],
      "grid[0], cell 2: cell 2 of row 1 is \"XX\"; a cell is X, O or . for an empty one",
      "grid[0], cell 3: cell 3 of row 1 should be \"X\", \"O\" or \".\", not a number",
      "grid[1], cell 1: cell 1 of row 2 should be \"X\", \"O\" or \".\", not true or false"),
    FaultCase(
      ["grid": [[[["X"]], ["X": 1]]] as [[any Sendable]]],
      "grid[0], cell 1: cell 1 of row 1 should be \"X\", \"O\" or \".\", not a list",
      "grid[0], cell 2: cell 2 of row 1 should be \"X\", \"O\" or \".\", not an object"),
    FaultCase(
      ["grid": ["OOO", "XX.", "OO."]],
      "grid: no game leads to this grid: there are 2 X and 5 O; when X begins, "
        + "there are as many X as O, or one X more"),
    FaultCase(
      ["grid": ["XXX", "OO.", "O.."]],
      "grid: no game leads to this grid: O moved after X had made the line a3 b3 c3, "
        + "which ended the game"),
    FaultCase(
      ["grid": ["XXX", "OOO", "..."]],
      "grid: no game leads to this grid: both players have a line, X at a3 b3 c3 and "
        + "O at a2 b2 c2, but the game ends with the first"),
    FaultCase(
      ["grid": ["X...X", "XO.OX", "XOOOX"], "inARow": 3],
      "grid: no game leads to this grid: both players have a line, X at a1 a2 a3 and "
        + "O at b1 c1 d1, but the game ends with the first"),
  ]
}
