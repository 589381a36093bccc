import TicTacToe

/// Turns the faults of a dictionary into diagnostics with the places of the text behind it.
struct FaultFinder {
  let text: JSONText
  let source: FileText
  let file: String

  init(_ text: JSONText, file: String) {
    (self.text, self.source, self.file) = (text, FileText(text.bytes), file)
  }

  func load() throws(UnreadableSave) -> LoadedSave {
    guard let dictionary = text.dictionary else {
      throw UnreadableSave(diagnostics: [rootIsNoObject])
    }
    var faults: [GameFault] = []
    var game: Game?
    do {
      game = try Game(fromDictionary: dictionary, warnings: &faults)
    } catch {
      faults = error.faults
    }
    let found = text.duplicates.map(diagnosis) + faults.map(diagnosis)
    let diagnostics = found.sorted { $0.offset < $1.offset }.map(\.diagnostic)
    guard let game, text.duplicates.isEmpty else {
      throw UnreadableSave(diagnostics: diagnostics)
    }
    return LoadedSave(game: game, warnings: diagnostics)
  }

  /// A diagnostic, and the byte by which it is put in order.
  private typealias Diagnosis = (offset: Int, diagnostic: Diagnostic)

  private var rootIsNoObject: Diagnostic {
    Diagnostic(
      .error, .type, file: file, place: source.place(of: text.root.range),
      "a save is an object in braces", help: "write: { \(Help.example(of: "grid") ?? "") }")
  }

  private func diagnosis(_ duplicate: (member: JSONMember, earlier: JSONMember)) -> Diagnosis {
    let range = duplicate.member.nameRange
    let diagnostic = Diagnostic(
      .error, .duplicate, file: file, place: source.place(of: range),
      "\"\(duplicate.member.name)\" stands here a second time",
      note: .init(
        place: source.place(of: duplicate.earlier.nameRange),
        sentence: "the first one is here"),
      help: "keep one of the two and delete the other")
    return (range.lowerBound, diagnostic)
  }

  private func diagnosis(_ fault: GameFault) -> Diagnosis {
    let range = range(of: fault)
    let diagnostic = Diagnostic(
      fault.isWarning ? .warning : .error, fault.code, file: file,
      place: source.place(of: range), fault.sentence, note: note(of: fault),
      help: Help(fault).text)
    return (range.lowerBound, diagnostic)
  }

  private func range(of fault: GameFault) -> Range<Int> {
    switch fault.reason {
    case .memberIsUnknown, .gridIsUnreachable, .gridIsEmpty, .gridHasTooManyRows:
      return text.nameRange(of: fault.path)
    case .gridIsMissing:
      return text.root.range.lowerBound..<text.root.range.lowerBound + 1
    default:
      return text.range(of: fault.path)
    }
  }

  private func note(of fault: GameFault) -> Diagnostic.Note? {
    guard let opposite = fault.opposite else { return nil }
    switch fault.reason {
    case .moveDoesNotFit(_, let found, _):
      return .init(
        place: source.place(of: text.range(of: opposite)),
        sentence: found.map { "the grid holds \($0) here" } ?? "the grid is empty here")
    case .moveFollowsTheEnd:
      return .init(
        place: source.place(of: text.range(of: opposite)), sentence: "the grid has its mark here")
    default:
      return .init(
        place: source.place(of: text.nameRange(of: opposite)), sentence: "the grid is here")
    }
  }
}

extension GameFault {
  fileprivate var code: Diagnostic.Code {
    switch reason {
    case .gridIsMissing: .missing
    case .typeIsWrong: .type
    case .memberIsUnknown: .member
    case .versionIsNewer: .version
    case .numberIsOutOfRange, .numberIsNotWhole, .wordIsUnknown, .cellIsUnknown, .lineIsTooLong:
      .value
    case .gridIsEmpty, .gridHasTooManyRows, .rowIsEmpty, .rowIsTooLong, .rowHasOtherLength: .shape
    case .gridIsUnreachable: .unreachable
    case .moveIsNoSquare, .moveIsIllegal: .moves
    case .moveDoesNotFit, .moveFollowsTheEnd, .turnContradicts, .stateContradicts: .conflict
    }
  }
}
