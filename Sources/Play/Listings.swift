import SavedGames
import TerminalBoard
import TicTacToe

extension GameListing {
  /// A saved game as the list on the board and `tictactoe games` show it.
  init(_ saved: SavedGame) {
    let summary: Phrase = saved.game.map(GameListing.summary) ?? "cannot be read"
    self.init(
      name: saved.name.description, title: saved.name.description,
      when: Age.phrase(since: saved.modified), summary: summary, isReadable: saved.game != nil)
  }

  private static func summary(_ game: Game) -> Phrase {
    let (rules, marks) = (game.rules.notation, game.grid.taken.count)
    let standing: Phrase =
      switch game.outcome {
      case .won(let mark): "\(mark) won"
      case .draw: "draw"
      case nil: "\(game.rules.toMove(on: game.grid)) to move"
      }
    return marks == 1 ? "\(rules), 1 mark, \(standing)" : "\(rules), \(marks) marks, \(standing)"
  }
}

extension Program {
  mutating func listGames() throws(Failure) -> Int32 {
    let saves = try openSaves()
    let listings: [GameListing]
    do {
      listings = try saves.list().map(GameListing.init)
    } catch {
      throw Failure(verbatim: error.description)
    }
    if listings.isEmpty { return say(["There are no saved games."]) }
    return say(listings.map { "\($0.name): \($0.summary), \($0.when)" })
  }

  mutating func listPlaces() throws(Failure) -> Int32 {
    let (sandbox, landlock) = try enter()
    let keychain = keychain(of: sandbox)
    let places: [(Phrase, String)] = [
      ("home", sandbox.home.path), ("saved games", sandbox.documents.path),
      ("history", History(in: sandbox).path),
      ("inbox", sandbox.inbox.url.path), ("preferences", sandbox.preferences.path),
      ("caches", sandbox.caches.path), ("tmp", sandbox.tmp.path),
      ("account", sandbox.documents.path + "/" + SignIn.file),
      ("keychain", keychain.url.path),
    ]
    let secrets: Phrase =
      switch keychain.storeForNewItems() {
      case .secretService: "new secrets: to the Secret Service"
      case .files: "new secrets: to the keychain's files"
      }
    let others: [Phrase] = [
      secrets, sandbox.bundle.map { "bundle: \($0.url.path)" } ?? "bundle: none",
      "protection: \(landlock.sentence)",
    ]
    return say(places.map { "\($0.0): \($0.1)" } + others)
  }
}
