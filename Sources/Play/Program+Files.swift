import AppSandbox
import FoundationEssentials
import Glibc
import SaveFormat
import SavedGames
import Solver
import TerminalBoard
import TicTacToe

extension Program {
  /// A game that was loaded, and what it is called.
  struct Loaded {
    let name: String
    let save: LoadedSave
    let unratedReason: UnratedReason?

    init(_ save: LoadedSave, named name: String, from saves: Saves) {
      (self.name, self.save) = (name, save)
      unratedReason = saves.unratedReason(save)
    }

    /// Puts it on the board.
    var command: Command {
      .restored(save.game, name: name, warnings: save.warnings, unratedReason: unratedReason)
    }
  }

  mutating func show(_ word: String?, asSVG: Bool) throws(Failure) -> Int32 {
    let saves = try openSaves()
    let loaded = try load(word, saves) { (path) throws(UnreadableSave) in
      try Saves.check(fileAt: path)
    }
    errors.print(texts(of: loaded.save.warnings))
    return asSVG
      ? picture(of: loaded.save.game)
      : print(boardText(loaded.save.game, in: language))
  }

  /// A document says itself that it is UTF-8, whatever the terminal shows.
  private func picture(of game: Game) -> Int32 {
    let writer = LineWriter(file: STDOUT_FILENO, isASCII: false)
    return writer.print(boardSVG(game, in: language)) ? 0 : 1
  }

  private func texts(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { $0.text(ascii: errors.isASCII) }
  }

  mutating func analyse(_ word: String?) throws(Failure) -> Int32 {
    let saves = try openSaves()
    let loaded = try load(word, saves) { (path) throws(UnreadableSave) in
      try Saves.check(fileAt: path)
    }
    errors.print(texts(of: loaded.save.warnings))
    let seconds = invocation.thinkingTime ?? Thoughtfulness.secondsToAnalyse
    let end = Moment.now + seconds
    var mind = Mind(Thoughtfulness(seconds: seconds, seed: 0), SolvedBoards(in: saves.sandbox))
    let budget = SearchBudget { _ in end < .now }
    return print(mind.analyse(loaded.save.game, within: budget).analysis.report)
  }

  mutating func restore(_ word: String?) throws(Failure) -> Int32 {
    let saves = try openPlayersSaves().saves
    let loaded = try load(word, saves) { (path) throws(UnreadableSave) in
      try saves.restore(fileAt: path)
    }
    return try play(.restored(loaded), saves)
  }

  /// Finds what `word` means: with a `/` a file; any other a game in Documents, or else a file here.
  private func load(
    _ word: String?, _ saves: Saves, file: (String) throws(UnreadableSave) -> LoadedSave
  ) throws(Failure) -> Loaded {
    guard let word else { return try load(.standard, saves) }
    if !word.contains("/"), let name = try? SaveName(word) {
      if saves.holds(name) { return try load(name, saves) }
      if access(word, F_OK) != 0 {
        throw Failure("there is no saved game and no file here called \"\(word)\".")
      }
    }
    do {
      return Loaded(try file(word), named: word, from: saves)
    } catch {
      throw Failure(nil, texts(of: error.diagnostics).map(Phrase.init(verbatim:)))
    }
  }

  private func load(_ name: SaveName, _ saves: Saves) throws(Failure) -> Loaded {
    do {
      return Loaded(try saves.restore(name), named: name.description, from: saves)
    } catch {
      let offer = error.earlier.map { earlier -> [Phrase] in
        let age = Age.phrase(since: earlier.modified)
        return [
          "", "An earlier save of this game, from \(age), can be read:",
          Phrase(verbatim: "  tictactoe restore \(earlier.name)"),
        ]
      }
      let why = texts(of: error.why.diagnostics).map(Phrase.init(verbatim:))
      throw Failure(nil, why + (offer ?? []))
    }
  }
}
