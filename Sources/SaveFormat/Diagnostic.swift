/// What is to be said about a file that should be a save.
public struct Diagnostic: Hashable, Sendable {
  /// Whether the game loads all the same.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// What kind of fault it is; the names are part of the output's format.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case syntax, encoding, size, file
    case missing, member, duplicate, type, value, shape
    case moves, unreachable, conflict, version
  }

  /// A second place that has to do with the fault.
  public struct Note: Hashable, Sendable {
    /// Where it is.
    public let place: Place
    /// What it has to do with the fault, without a full stop.
    public let sentence: String
  }

  /// How many cells a sentence or a help takes at most: a file may hold words without end.
  private static let longest = 400

  /// Whether the game loads all the same.
  public let severity: Severity
  /// What kind of fault it is.
  public let code: Code
  /// The file's name as the person typed it, everything in it visible.
  public let file: String
  /// The same, byte for byte.
  let path: String
  /// `nil` when the fault is of the file as a whole.
  public let place: Place?
  /// What is wrong, without a full stop; it holds no control characters.
  public let sentence: String
  /// The second place, where there is one.
  public let note: Note?
  /// What to write instead.
  public let help: String?

  /// Makes every text visible and cuts what is endless.
  public init(
    _ severity: Severity, _ code: Code, file: String, place: Place? = nil, _ sentence: String,
    note: Note? = nil, help: String? = nil
  ) {
    (self.severity, self.code, self.place, self.note) = (severity, code, place, note)
    (self.file, self.path) = (visible(file), file)
    self.sentence = visible(sentence, width: Diagnostic.longest)
    self.help = help.map { visible($0, width: Diagnostic.longest) }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Its text, for terminals that show every character.
  public var description: String { text(ascii: false) }

  /// Several lines without a newline at the end: place and sentence, the line of the file, carets
  /// under the culprit, the second place, and what to write instead.
  ///
  /// - Parameter ascii: Whether everything beyond ASCII is spelt as `\u{…}`.
  public func text(ascii: Bool) -> String {
    func shown(_ text: String) -> String { ascii ? visible(text, ascii: true) : text }
    var lines = [shown(head(at: place, severity.rawValue, "\(sentence) [\(code.rawValue)]"))]
    if let place { lines += place.lines(ascii: ascii) }
    if let note {
      lines.append(shown(head(at: note.place, "note", note.sentence)))
      lines += note.place.lines(ascii: ascii)
    }
    if let help { lines.append(shown("help: \(help)")) }
    return lines.joined(separator: "\n")
  }

  private func head(at place: Place?, _ kind: String, _ sentence: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(position): \(kind): \(sentence)"
  }
}
