/// Any JSON, as JSONDecoder gives it, described as the agreement tests describe what the others read.
enum DecodedTree: Decodable, CustomStringConvertible {
  case object([String: DecodedTree])
  case array([DecodedTree])
  case leaf(String)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .leaf("null")
    } else if let flag = try? value.decode(Bool.self) {
      self = .leaf("\(flag)")
    } else if let number = try? value.decode(Double.self) {
      // The sign of -0, which the other parsers drop, is lost by adding zero.
      self = .leaf("\(number + 0)")
    } else if let text = try? value.decode(String.self) {
      self = .leaf(text.debugDescription)
    } else if let elements = try? value.decode([DecodedTree].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: DecodedTree].self))
    }
  }

  var description: String {
    switch self {
    case .leaf(let text): text
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key.debugDescription):\($0.value)" }.sorted().joined(separator: ",")
        + "}"
    }
  }
}
