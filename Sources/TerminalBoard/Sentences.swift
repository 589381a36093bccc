import SaveFormat
import TicTacToe

extension GameSession {
  /// What just happened, if anything, and how the game stands, in whole sentences.
  public var status: String { statusVariants[0] }

  /// The status in fewer and fewer words.
  var statusVariants: [String] {
    if case .offer(let offer) = screen, notice == nil {
      return [
        "An unfinished game is kept from \(offer.age). "
          + "Enter goes on with it, n starts a new one.",
        "Kept from \(offer.age). Enter goes on, n starts anew.",
        "An unfinished game.",
      ]
    }
    let standing = self.standing
    guard let notice else { return withRecord(standing) }
    return withRecord(standing.map { "\(notice.sentence) \($0)" } + [notice.sentence])
  }

  /// Why a move was refused, and what to do about it.
  func refusal(of error: IllegalMove) -> String {
    if case .gameIsOver = error { return "\(error) Press n for a new game." }
    return error.description
  }
}

extension Game {
  /// How the game stands, in fewer and fewer words.
  var standing: [String] {
    guard let outcome else {
      let mark = rules.toMove(on: grid)
      return ["\(label(mark, nameWidth: 24)) to move.", "\(mark) to move."]
    }
    let again = " Press n for a new game."
    guard case .won(let winner) = outcome else { return ["A draw.\(again)", "A draw."] }
    let line = lineSquares.description
    let name = label(winner, nameWidth: 24)
    guard rules.isMisere else {
      return ["\(name) won with \(line).\(again)", "\(name) won with \(line).", "\(winner) won."]
    }
    let loser = "\(label(winner.opponent, nameWidth: 24)) made \(line)"
    return ["\(name) won: \(loser).\(again)", "\(name) won: \(loser).", "\(winner) won."]
  }

  /// Who plays `mark`: `X`, `Ada (X)`, `perfect (O)` or `Hal (O, perfect)`.
  func label(_ mark: Mark, nameWidth: Int) -> String {
    let seat = seats[mark]
    let name = shortened(seat.name, width: nameWidth)
    return switch (name.isEmpty, seat.player) {
    case (true, .person): mark.description
    case (true, let player): "\(player.rawValue) (\(mark))"
    case (false, .person): "\(name) (\(mark))"
    case (false, let player): "\(name) (\(mark), \(player.rawValue))"
    }
  }

  /// The title in fewer and fewer words: who plays, and which rules.
  var titles: [String] {
    let isNamed = Mark.allCases.contains { seats[$0] != Seat() }
    let first = rules.first
    let byWidth = [24, 12, 6].map { width in
      "\(label(first, nameWidth: width)) against \(label(first.opponent, nameWidth: width))"
    }
    let rules = self.rules.sentence
    return (isNamed ? byWidth : ["Tic-Tac-Toe"]).map { "\($0), \(rules)" }
      + [rules, self.rules.boardSize]
  }
}

extension Rules {
  /// Columns by rows: `3×3`.
  var boardSize: String { "\(columns)×\(rows)" }

  /// Such as `4×4, 3 in a row, misère, O first`.
  var sentence: String {
    "\(boardSize), \(inARow) in a row" + (isMisere ? ", misère" : "")
      + (first == .o ? ", O first" : "")
  }
}
