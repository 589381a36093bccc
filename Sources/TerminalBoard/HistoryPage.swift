import SaveFormat
import TicTacToe

/// What the history screen says, wrapped to `width`: bars for everybody, then the last games.
func historyLines(
  _ history: HistorySummary, in language: Language, width: Int
) -> [Page.Line] {
  if history.recent.isEmpty {
    return wrapped(language(HistorySummary.nothing), width: width).map { Page.Line(text: $0) }
  }
  return recordLines(history.records, in: language, width: width)
    + [Page.Line(text: ""), Page.Line(text: language("Last games"), style: .bold)]
    + gameLines(history.recent, in: language, width: width)
}

private let legend: Phrase = "\(Bar.won) won \(Bar.drawn) drawn \(Bar.lost) lost"

private func recordLines(
  _ records: [HistorySummary.Record], in language: Language, width: Int
) -> [Page.Line] {
  if records.isEmpty {
    return wrapped(language(HistorySummary.nothingCounts), width: width).map { Page.Line(text: $0) }
  }
  let rows = records.map {
    [language($0.player(width: width / 4)), language($0.rules.notation)]
      + $0.counts.map(\.description)
  }
  let aligned = alignedRows([HistorySummary.headings.map { language($0) }] + rows, numbersFrom: 2)
  let legend = language(legend)
  // The heading holds the legend, which explains the bars below it.
  let room = width - (aligned.map(displayWidth(of:)).max() ?? 0) - 2
  guard room >= displayWidth(of: legend) else {
    return narrowLines(records, in: language, width: width)
  }
  let bars = [legend] + records.map { Bar.text($0.counts, width: room) }
  return zip(aligned, bars).enumerated().map { index, line in
    Page.Line(text: "\(line.0)  \(line.1)", style: index == 0 ? .bold : .plain)
  }
}

/// Two lines for each, where one would be too long.
private func narrowLines(
  _ records: [HistorySummary.Record], in language: Language, width: Int
) -> [Page.Line] {
  let counts = records.map { $0.counts.map(\.description) }
  let numbers = alignedRows(counts, numbersFrom: 0, gap: 1)
  let room = width - (numbers.map(\.count).max() ?? 0) - 2
  let lines = zip(records, numbers).flatMap { record, numbers in
    let bar = room >= 3 ? "  " + Bar.text(record.counts, width: room) : ""
    let title: Phrase = "\(record.player(width: width / 2)), \(record.rules.notation)"
    return wrapped(language(title), width: width).map { Page.Line(text: $0, style: .bold) }
      + [Page.Line(text: numbers + bar)]
  }
  return wrapped(language(legend), width: width).map { Page.Line(text: $0) } + lines
}

private func gameLines(
  _ games: [HistorySummary.Entry], in language: Language, width: Int
) -> [Page.Line] {
  let aligned = alignedRows(games.map { $0.columns(nameWidth: width / 5, in: language) })
  if aligned.allSatisfy({ displayWidth(of: $0) <= width }) {
    return aligned.map { Page.Line(text: $0) }
  }
  return games.flatMap { game in
    let (rules, players) = (game.rules.notation, game.players(nameWidth: 24))
    return wrapped(language("\(game.when), \(rules): \(players): \(game.ending)."), width: width)
  }.map { Page.Line(text: $0) }
}

/// How games ended, as a bar in which each ending takes its share.
enum Bar {
  static let won: Character = "█"
  static let drawn: Character = "▒"
  static let lost: Character = "░"

  /// - Parameter counts: Of won, drawn and lost games; whatever happened at all is seen.
  static func text(_ counts: [Int], width: Int) -> String {
    let total = counts.reduce(0, +)
    guard total > 0, width >= counts.count else { return "" }
    let shares = counts.map { Double($0) / Double(total) * Double(width) }
    var cells = zip(counts, shares).map { $0 == 0 ? 0 : max(1, Int($1)) }
    // What was made too long goes from the longest; what is left goes to where most is missing.
    while cells.reduce(0, +) > width, let longest = cells.indices.max(by: { cells[$0] < cells[$1] })
    {
      cells[longest] -= 1
    }
    func missing(_ index: Int) -> Double { shares[index] - Double(cells[index]) }
    while cells.reduce(0, +) < width,
      let shortest = cells.indices.max(by: { missing($0) < missing($1) })
    {
      cells[shortest] += 1
    }
    return zip([won, drawn, lost], cells).map { String(repeating: $0, count: $1) }.joined()
  }
}
