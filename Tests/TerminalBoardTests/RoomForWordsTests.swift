import SaveFormat
import TerminalBoard
import Testing
import TicTacToe

/// What is said where there is not room for all of it.
struct RoomForWordsTests {
  private func rows(_ session: GameSession, _ columns: Int, _ rows: Int) -> [String] {
    Frame(session, size: Size(columns: columns, rows: rows), glyphs: .unicode).rows
      .map { $0.map(\.text).joined() }
  }

  @Test(arguments: [(80, 24), (60, 12), (40, 12)])
  func theReasonOfAFailureIsSeenHoweverDeepTheFileLies(_ columns: Int, _ height: Int) {
    var session = GameSession(game: midgame)
    let path = "/home/ada/" + String(repeating: "deeper/", count: 20) + "SavedGames.data"
    _ = session.perform(.saveFailed("\(path): No space left on device"))
    let shown = rows(session, columns, height).joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(shown.contains("Not saved: …/SavedGames.data: No space left on device."))
  }

  @Test func aShortPathIsSaidWhole() {
    var session = GameSession(game: midgame)
    _ = session.perform(.saveFailed("/a/SavedGames.data: No space left on device"))
    #expect(rows(session, 80, 24).contains { $0.contains("/a/SavedGames.data: No space") })
  }

  @Test func aLongWordIsBrokenWithoutASpace() {
    var session = GameSession(game: midgame)
    let word = String(repeating: "abcdefgh", count: 12)
    _ = session.perform(.saveFailed(word))
    let shown = rows(session, 40, 12)
    #expect(!shown.contains { $0.contains("h a") || $0.contains("abc def") })
    #expect(shown.joined().contains("abcdefghabcdefgh"))
  }

  @Test(arguments: [(80, 24), (200, 60)])
  func copiesOfOneGameAreToldApartByTheirTimes(_ columns: Int, _ height: Int) {
    let listings = (10..<14).map { second in
      GameListing(
        name: "a", title: "SavedGames (2026-11-30 17.33.\(second))", when: "3 minutes ago",
        summary: "3x3x3, 2 marks, O to move", isReadable: true)
    }
    var session = GameSession(game: midgame)
    _ = session.perform(.gamesListed(listings))
    let shown = rows(session, columns, height)
    for second in 10..<14 {
      #expect(shown.contains { $0.contains(".\(second))  3x3x3, 2 marks, O to move  3 min") })
    }
  }

  @Test func aNameIsCutInItsMiddle() {
    let listing = GameListing(
      name: "a", title: "Christmas evening, third round 漢字", when: "2 days ago", summary: "won",
      isReadable: true)
    var session = GameSession(game: midgame)
    _ = session.perform(.gamesListed([listing]))
    for columns in 20...80 {
      let row = rows(session, columns, 10).first { $0.contains(">") } ?? ""
      #expect(displayWidth(of: row) == columns)
      #expect(row.contains("…") == (columns < 58), "\(row)")
    }
  }
}
