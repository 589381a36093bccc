import TicTacToe

/// Turns the faults of a dictionary into diagnostics with the places of the text behind it.
struct FaultFinder {
  let text: JSONText
  let source: FileText
  let file: String
  /// What must be meant as the grid when there is none.
  private let misnamed: JSONMember?
  private var cache = JSONText.CharacterCache()

  /// How many faults are told at once.
  private static let most = 64

  init(_ text: JSONText, file: String) {
    (self.text, self.source, self.file) = (text, FileText(text.bytes), file)
    misnamed = FaultFinder.misnamedGrid(in: text)
  }

  mutating func load() throws(UnreadableSave) -> LoadedSave {
    guard let members = text.members else {
      throw UnreadableSave(diagnostics: [rootIsNoObject])
    }
    var faults: [GameFault] = []
    var game: Game?
    do {
      game = try Game(save: members, warnings: &faults)
    } catch {
      faults = error.faults
    }
    let diagnostics = diagnostics(of: faults)
    guard let game, text.duplicates.isEmpty else {
      throw UnreadableSave(diagnostics: diagnostics)
    }
    return LoadedSave(
      game: game, warnings: diagnostics, seal: members["seal"]?.text)
  }

  /// All in order of place, and if there are too many to read, how many more.
  private mutating func diagnostics(of faults: [GameFault]) -> [Diagnostic] {
    let duplicates = text.duplicates.prefix(FaultFinder.most)
    let faults = faults.filter { !isExplained($0) }
    let told = faults.prefix(FaultFinder.most - duplicates.count)
    var found = duplicates.map { diagnosis($0) }
    for fault in told { found.append(diagnosis(fault)) }
    let diagnostics = found.sorted { $0.offset < $1.offset }.map(\.diagnostic)
    let left = text.duplicates.count + faults.count - diagnostics.count
    guard left > 0, let last = diagnostics.last else { return diagnostics }
    return diagnostics + [
      Diagnostic(last.severity, last.code, file: file, "there are \(left) more faults after these")
    ]
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

  private mutating func diagnosis(_ fault: GameFault) -> Diagnosis {
    let range = range(of: fault)
    let diagnostic = Diagnostic(
      fault.isWarning ? .warning : .error, fault.code, file: file,
      place: source.place(of: range), fault.sentence, note: note(of: fault),
      help: help(for: fault))
    return (range.lowerBound, diagnostic)
  }

  private mutating func range(of fault: GameFault) -> Range<Int> {
    switch fault.reason {
    case .memberIsUnknown, .gridIsUnreachable, .gridIsEmpty, .gridHasTooManyRows:
      return text.nameRange(of: fault.path)
    case .gridIsMissing:
      if let misnamed { return misnamed.nameRange }
      return text.root.range.lowerBound..<text.root.range.lowerBound + 1
    default:
      return text.range(of: fault.path, &cache)
    }
  }

  private func help(for fault: GameFault) -> String? {
    switch fault.reason {
    case .gridIsMissing where misnamed != nil: "write: \"grid\""
    case .gridIsUnreachable(let why): SmallestChange.description(for: text, why)
    default: Help(fault).text
    }
  }

  /// The only list of rows in a save that has no grid.
  private static func misnamedGrid(in text: JSONText) -> JSONMember? {
    guard case .object(let members) = text.root.kind,
      !members.contains(where: { $0.name == "grid" })
    else { return nil }
    let lists = members.filter { member in
      guard case .array(let rows) = member.value.kind, rows.count > 1 else { return false }
      return !["moves", "undone"].contains(member.name)
        && rows.allSatisfy { row in
          switch row.kind {
          case .string(let cells): cells.allSatisfy { "XOxo._-· ".contains($0) }
          case .array: true
          default: false
          }
        }
    }
    return lists.count == 1 ? lists.first : nil
  }

  /// Whether the diagnostic of the missing grid says all that is to be said of the name.
  private func isExplained(_ fault: GameFault) -> Bool {
    guard case .memberIsUnknown = fault.reason, let misnamed else { return false }
    return fault.path.steps == [.member(misnamed.name)]
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
    case .gridIsEmpty, .gridHasTooManyRows, .rowIsEmpty, .rowIsTooLong, .rowHasOtherLength,
      .rowsAreSpaced:
      .shape
    case .gridIsUnreachable: .unreachable
    case .moveIsNoSquare, .moveIsIllegal: .moves
    case .moveDoesNotFit, .moveFollowsTheEnd, .turnContradicts, .stateContradicts: .conflict
    }
  }
}
