/// Why a text is no JSON, and where.
public struct SyntaxFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case isEmpty
    case isUTF16
    case isNotUTF8
    case holdsNULs(Int)
    case valueIsMissing
    case nameIsMissing
    case commaIsMissing
    case colonIsMissing
    case equalsForColon
    case quoteIsMissing
    case bracketIsMissing(String)
    case bracketIsWrong(String, expected: String)
    case isTooDeep
    case textWithoutQuotes(String)
    case wordIsForeign(String, meant: String)
    case numberIsNoValue(String)
    case numberIsMalformed(String)
    case quoteIsCurly
    case commentIsOpen
    case commentIsForeign
    case characterIsInvisible(UInt32)
    case characterIsControl(UInt32)
    case escapeIsUnknown(String)
    case surrogateIsAlone
    case characterIsUnexpected(String)
    case secondDocument
    case restAfterTheEnd
    case conflictMarker
    case commaTooMany
  }

  /// Bytes to replace, and what to write instead.
  public struct Cure: Hashable, Sendable {
    public let range: Range<Int>
    public let text: String
  }

  /// A second place that belongs to the fault: where the culprit began.
  public let reason: Reason
  /// The bytes of the culprit; empty where something is missing, `nil` for the file as a whole.
  public let range: Range<Int>?
  /// Where what is not closed began.
  public let opening: Range<Int>?
  public let cure: Cure?

  init(_ reason: Reason, _ range: Range<Int>?, opening: Range<Int>? = nil, cure: Cure? = nil) {
    (self.reason, self.range, self.opening, self.cure) = (reason, range, opening, cure)
  }

  /// A fault that `text` in place of the culprit cures.
  static func replacing(_ range: Range<Int>, _ reason: Reason, with text: String) -> SyntaxFault {
    SyntaxFault(reason, range, cure: Cure(range: range, text: text))
  }

  /// Something missing at `offset` that `text` there cures.
  static func inserting(
    at offset: Int, _ reason: Reason, _ text: String, opening: Range<Int>? = nil
  ) -> SyntaxFault {
    let range = offset..<offset
    return SyntaxFault(reason, range, opening: opening, cure: Cure(range: range, text: text))
  }
}

extension SyntaxFault: CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public var description: String {
    switch reason {
    case .isEmpty: "the file is empty"
    case .isUTF16: "the file is UTF-16 text, but a save is UTF-8; save it again as UTF-8"
    case .isNotUTF8: "these bytes are not UTF-8 text; save the file again as UTF-8"
    case .holdsNULs(let count):
      "the file holds \(count) NUL \(count == 1 ? "byte" : "bytes"), as a power loss leaves them"
    case .valueIsMissing: "a value is missing here"
    case .nameIsMissing: "expected the name of a member in quotes"
    case .commaIsMissing: "expected a comma here"
    case .colonIsMissing: "expected a colon here"
    case .equalsForColon: "a colon, not an equals sign, stands between a name and its value"
    case .quoteIsMissing: "a closing quote is missing here"
    case .bracketIsMissing(let bracket): "a closing \(bracket) is missing here"
    case .bracketIsWrong(let found, let expected): "expected \(expected) here, not \(found)"
    case .isTooDeep: "this is nested deeper than \(JSONText.deepest) levels"
    case .textWithoutQuotes(let text): "text needs quotes around it: \(text)"
    case .wordIsForeign(let word, let meant): "\(word) is not known here; it is written \(meant)"
    case .numberIsNoValue(let word): "\(word) is not a number that a save can hold"
    case .numberIsMalformed(let text): "\(text) is not a number as JSON writes it"
    case .quoteIsCurly: "these are curly quotes; a save needs straight ones"
    case .commentIsOpen: "this comment is never closed"
    case .commentIsForeign: "comments here begin with //"
    case .characterIsInvisible(let scalar):
      "there is an invisible character here, \(SyntaxFault.name(of: scalar))"
    case .characterIsControl(let scalar):
      "a text cannot hold the control character \(SyntaxFault.name(of: scalar)) as it is"
    case .escapeIsUnknown(let text): "\(text) means nothing inside a text"
    case .surrogateIsAlone: "this is only half of a character (a surrogate without its other half)"
    case .characterIsUnexpected(let text): "\(text) means nothing here"
    case .secondDocument: "a second save begins here, but a file holds only one"
    case .restAfterTheEnd: "the save ends before this, and nothing may follow it"
    case .conflictMarker:
      "this is a marker of a merge conflict; choose one of the two versions and delete the markers"
    case .commaTooMany: "there is a comma too many here"
    }
  }

  private static func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
