import SaveFormat
import TicTacToe

extension GameSession {
  /// What just happened, if anything, and how the game stands, in whole sentences.
  public var status: String { language(statusVariants[0]) }

  /// The status in fewer and fewer words.
  var statusVariants: [Phrase] {
    if case .offer(let offer) = screen, notice == nil {
      return [
        "An unfinished game is kept from \(offer.age). Enter goes on with it, n starts a new one.",
        "Kept from \(offer.age). Enter goes on, n starts anew.",
        "An unfinished game.",
      ]
    }
    let standing = self.standing
    guard let notice else { return withRecord(standing) }
    return withRecord(standing.map { "\(notice.sentence) \($0)" } + [notice.sentence])
  }
}

extension IllegalMove {
  /// Why the move is refused; who won stands beside it anyway.
  var sentence: Phrase {
    switch self {
    case .gameIsOver: "The game is over."
    case .squareIsTaken(let square, by: _): "\(square) is taken."
    case .squareIsOffTheBoard(let square, let rules):
      "\(square) is off the board, which has \(rules.columns) columns and \(rules.rows) rows."
    }
  }
}

extension Outcome {
  /// Its description, as a phrase.
  var phrase: Phrase {
    switch self {
    case .won(let mark): "\(mark) won"
    case .draw: "draw"
    }
  }
}

extension Game {
  /// How the game stands, in fewer and fewer words.
  var standing: [Phrase] {
    guard let outcome else {
      let mark = rules.toMove(on: grid)
      return ["\(label(mark, nameWidth: 24)) to move.", "\(mark) to move."]
    }
    guard case .won(let winner) = outcome else {
      return ["A draw. Press n for a new game.", "A draw."]
    }
    let line = lineSquares.description
    let name = label(winner, nameWidth: 24)
    guard rules.isMisere else {
      return [
        "\(name) won with \(line). Press n for a new game.", "\(name) won with \(line).",
        "\(winner) won.",
      ]
    }
    let loser = label(winner.opponent, nameWidth: 24)
    return [
      "\(name) won: \(loser) made \(line). Press n for a new game.",
      "\(name) won: \(loser) made \(line).", "\(winner) won.",
    ]
  }

  /// Who plays `mark`: `X`, `Ada (X)`, `perfect (O)` or `Hal (O, perfect)`.
  func label(_ mark: Mark, nameWidth: Int) -> Phrase {
    let seat = seats[mark]
    let name = shortened(seat.name, width: nameWidth)
    return switch (name.isEmpty, seat.player) {
    case (true, .person): "\(mark)"
    case (true, let player): "\(player.phrase) (\(mark))"
    case (false, .person): "\(name) (\(mark))"
    case (false, let player): "\(name) (\(mark), \(player.phrase))"
    }
  }

  /// The title in fewer and fewer words: who plays, and which rules.
  var titles: [Phrase] {
    let isNamed = Mark.allCases.contains { seats[$0] != Seat() }
    let first = rules.first
    let rules = self.rules.phrase
    let byWidth: [Phrase] = [24, 12, 6].map { width in
      let (one, other) = (
        label(first, nameWidth: width), label(first.opponent, nameWidth: width)
      )
      return "\(one) against \(other), \(rules)"
    }
    return (isNamed ? byWidth : ["Tic-Tac-Toe, \(rules)"]) + [rules, "\(self.rules.boardSize)"]
  }
}

extension Player {
  /// Who that is.
  var phrase: Phrase {
    switch self {
    case .person: "person"
    case .easy: "easy"
    case .medium: "medium"
    case .perfect: "perfect"
    }
  }
}

extension Rules {
  /// Columns by rows: `3×3`.
  var boardSize: String { "\(columns)×\(rows)" }

  /// Their description, as a phrase: `4x4x3 misère, O first`.
  public var notation: Phrase {
    let board = "\(columns)x\(rows)x\(inARow)"
    return switch (isMisere, first) {
    case (false, .x): "\(board)"
    case (false, .o): "\(board), O first"
    case (true, .x): "\(board) misère"
    case (true, .o): "\(board) misère, O first"
    }
  }

  /// Such as `4×4, 3 in a row, misère, O first`.
  var phrase: Phrase {
    switch (isMisere, first) {
    case (false, .x): "\(boardSize), \(inARow) in a row"
    case (false, .o): "\(boardSize), \(inARow) in a row, O first"
    case (true, .x): "\(boardSize), \(inARow) in a row, misère"
    case (true, .o): "\(boardSize), \(inARow) in a row, misère, O first"
    }
  }
}
