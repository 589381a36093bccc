/// Why a text is no JSON, and where.
public struct SyntaxFault: Error, Hashable, Sendable {
  /// What is wrong; each case holds what a person needs to mend it.
  public enum Reason: Hashable, Sendable {
    case isEmpty
    case isUTF16
    case isNotUTF8
    case holdsNULs(Int)
    case fileEndsEarly(missing: String)
    case valueIsMissing
    case nameIsMissing
    case commaIsMissing
    case commaTooMany
    case colonIsMissing
    case equalsForColon
    case quoteIsMissing
    case quoteTooMany
    case quoteIsCurly
    case quoteIsOther(String)
    case quoteInsideText
    case bracketIsMissing(String)
    case bracketIsWrong(String, expected: String)
    case bracketTooMany(String)
    case openingIsMissing(String)
    case bracesAreMissing
    case isTooDeep
    case textWithoutQuotes(String)
    case wordIsForeign(String, meant: String)
    case numberIsNoValue(String)
    case numberIsMalformed(String)
    case commentIsOpen
    case commentIsForeign
    case characterIsInvisible(UInt32)
    case characterIsControl(UInt32)
    case characterIsUnexpected(String)
    case escapeIsUnknown(String)
    case surrogateIsAlone
    case secondDocument
    case restAfterTheEnd
    case conflictMarker
  }

  /// Bytes to replace, and what to write instead.
  public struct Cure: Hashable, Sendable {
    /// What to take out; empty where something is only put in.
    public let range: Range<Int>
    /// What to put there.
    public let text: String
  }

  /// What is wrong.
  public let reason: Reason
  /// The bytes of the culprit; empty where something is missing, `nil` for the file as a whole.
  public let range: Range<Int>?
  /// Where what is not closed began.
  public let opening: Range<Int>?
  /// What lets the reader go on; `nil` where nobody can be sure.
  public let cure: Cure?

  init(_ reason: Reason, _ range: Range<Int>?, opening: Range<Int>? = nil, cure: Cure? = nil) {
    (self.reason, self.range, self.opening, self.cure) = (reason, range, opening, cure)
  }

  /// A fault that `text` in place of the culprit cures.
  static func replacing(
    _ range: Range<Int>, _ reason: Reason, with text: String, opening: Range<Int>? = nil
  ) -> SyntaxFault {
    SyntaxFault(reason, range, opening: opening, cure: Cure(range: range, text: text))
  }

  /// Something missing at `offset` that `text` there cures.
  static func inserting(
    at offset: Int, _ reason: Reason, _ text: String, opening: Range<Int>? = nil
  ) -> SyntaxFault {
    .replacing(offset..<offset, reason, with: text, opening: opening)
  }
}
