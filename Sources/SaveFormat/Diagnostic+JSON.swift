extension Diagnostic {
  /// The diagnostic as one line of JSON, for editors.
  ///
  /// Always there: `file`, `severity` (`error` or `warning`), `code` and `message`. Where there is a
  /// place, `line`, `column` and `endColumn`, counted from 1 in characters, the end behind the
  /// culprit. Where there is more to say, `help`, and `note` with a `message` and a place of its own.
  public var json: String {
    var members = [
      ("file", PrettyJSON.quoted(file)), ("severity", PrettyJSON.quoted(severity.rawValue)),
      ("code", PrettyJSON.quoted(code.rawValue)), ("message", PrettyJSON.quoted(sentence)),
    ]
    members += place?.jsonMembers ?? []
    if let help { members.append(("help", PrettyJSON.quoted(help))) }
    if let note {
      let message = ("message", PrettyJSON.quoted(note.sentence))
      members.append(("note", Diagnostic.object([message] + note.place.jsonMembers)))
    }
    return Diagnostic.object(members)
  }

  private static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}

extension Place {
  fileprivate var jsonMembers: [(String, String)] {
    [("line", "\(line)"), ("column", "\(column)"), ("endColumn", "\(column + length)")]
  }
}
