import SaveFormat
import TicTacToe

/// The last games, then how everybody fared, as aligned rows of text.
public func historyText(
  _ history: HistorySummary, in language: Language = .english
) -> [String] {
  if history.recent.isEmpty { return [language(HistorySummary.nothing)] }
  let games = history.recent.map { $0.columns(nameWidth: 24, in: language) }
  return alignedRows(games) + [""] + recordLines(history.records, in: language)
}

private func recordLines(
  _ records: [HistorySummary.Record], in language: Language
) -> [String] {
  if records.isEmpty { return [language(HistorySummary.nothingCounts)] }
  let rows = records.map {
    [language($0.player(width: 24)), language($0.rules.notation)] + $0.counts.map(\.description)
  }
  return alignedRows([HistorySummary.headings.map { language($0) }] + rows, numbersFrom: 2)
}

/// Rows of columns that are as wide as their widest text, without spaces at the ends.
///
/// - Parameters:
///   - numbersFrom: The first column that is aligned to the right.
///   - gap: The spaces between two columns.
func alignedRows(_ rows: [[String]], numbersFrom: Int = .max, gap: Int = 2) -> [String] {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    rows.map { column < $0.count ? displayWidth(of: $0[column]) : 0 }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.enumerated().map { column, text in
      let air = String(repeating: " ", count: widths[column] - displayWidth(of: text))
      if column >= numbersFrom { return air + text }
      return column == row.count - 1 ? text : text + air
    }
    return cells.joined(separator: String(repeating: " ", count: gap))
  }
}
