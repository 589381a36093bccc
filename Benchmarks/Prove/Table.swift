import Solver
import TicTacToe

/// A game whose value is published, and what stands behind it.
struct Published {
  let columns, rows, inARow: Int
  var isMisere = false
  let value: Value?
  let plies: Int?

  /// Sources: Uiterwijk and van den Herik, The advantage of the initiative, Information Sciences 122
  /// (2000), for four in a row; Hsu and others, On solving the 7,7,5-game and the 8,8,5-game,
  /// Theoretical Computer Science 815 (2020); exhaustive search for boards of 16 squares.
  static let table: [Published] = [
    Published(columns: 4, rows: 4, inARow: 3, isMisere: true, value: .loss, plies: 15),
    Published(columns: 4, rows: 4, inARow: 4, isMisere: true, value: .draw, plies: 16),
    Published(columns: 8, rows: 2, inARow: 3, isMisere: true, value: .draw, plies: 16),
    Published(columns: 5, rows: 3, inARow: 3, isMisere: true, value: .loss, plies: 15),
    Published(columns: 4, rows: 4, inARow: 4, value: .draw, plies: nil),
    Published(columns: 5, rows: 4, inARow: 4, value: .draw, plies: nil),
    Published(columns: 6, rows: 4, inARow: 4, value: .draw, plies: nil),
    Published(columns: 7, rows: 4, inARow: 4, value: .draw, plies: nil),
    Published(columns: 5, rows: 5, inARow: 4, value: .draw, plies: nil),
    Published(columns: 6, rows: 5, inARow: 4, value: .win, plies: nil),
    Published(columns: 6, rows: 6, inARow: 4, value: .win, plies: nil),
    Published(columns: 7, rows: 5, inARow: 4, value: .win, plies: nil),
    Published(columns: 5, rows: 5, inARow: 5, value: .draw, plies: nil),
    Published(columns: 6, rows: 6, inARow: 5, value: .draw, plies: nil),
    Published(columns: 7, rows: 6, inARow: 5, value: .draw, plies: nil),
    Published(columns: 8, rows: 4, inARow: 4, value: .draw, plies: nil),
    Published(columns: 7, rows: 7, inARow: 5, value: .draw, plies: nil),
    Published(columns: 8, rows: 8, inARow: 5, value: .draw, plies: nil),
  ]

  var rules: Rules? {
    Rules(columns: columns, rows: rows, inARow: inARow, isMisere: isMisere)
  }
}
