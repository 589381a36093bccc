import SaveFormat
import Testing
import TicTacToe

/// Every message: to add a case is to add `NAME.data` and `NAME.txt` to the folder Diagnostics.
@Suite struct DiagnosticTableTests {
  private static let names = Folders.names(in: Folders.diagnostics)

  @Test(arguments: names)
  func aFileIsAnsweredAsTheTextBesideItSays(_ name: String) throws {
    try expectGolden(name, in: Folders.diagnostics)
  }

  @Test func everyCodeIsInTheTable() throws {
    let codes = try DiagnosticTableTests.names.flatMap {
      Reading(try Folders.bytes($0, in: Folders.diagnostics)).codes
    }
    // A file of 64 KiB is too much for the table, and this room opens no files.
    #expect(Set(Diagnostic.Code.allCases).subtracting(codes) == [.size, .file])
  }

  @Test func everySyntaxFaultIsInTheTable() throws {
    var told: Set<String> = []
    for name in DiagnosticTableTests.names {
      do {
        _ = try JSONText(try Folders.bytes(name, in: Folders.diagnostics))
      } catch let fault as SyntaxFault {
        told.insert(caseName(of: fault.reason))
      }
    }
    #expect(Set(syntaxReasons).subtracting(told) == [])
    #expect(told.subtracting(syntaxReasons) == [])
  }

  @Test func everyFaultOfAGameIsInTheTable() throws {
    var told: Set<String> = []
    for name in DiagnosticTableTests.names {
      let bytes = try Folders.bytes(name, in: Folders.diagnostics)
      guard let text = try? JSONText(bytes), let dictionary = text.dictionary else { continue }
      var warnings: [GameFault] = []
      do {
        _ = try Game(fromDictionary: dictionary, warnings: &warnings)
        told.formUnion(warnings.map { caseName(of: $0.reason) })
      } catch {
        told.formUnion(error.faults.map { caseName(of: $0.reason) })
      }
    }
    #expect(Set(gameReasons).subtracting(told) == [])
    #expect(told.subtracting(gameReasons) == [])
  }

  private func caseName(of reason: some Sendable) -> String {
    String("\(reason)".prefix { $0 != "(" })
  }

  private let syntaxReasons = [
    "isEmpty", "isUTF16", "isNotUTF8", "holdsNULs", "fileEndsEarly", "valueIsMissing",
    "nameIsMissing", "commaIsMissing", "commaTooMany", "colonIsMissing", "equalsForColon",
    "quoteIsMissing", "quoteTooMany", "quoteIsCurly", "quoteIsOther", "quoteInsideText",
    "bracketIsMissing",
    "bracketIsWrong", "bracketTooMany", "openingIsMissing", "bracesAreMissing", "isTooDeep",
    "textWithoutQuotes", "wordIsForeign", "numberIsNoValue", "numberIsMalformed",
    "commentIsOpen", "commentIsForeign", "characterIsInvisible", "characterIsControl",
    "characterIsUnexpected", "escapeIsUnknown", "surrogateIsAlone", "secondDocument",
    "restAfterTheEnd", "conflictMarker",
  ]

  private let gameReasons = [
    "gridIsMissing", "typeIsWrong", "memberIsUnknown", "versionIsNewer", "numberIsOutOfRange",
    "numberIsNotWhole", "wordIsUnknown", "cellIsUnknown", "gridIsEmpty", "gridHasTooManyRows",
    "rowIsEmpty", "rowIsTooLong", "rowHasOtherLength", "gridIsUnreachable", "lineIsTooLong",
    "moveIsNoSquare", "moveIsIllegal", "moveDoesNotFit", "moveFollowsTheEnd", "turnContradicts",
    "stateContradicts", "rowsAreSpaced",
  ]
}
