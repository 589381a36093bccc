/// What a value is, without its content.
public enum PropertyListKind: Hashable, Sendable {
  case string, integer, real, boolean, date, data, array, dictionary, uid
}

extension PropertyList {
  /// What the value is.
  public var kind: PropertyListKind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    case .uid: .uid
    }
  }
}

extension PropertyListKind: CustomStringConvertible {
  /// The kind with its article, to stand in a sentence: `an integer`.
  public var description: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a Boolean"
    case .date: "a date"
    case .data: "data in base64"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .uid: "a reference"
    }
  }
}
