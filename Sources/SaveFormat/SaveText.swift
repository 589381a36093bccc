import TicTacToe

/// A game that a save held, and what its reader should be told.
public struct LoadedSave: Hashable, Sendable {
  /// The game, legal and ready to play on.
  public let game: Game
  /// In order of place.
  public let warnings: [Diagnostic]
  /// What the save says of itself to show that nobody has edited it, if anything.
  public let seal: String?
}

/// A save that holds no game.
public struct UnreadableSave: Error, Hashable, Sendable {
  /// In order of place; at least one is an error.
  public let diagnostics: [Diagnostic]

  /// - Parameter diagnostics: In order of place.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// The text of a save, version 1.
public enum SaveText {
  /// How many bytes a save may have at most.
  public static let limit = 64 * 1024

  /// The save of `game`: the same game and seal always give the same bytes.
  ///
  /// - Parameter seal: Made from the bytes without one.
  public static func bytes(of game: Game, seal: String? = nil) -> [UInt8] {
    var save = game.save
    if let seal { save.append("seal", .text(seal)) }
    return PrettyJSON.bytes(of: save)
  }

  /// Reads a save, also one that was written or changed by hand.
  ///
  /// - Parameter file: What to call it in diagnostics, as the person typed it.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(UnreadableSave) -> LoadedSave {
    guard bytes.count <= limit else { throw UnreadableSave(diagnostics: [tooLarge(file: file)]) }
    let text: JSONText
    do {
      text = try JSONText(bytes)
    } catch {
      throw UnreadableSave(diagnostics: [Diagnostic(error, in: FileText(bytes), file: file)])
    }
    var finder = FaultFinder(text, file: file)
    return try finder.load()
  }

  /// The answer to a file of more than ``limit`` bytes.
  public static func tooLarge(file: String) -> Diagnostic {
    Diagnostic(
      .error, .size, file: file,
      "the file is larger than \(limit / 1024) KiB, and no save of this program is")
  }
}

extension Diagnostic {
  init(_ fault: SyntaxFault, in text: FileText, file: String) {
    let code: Code =
      switch fault.reason {
      case .isUTF16, .isNotUTF8, .holdsNULs: .encoding
      default: .syntax
      }
    let begins =
      switch fault.reason {
      case .quoteIsOther: "the text begins here"
      case .bracketIsWrong: "this is what it should close"
      default: "what is not closed begins here"
      }
    let note = fault.opening.map {
      Note(place: text.place(of: $0), sentence: begins)
    }
    self.init(
      .error, code, file: file, place: fault.range.map(text.place(of:)), fault.description,
      note: note, help: cure(of: fault, in: text))
  }

}

private func cure(of fault: SyntaxFault, in text: FileText) -> String? {
  guard let cure = fault.cure else { return fault.advice }
  if case .fileEndsEarly = fault.reason { return "add at the end: \(cure.text)" }
  return text.line(mendedBy: cure).map { "write: \($0)" } ?? "delete this line"
}
