import Foundation
import SaveFormat
import Solver
import TerminalBoard
import TicTacToe

/// A session to look at, named as its golden files are.
struct Example: Sendable, CustomStringConvertible {
  let name: String
  let session: GameSession

  var description: String { name }

  init(_ name: String, _ session: GameSession) { (self.name, self.session) = (name, session) }

  init(_ name: String, _ game: Game, _ commands: Command...) {
    var session = GameSession(game: game)
    for command in commands { _ = session.perform(command) }
    self.init(name, session)
  }
}

/// A game with these moves, which must be legal.
func game(
  _ moves: String = "", columns: Int = 3, rows: Int = 3, inARow: Int? = nil,
  misere: Bool = false, first: Mark = .x, x: Seat = Seat(), o: Seat = Seat()
) -> Game {
  let rules = Rules(
    columns: columns, rows: rows, inARow: inARow, isMisere: misere, first: first)
  guard let rules else { preconditionFailure("There are no such rules.") }
  var game = Game(rules: rules, seats: Seats(x: x, o: o))
  for name in moves.split(separator: " ") {
    guard let square = Square(name), (try? game.play(square)) != nil else {
      preconditionFailure("\(name) is no move.")
    }
  }
  return game
}

let listings = [
  GameListing(
    name: "SavedGames", title: "SavedGames", when: "3 minutes ago",
    summary: "3x3, 5 moves, O to move", isReadable: true),
  GameListing(
    name: "monday", title: "monday", when: "2 days ago", summary: "4x4, X won", isReadable: true),
  GameListing(
    name: "broken", title: "broken \u{1B}[31m日本", when: "yesterday",
    summary: "cannot be read: line 4", isReadable: false),
]

let missingComma = diagnostics(
  of: #"{ "grid" : ["O.X", ".X.", "O.."], "inARow" : 3 "misere" : false, "first" : "X" }"#)

let droppedMoves = diagnostics(
  of: #"{ "grid" : ["O.X", ".X.", "O.."], "moves" : "a3 b2 c1" }"#)

/// What there is to say of a save that begins like this, in its third line.
private func diagnostics(of text: String) -> [Diagnostic] {
  do throws(UnreadableSave) {
    return try SaveText.read(Array("\n\n\(text)".utf8), file: "SavedGames.data").warnings
  } catch {
    return error.diagnostics
  }
}

/// A computer's choice as a solver would have it.
func choice(
  _ name: String, _ confidence: Choice.Confidence = .proven, plies: Int? = nil, value: Value? = nil
) -> Choice {
  let worth = value.map { value in
    let plies = plies.map { #","plies":\#($0)"# } ?? ""
    return #","evaluation":{"value":\#(value.rawValue)\#(plies)}"#
  }
  let text =
    #"{"square":"\#(name)","confidence":"\#(confidence.rawValue)"\#(worth ?? "")}"#
  guard let choice = try? JSONDecoder().decode(Choice.self, from: Data(text.utf8)) else {
    preconditionFailure("\(text) is no choice.")
  }
  return choice
}

/// What is known of a small board's position, which is everything.
func analysed(_ game: Game, request: Int) -> Command {
  .analysed(Analysis(of: game), guess: nil, request: request)
}

let large = game("d4 e5 d5 d3", columns: 8, rows: 8)

/// What a search learns in no time.
let unknown = Analysis(of: large, within: SearchBudget(nodes: 0))

let againstComputer = game("b2", x: Seat(name: "Ada"), o: Seat(player: .perfect))
let computers = game("b2", x: Seat(player: .medium), o: Seat(player: .easy))

let midgame = game("b2 a1 c3 a3")

let examples = boardExamples + historyExamples

private let boardExamples = [
  Example("empty", game()),
  Example("midgame", midgame, .moveCursor(.left)),
  Example("refused-after-the-end", game("a1 a2 b1 b2 c1"), .playAtCursor),
  Example("won", game("b2 a2 a1 b3 c3")),
  Example("draw", game("b2 a1 c3 a3 a2 c2 b1 b3 c1")),
  Example(
    "misere-with-names",
    game(
      "a1 b1 a2 b2 a3", misere: true, first: .o, x: Seat(name: "Ada\u{1B}[2J"),
      o: Seat(player: .perfect, name: "日本の計算機"))),
  Example("computer", game("b2", x: Seat(name: "Ada"), o: Seat(player: .perfect))),
  Example("thinking", againstComputer, .begin),
  Example("thinking-long", againstComputer, .begin, .progressed(1_234_567, request: 1)),
  Example("thinking-interrupted", againstComputer, .begin, .play(square("a1"))),
  Example(
    "computer-is-sure", againstComputer, .begin,
    .thought(choice("b1", plies: 8, value: .loss), request: 1)),
  Example(
    "computer-is-unsure", game("d4", columns: 8, rows: 8, o: Seat(player: .perfect)), .begin,
    .thought(choice("e5", .searched), request: 1)),
  Example("computers", computers, .begin, .progressed(35_999, request: 1)),
  Example("computers-paused", computers, .begin, .pause),
  Example("hint", midgame, .hint, analysed(midgame, request: 1)),
  Example("hint-awaited", midgame, .hint, .progressed(400_000, request: 1)),
  Example(
    "hint-unproven", large, .hint, .analysed(unknown, guess: square("e4"), request: 1)),
  Example("analysis", midgame, .analyse, analysed(midgame, request: 1), .moveCursor(.up)),
  Example(
    "analysis-of-a-draw-with-hint", game("b2"), .analyse, analysed(game("b2"), request: 1), .hint),
  Example("analysis-awaited", midgame, .analyse),
  Example(
    "analysis-unknown", large, .analyse,
    .analysed(unknown, guess: square("e4"), request: 1)),
  Example(
    "analysis-4x3", game("b2", columns: 4, rows: 3), .analyse,
    analysed(game("b2", columns: 4, rows: 3), request: 1)),
  Example("8x8", game("d4 e5 d5 d3", columns: 8, rows: 8)),
  Example("4x1", game("b1", columns: 4, rows: 1)),
  Example("taken", midgame, .play(square("b2"))),
  Example("unknown-key", midgame, .unknownKey("x")),
  Example("saved", midgame, .saved(name: "SavedGames")),
  Example("saved-over", midgame, .saved(name: "m", note: "The other game is kept as n.")),
  Example("save-failed", midgame, .saveFailed("SavedGames.data: No space left on device")),
  Example(
    "restored-with-warnings", game(),
    .restored(midgame, name: "monday", warnings: droppedMoves + droppedMoves)),
  Example("help", game(), .showHelp),
  Example("help-scrolled", game(columns: 5, rows: 4), .showHelp, .scroll(to: 4)),
  Example("games", midgame, .gamesListed(listings), .select(1)),
  Example("no-games", midgame, .gamesListed([])),
  Example(
    "failed-restore", midgame,
    .restoreFailed(name: "SavedGames", missingComma + droppedMoves, earlier: nil)),
  Example(
    "failed-restore-with-earlier", midgame,
    .restoreFailed(name: "SavedGames", missingComma, earlier: listings[1])),
  Example("offer", GameSession(game: game(), offer: Offer(game: midgame, age: "3 minutes ago"))),
]

/// The square of this name, which must be one.
func square(_ name: String) -> Square {
  guard let square = Square(name) else { preconditionFailure("\(name) names no square.") }
  return square
}
