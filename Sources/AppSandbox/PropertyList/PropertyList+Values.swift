import FoundationEssentials

/// Each is `nil` when the value is of another kind.
extension PropertyList {
  /// The text of a string.
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }

  /// The number of an integer; a real is none, whole or not.
  public var integerValue: Int? { if case .integer(let value) = self { value } else { nil } }

  /// The number of a real, or of an integer that a `Double` holds exactly.
  public var realValue: Double? {
    switch self {
    case .real(let value): value
    case .integer(let value): Double(exactly: value)
    default: nil
    }
  }

  /// Whether a Boolean is true.
  public var booleanValue: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The moment of a date.
  public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }

  /// The bytes of data.
  public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }

  /// The elements of an array.
  public var arrayValue: [PropertyList]? { if case .array(let value) = self { value } else { nil } }

  /// The members of a dictionary.
  public var dictionaryValue: [String: PropertyList]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// The place that a reference in a keyed archive names.
  public var uidValue: Int? { if case .uid(let value) = self { value } else { nil } }

  /// The member of a dictionary; `nil` if it has none of that name, or this is no dictionary.
  public subscript(key: String) -> PropertyList? { dictionaryValue?[key] }
}
