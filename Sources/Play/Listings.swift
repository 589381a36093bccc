import SavedGames
import TerminalBoard
import TicTacToe

extension GameListing {
  /// A saved game as the list on the board and `tictactoe games` show it.
  init(_ saved: SavedGame) {
    let summary = saved.game.map(GameListing.summary) ?? "cannot be read"
    self.init(
      name: saved.name.description, title: saved.name.description,
      when: Age.phrase(since: saved.modified), summary: summary, isReadable: saved.game != nil)
  }

  private static func summary(_ game: Game) -> String {
    let marks = game.grid.taken.count
    let standing =
      switch game.outcome {
      case .won(let mark): "\(mark) won"
      case .draw: "draw"
      case nil: "\(game.rules.toMove(on: game.grid)) to move"
      }
    return "\(game.rules), \(marks == 1 ? "1 mark" : "\(marks) marks"), \(standing)"
  }
}

extension Program {
  func listGames() throws(Failure) -> Int32 {
    let saves = try openSaves()
    let listings: [GameListing]
    do {
      listings = try saves.list().map(GameListing.init)
    } catch {
      throw Failure(error.description)
    }
    if listings.isEmpty { return print(["There are no saved games."]) }
    return print(listings.map { "\($0.name): \($0.summary), \($0.when)" })
  }

  func listPlaces() throws(Failure) -> Int32 {
    let (sandbox, wall) = try enter()
    let keychain = keychain(of: sandbox)
    let places = [
      ("home", sandbox.home.path), ("saved games", sandbox.documents.path),
      ("history", History(in: sandbox).path),
      ("inbox", sandbox.inbox.url.path), ("preferences", sandbox.preferences.path),
      ("caches", sandbox.caches.path), ("tmp", sandbox.tmp.path),
      ("account", sandbox.documents.path + "/" + SignIn.file),
      ("keychain", keychain.url.path),
      ("new secrets", "to \(keychain.storeForNewItems())"),
      ("bundle", sandbox.bundle?.url.path ?? "none"),
    ]
    return print(places.map { "\($0.0): \($0.1)" } + ["walls: \(wall.sentence)"])
  }
}
