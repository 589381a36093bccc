import Foundation
import SaveFormat
import Testing
import TicTacToe

/// Texts are made of what JSON has, so our reader and Foundation's must take them alike.
///
/// Left out, as the two differ by intent: comments, single quotes, bare names, the same name twice,
/// more than 32 levels, white space beyond JSON's, and numbers that neither `Int` nor `Double` holds.
@Suite struct FoundationAgreementTests {
  private struct Maker {
    var generator: SeededGenerator

    mutating func value(_ depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 4 ? 4 : 6), using: &generator) {
      case 0: return ["true", "false", "null"].randomElement(using: &generator) ?? ""
      case 1: return string()
      case 2:
        return ["0", "-0", "1", "-17", "9007199254740993", "2.5", "1e3", "1E-2", "-0.125e+2"]
          .randomElement(using: &generator) ?? ""
      case 3: return ["{}", "[]", "[ ]", "{\n}"].randomElement(using: &generator) ?? ""
      case 4:
        let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in value(depth + 1) }
        return "[" + parts.joined(separator: gap() + "," + gap()) + "]"
      default:
        let parts = (0..<Int.random(in: 1...4, using: &generator)).map { index in
          "\"\(index)" + string().dropFirst() + gap() + ":" + gap() + value(depth + 1)
        }
        return "{" + gap() + parts.joined(separator: "," + gap()) + gap() + "}"
      }
    }

    mutating func gap() -> String {
      ["", " ", "\n", "\r\n\t"].randomElement(using: &generator) ?? ""
    }

    mutating func string() -> String {
      let pieces = [
        "a", "é", "界", "😀", "\\\"", "\\\\", "\\/", "\\n", "\\u00e9", "\\ud83d\\ude00", "\u{7F}",
        " ",
      ]
      let parts = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      return "\"" + parts.joined() + "\""
    }
  }

  /// What both say a value is, as text with the names in order.
  private func described(_ value: JSONValue) -> String {
    switch value.kind {
    case .object(let members):
      "{"
        + members.map { "\($0.name.debugDescription):\(described($0.value))" }.sorted().joined(
          separator: ",") + "}"
    case .array(let elements): "[" + elements.map(described).joined(separator: ",") + "]"
    case .string(let text): text.debugDescription
    case .integer(let number): "\(Double(number))"
    case .real(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }

  private func described(_ value: Any) -> String {
    switch value {
    case let members as [String: Any]:
      "{"
        + members.map { "\($0.key.debugDescription):\(described($0.value))" }.sorted().joined(
          separator: ",") + "}"
    case let elements as [Any]: "[" + elements.map { described($0) }.joined(separator: ",") + "]"
    case let text as String: text.debugDescription
    case let number as NSNumber where isBoolean(number): "\(number.boolValue)"
    case let number as NSNumber: "\(number.doubleValue)"
    default: "null"
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  private func foundation(_ text: String) -> String? {
    let value = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: [.fragmentsAllowed])
    return value.map { described($0) }
  }

  private func ours(_ text: String) -> String? {
    (try? JSONText(Array(text.utf8))).map { described($0.root) }
  }

  /// The same by Foundation's other parser.
  private func decoded(_ text: String) -> String? {
    (try? JSONDecoder().decode(DecodedTree.self, from: Data(text.utf8)))?.description
  }

  @Test func everyMadeTextIsReadAlike() {
    var maker = Maker(generator: SeededGenerator(3))
    for _ in 0..<500 {
      let text = maker.gap() + maker.value(0) + maker.gap()
      let expected = foundation(text)
      #expect(expected != nil && ours(text) == expected, "\(text)")
      #expect(decoded(text) == expected, "\(text)")
    }
  }

  @Test func everyMutationIsReadAlikeOrRefusedByBoth() {
    var maker = Maker(generator: SeededGenerator(4))
    let pieces = Array("{}[],:\"\\truefalsn0123456789.eE+- \n\tabé")
    var (read, refused, forgiven) = (0, 0, 0)
    for _ in 0..<1_500 {
      var text = Array(maker.value(0))
      let offset = Int.random(in: 0..<text.count, using: &maker.generator)
      let piece = pieces.randomElement(using: &maker.generator) ?? " "
      switch Int.random(in: 0..<3, using: &maker.generator) {
      case 0: text[offset] = piece
      case 1: text.insert(piece, at: offset)
      default: text.remove(at: offset)
      }
      let mutated = String(text)
      guard !isForgiven(mutated) else {
        forgiven += 1
        continue
      }
      let (expected, found) = (foundation(mutated), ours(mutated))
      #expect(found == expected, "\(mutated.debugDescription)")
      #expect(decoded(mutated) == expected, "\(mutated.debugDescription)")
      if found == nil { refused += 1 } else { read += 1 }
    }
    let counts = "\(read) read, \(refused) refused, \(forgiven) forgiven by us alone"
    #expect(read > 200 && refused > 400 && 1...60 ~= forgiven, "\(counts)")
  }

  /// Whether `text` may hold what only our reader takes or refuses.
  private func isForgiven(_ text: String) -> Bool {
    guard let read = try? JSONText(Array(text.utf8)) else { return false }
    return !read.duplicates.isEmpty || isOurs(read.root, Array(text.utf8))
  }

  /// Whether `value` holds a bare name, or a number beyond the range of `Double`.
  private func isOurs(_ value: JSONValue, _ bytes: [UInt8]) -> Bool {
    switch value.kind {
    case .object(let members):
      members.contains {
        bytes[$0.nameRange.lowerBound] != UInt8(ascii: "\"") || isOurs($0.value, bytes)
      }
    case .array(let elements): elements.contains { isOurs($0, bytes) }
    case .real(let number): number.isInfinite
    default: false
    }
  }
}
