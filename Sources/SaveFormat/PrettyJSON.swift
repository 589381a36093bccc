import TicTacToe

/// Writes JSON byte for byte as JSONSerialization does with `.prettyPrinted`, `.sortedKeys` and
/// `.withoutEscapingSlashes`, and ends with a newline.
///
/// Names are in the order of their code points, which is that of JSONSerialization for the names
/// that a save has; among others it looks at case and language.
public struct PrettyJSON {
  private var bytes: [UInt8] = []

  /// - Parameter dictionary: Holds only `String`, `Int`, `Bool`, and arrays and dictionaries of
  ///   these, in at most three levels.
  public static func bytes(of dictionary: [String: Any]) -> [UInt8] {
    bytes(of: SaveMembers(dictionary))
  }

  /// - Parameter members: Hold no more than a save does.
  static func bytes(of members: SaveMembers) -> [UInt8] {
    var writer = PrettyJSON()
    writer.bytes.reserveCapacity(512)
    writer.write(.object(members), indent: 0)
    writer.write("\n")
    return writer.bytes
  }

  /// `string` as JSON writes it, in double quotes.
  static func quoted(_ string: String) -> String {
    var writer = PrettyJSON()
    writer.write(quoting: string)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ value: SaveValue, indent: Int) {
    switch value {
    case .text(let text): write(quoting: text)
    case .flag(let flag): write(flag ? "true" : "false")
    case .whole(let number): write(String(number))
    case .list(let elements):
      write("[", "]", indent, elements) { writer, element in
        writer.write(element, indent: indent + 2)
      }
    case .object(let members):
      write("{", "}", indent, members.list.sorted { $0.name < $1.name }) { writer, member in
        writer.write(quoting: member.name)
        writer.write(" : ")
        writer.write(member.value, indent: indent + 2)
      }
    case .real, .null, .other: preconditionFailure("A save holds no such thing as \(value.kind)")
    }
  }

  private mutating func write<Part>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ indent: Int, _ parts: [Part],
    _ write: (inout PrettyJSON, Part) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(indent + 2)
      write(&self, part)
    }
    if parts.isEmpty { breakLine(0) }
    breakLine(indent)
    bytes.append(UInt8(ascii: close))
  }

  private mutating func breakLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(quoting string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x08: write("\\b")
      case 0x0C: write("\\f")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case ..<0x20:
        write(byte < 0x10 ? "\\u000" : "\\u00")
        write(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
