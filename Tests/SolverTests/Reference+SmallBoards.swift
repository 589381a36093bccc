import Solver
import TicTacToe

extension Reference {
  /// Every board of at most 16 squares, normal and misère: the first field is for one in a row, the
  /// next for two, and so on up to the longer side.
  ///
  /// A field has the normal game before the slash and the misère one behind it: who wins, F for the
  /// first player, S for the second or D for nobody, and after how many moves.
  ///
  /// Source: exhaustive search by a program that shares no code with this one.
  static let smallBoards = """
    1x1: F1/S1
    1x2: F1/S1 D2/D2
    1x3: F1/S1 F3/S3 D3/D3
    1x4: F1/S1 F3/D4 D4/D4 D4/D4
    1x5: F1/S1 F3/S5 D5/D5 D5/D5 D5/D5
    1x6: F1/S1 F3/D6 D6/D6 D6/D6 D6/D6 D6/D6
    1x7: F1/S1 F3/S7 D7/D7 D7/D7 D7/D7 D7/D7 D7/D7
    1x8: F1/S1 F3/S7 D8/D8 D8/D8 D8/D8 D8/D8 D8/D8 D8/D8
    2x1: F1/S1 D2/D2
    2x2: F1/S1 F3/S3
    2x3: F1/S1 F3/S5 D6/D6
    2x4: F1/S1 F3/S5 D8/D8 D8/D8
    2x5: F1/S1 F3/S7 D10/D10 D10/D10 D10/D10
    2x6: F1/S1 F3/S7 D12/D12 D12/D12 D12/D12 D12/D12
    2x7: F1/S1 F3/S9 D14/D14 D14/D14 D14/D14 D14/D14 D14/D14
    2x8: F1/S1 F3/S9 D16/D16 D16/D16 D16/D16 D16/D16 D16/D16 D16/D16
    3x1: F1/S1 F3/S3 D3/D3
    3x2: F1/S1 F3/S5 D6/D6
    3x3: F1/S1 F3/S7 D9/D9
    3x4: F1/S1 F3/S9 F7/S11 D12/D12
    3x5: F1/S1 F3/S9 F7/S15 D15/D15 D15/D15
    4x1: F1/S1 F3/D4 D4/D4 D4/D4
    4x2: F1/S1 F3/S5 D8/D8 D8/D8
    4x3: F1/S1 F3/S9 F7/S11 D12/D12
    4x4: F1/S1 F3/S9 F5/S15 D16/D16
    5x1: F1/S1 F3/S5 D5/D5 D5/D5 D5/D5
    5x2: F1/S1 F3/S7 D10/D10 D10/D10 D10/D10
    5x3: F1/S1 F3/S9 F7/S15 D15/D15 D15/D15
    6x1: F1/S1 F3/D6 D6/D6 D6/D6 D6/D6 D6/D6
    6x2: F1/S1 F3/S7 D12/D12 D12/D12 D12/D12 D12/D12
    7x1: F1/S1 F3/S7 D7/D7 D7/D7 D7/D7 D7/D7 D7/D7
    7x2: F1/S1 F3/S9 D14/D14 D14/D14 D14/D14 D14/D14 D14/D14
    8x1: F1/S1 F3/S7 D8/D8 D8/D8 D8/D8 D8/D8 D8/D8 D8/D8
    8x2: F1/S1 F3/S9 D16/D16 D16/D16 D16/D16 D16/D16 D16/D16 D16/D16
    """.split(separator: "\n").flatMap(read)

  private static func read(_ line: Substring) -> [Reference] {
    let fields = line.split(separator: " ")
    let sides = fields[0].dropLast().split(separator: "x").compactMap { Int($0) }
    return fields.dropFirst().enumerated().flatMap { index, field in
      field.split(separator: "/").enumerated().compactMap { kind, word in
        let rules = Rules(
          columns: sides[0], rows: sides[1], inARow: index + 1, isMisere: kind == 1)
        let values: [Character: Value] = ["F": .win, "S": .loss, "D": .draw]
        guard let rules, let first = word.first, let value = values[first],
          let plies = Int(word.dropFirst())
        else { return nil }
        return Reference(rules: rules, evaluation: Evaluation(value, plies: plies))
      }
    }
  }
}
