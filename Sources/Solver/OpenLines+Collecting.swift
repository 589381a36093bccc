extension OpenLines {
  /// What stands out among a player's open lines.
  struct Survey {
    /// The squares that complete a line.
    var single: UInt64 = 0
    /// The squares of the lines that lack two.
    var pairs: UInt64 = 0
    /// Two pairs with a square in common, which make two threats at once; empty without any.
    var fork: UInt64 = 0
    /// The squares that all such forks have in common; every square without any.
    var everyFork: UInt64 = .max
    /// All squares of the open lines, the player's marks among them.
    var squares: UInt64 = 0
  }

  /// Fills the list with the lines that hold no square of `blocked`, less the squares of `marks`.
  ///
  /// Of the lines that lack the same two squares only one is kept.
  mutating func collect(
    _ lines: borrowing LineTable, marks: UInt64, blocked: UInt64
  ) -> Survey {
    removeAll()
    var survey = Survey()
    for index in 0..<lines.count {
      let line = lines[index]
      if line & blocked != 0 { continue }
      survey.squares |= line
      let squares = line & ~marks
      let distance = squares.nonzeroBitCount
      if distance == 1 { survey.single |= squares }
      if distance == 2 {
        if survey.pairs & squares != 0, noteForks(of: squares, &survey) { continue }
        survey.pairs |= squares
      }
      append(squares)
    }
    return survey
  }

  /// - Returns: Whether the same pair is in the list already.
  private func noteForks(of pair: UInt64, _ survey: inout Survey) -> Bool {
    var isKnown = false
    for index in 0..<count where self[index].nonzeroBitCount == 2 && self[index] & pair != 0 {
      if self[index] == pair {
        isKnown = true
      } else {
        survey.fork = self[index] | pair
        survey.everyFork &= survey.fork
      }
    }
    return isKnown
  }
}
