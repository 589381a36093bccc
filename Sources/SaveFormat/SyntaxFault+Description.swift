extension SyntaxFault: CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public var description: String {
    switch reason {
    case .isEmpty: "the file is empty"
    case .isUTF16: "the file is UTF-16 text, but a save is UTF-8; save it again as UTF-8"
    case .isNotUTF8: "this is not UTF-8 text; save the file again as UTF-8"
    case .holdsNULs(let count):
      "the file holds \(count) NUL \(count == 1 ? "byte" : "bytes"), as a power loss leaves them"
    case .fileEndsEarly(let missing): "the file ends here, but \(missing) is still to come"
    case .valueIsMissing: "a value is missing here"
    case .nameIsMissing: "expected the name of a member in quotes"
    case .commaIsMissing: "expected a comma here"
    case .commaTooMany: "there is a comma too many here"
    case .colonIsMissing: "expected a colon here"
    case .equalsForColon: "a colon, not an equals sign, stands between a name and its value"
    case .quoteIsMissing: "a closing quote is missing here"
    case .quoteTooMany: "there is a quote too many here"
    case .quoteIsCurly: "curly quotes are letters to a computer; a save needs straight ones"
    case .quoteIsOther(let quote): "a text that begins with \(quote) ends with \(quote) as well"
    case .quoteInsideText: "a quote inside a text needs a backslash before it"
    case .bracketIsMissing(let bracket): "a closing \(bracket) is missing here"
    case .bracketIsWrong(let found, let expected): "expected \(expected) here, not \(found)"
    case .bracketTooMany(let bracket): "there is a \(bracket) too many here"
    case .openingIsMissing(let bracket): "an opening \(bracket) is missing here"
    case .bracesAreMissing: "the braces { } around the save are missing"
    case .isTooDeep: "this is nested deeper than \(JSONText.deepest) levels"
    case .textWithoutQuotes(let text): "text needs quotes around it: \(short(text))"
    case .wordIsForeign(let word, let meant): "\(word) is not known here; it is written \(meant)"
    case .numberIsNoValue(let word): "\(short(word)) is not a number that a save can hold"
    case .numberIsMalformed(let text): "\(short(text)) is not how a number is written here"
    case .commentIsOpen: "this comment is never closed"
    case .commentIsForeign: "comments here begin with //"
    case .characterIsInvisible(let scalar):
      "there is an invisible character here, \(SyntaxFault.name(of: scalar))"
    case .characterIsControl(let scalar):
      "a text cannot hold the control character \(SyntaxFault.name(of: scalar)) as it is"
    case .characterIsUnexpected(let text): "\(text) means nothing here"
    case .escapeIsUnknown("\\u"): "\\u needs four hexadecimal digits behind it"
    case .escapeIsUnknown(let text): "\(text) means nothing inside a text"
    case .surrogateIsAlone: "this is only half of a character (a surrogate without its other half)"
    case .secondDocument: "a second save begins here, but a file holds only one"
    case .restAfterTheEnd: "the save ends before this, and nothing may follow it"
    case .conflictMarker:
      "this is a marker of a merge conflict; choose one of the two versions and delete the markers"
    }
  }

  /// What to do where no line can be shown that would be right.
  var advice: String? {
    switch reason {
    case .valueIsMissing: "write a value behind the colon, or delete the name as well"
    case .commentIsOpen: "write */ where the comment ends"
    case .isTooDeep: "a save needs only two levels"
    case .numberIsNoValue: "write a whole number such as 3"
    case .escapeIsUnknown: "write the character itself, or two backslashes for one"
    case .surrogateIsAlone: "write the character itself, or delete this"
    case .secondDocument: "keep one of the two and delete the other"
    case .restAfterTheEnd: "delete it, or put // before it to keep it as a comment"
    case .conflictMarker: "delete the markers and the version that you do not want"
    default: nil
    }
  }

  private func short(_ text: String) -> String { visible(text, width: 40) }

  private static func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
