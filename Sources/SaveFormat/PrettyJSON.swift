/// Writes JSON byte for byte as JSONSerialization does with `.prettyPrinted`, `.sortedKeys` and
/// `.withoutEscapingSlashes`, and ends with a newline.
///
/// Names are in the order of their code points, which is that of JSONSerialization for the names
/// that a save has; among others it looks at case and language.
public struct PrettyJSON {
  private var text = ""

  /// - Parameter dictionary: Holds only `String`, `Int`, `Bool`, arrays and dictionaries.
  public static func bytes(of dictionary: [String: Any]) -> [UInt8] {
    var writer = PrettyJSON()
    writer.write(dictionary, indent: "")
    return Array((writer.text + "\n").utf8)
  }

  private mutating func write(_ value: Any, indent: String) {
    switch value {
    case let text as String: write(quoting: text)
    case let flag as Bool: text += flag ? "true" : "false"
    case let number as Int: text += String(number)
    case let elements as [Any]:
      write("[", "]", indent, elements) { writer, element, indent in
        writer.write(element, indent: indent)
      }
    case let members as [String: Any]:
      write("{", "}", indent, members.sorted { $0.key < $1.key }) { writer, member, indent in
        writer.write(quoting: member.key)
        writer.text += " : "
        writer.write(member.value, indent: indent)
      }
    default: preconditionFailure("JSON has no \(type(of: value))")
    }
  }

  private mutating func write<Part>(
    _ open: String, _ close: String, _ indent: String, _ parts: [Part],
    _ write: (inout PrettyJSON, Part, String) -> Void
  ) {
    text += open + "\n"
    for (index, part) in parts.enumerated() {
      text += indent + "  "
      write(&self, part, indent + "  ")
      text += index + 1 < parts.count ? ",\n" : ""
    }
    text += "\n" + indent + close
  }

  private mutating func write(quoting string: String) { text += PrettyJSON.quoted(string) }

  /// `string` as JSON writes it, in double quotes.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        text += scalar.value < 0x10 ? "\\u000" : "\\u00"
        text += String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
