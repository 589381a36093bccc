extension Diagnostic {
  /// The diagnostic as one line of JSON in ASCII, for editors.
  ///
  /// Always there: `file`, `severity` (`error` or `warning`), `code` and `message`. Where there is a
  /// place, `line`, `column` and `endColumn`, counted from 1 in characters, the end behind the
  /// culprit. Where there is more to say, `help`, and `note` with a `message` and a place of its own.
  public var json: String {
    var members = [
      ("file", Diagnostic.quoted(path)), ("severity", Diagnostic.quoted(severity.rawValue)),
      ("code", Diagnostic.quoted(code.rawValue)), ("message", Diagnostic.quoted(sentence)),
    ]
    members += place?.jsonMembers ?? []
    if let help { members.append(("help", Diagnostic.quoted(help))) }
    if let note {
      let message = ("message", Diagnostic.quoted(note.sentence))
      members.append(("note", Diagnostic.object([message] + note.place.jsonMembers)))
    }
    return Diagnostic.object(members)
  }

  /// What is not ASCII is escaped, so that nothing between here and an editor has to know UTF-8 or can
  /// mistake a character for one that it obeys.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for unit in PrettyJSON.quoted(text).utf16 {
      if 0x20...0x7E ~= unit {
        quoted.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return quoted
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
