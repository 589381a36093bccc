import Solver
import TerminalBoard
import Testing
import TicTacToe

struct PhraseTests {
  private static let odd = Language(
    "xx",
    translations: [
      "%@ plays %@.": "On %2$@: %1$@.", "easy": "facile", "%@ (%@)": "<%@|%@>", "Up": "100 % up",
      "%@ twice": "%1$@ %1$@",
    ])

  @Test func inEnglishAPhraseIsWhatItWasWrittenAs() {
    let phrase: Phrase = "\(Mark.x) plays \("b2")."
    #expect(phrase.key == "%@ plays %@." && Language.english(phrase) == "X plays b2.")
    #expect(Language.english("Just words.") == "Just words.")
    #expect(Language.english("\(1)\(2)") == "12")
  }

  @Test func aTranslationMayTakeTheArgumentsInAnotherOrder() {
    #expect(Self.odd("\(Mark.o) plays \("a1").") == "On a1: O.")
    #expect(Self.odd("\("ho") twice") == "ho ho")
  }

  @Test func aPhraseWithinAPhraseIsTranslatedAndTextFromOutsideIsNot() {
    let player: Phrase = "easy"
    #expect(Self.odd("\(player) (\("easy"))") == "<facile|easy>")
  }

  @Test func whatTheTableLacksIsSaidInEnglish() {
    #expect(Self.odd("\(3) minutes ago") == "3 minutes ago")
  }

  @Test func argumentsAreNotReadForPlaceholders() {
    #expect(Language.english("\("100 %@") plays \("%2$@").") == "100 %@ plays %2$@.")
    #expect(Self.odd("Up") == "100 % up")
    #expect(Language.english(Phrase(verbatim: "50 %@")) == "50 %@")
  }

  @Test func aDamagedTranslationLosesWordsAndNoMore() {
    for pattern in ["%", "%@%@%@", "%9$@", "%$@", "%x", "%@ %", "%%@"] {
      let language = Language("xx", translations: ["%@ plays %@.": pattern])
      #expect(language("\(Mark.o) plays \("a1").").count <= 12)
    }
  }

  @Test(arguments: [
    ("b2 a1 c3 a3 a2 c2 b1 b3 c1", "b2", "The game is over. A draw. Press n"),
    ("a1 b1 a2 b2 c3 b3", "b2", "The game is over. O won with b1 b2 b3. Press n"),
    ("b2", "b2", "\(IllegalMove.squareIsTaken(square("b2"), by: .x))"),
    ("b2", "h8", "\(IllegalMove.squareIsOffTheBoard(square("h8"), .classic))"),
  ])
  func theBoardSaysOnceWhyAMoveIsRefused(_ moves: String, _ name: String, _ words: String) {
    var session = GameSession(game: game(moves))
    _ = session.perform(.play(square(name)))
    #expect(session.status.hasPrefix(words))
  }

  @Test(arguments: ["", "b2", "b2 a1 c3 a3", "a1 a2 b1 b2 c1", "b2 a2 a1"])
  func thePlainAnalysisIsTheReport(_ moves: String) {
    let game = game(moves)
    var dialog = PlainDialog(session: GameSession(game: game))
    let lines = dialog.read(line: "analyse").lines
    let later = game.isActive ? dialog.answer(analysed(game, request: 1)).lines : []
    #expect(lines + later == Analysis(of: game).report)
  }

  @Test func theBoardIsNamedAsTheRulesNameIt() {
    for (isMisere, first) in [(false, Mark.x), (true, .x), (false, .o), (true, .o)] {
      let rules = game(columns: 5, rows: 4, misere: isMisere, first: first).rules
      #expect(Language.english(rules.notation) == rules.description)
    }
  }
}
