import FoundationEssentials

extension Preferences {
  /// The text of a string, or `nil`.
  public func string(forKey key: String) -> String? { object(forKey: key)?.stringValue }

  /// The number of an integer, or 0.
  public func integer(forKey key: String) -> Int { object(forKey: key)?.integerValue ?? 0 }

  /// The number of a real or of an integer, or 0.
  public func double(forKey key: String) -> Double { object(forKey: key)?.realValue ?? 0 }

  /// Whether it is a Boolean and true.
  public func bool(forKey key: String) -> Bool { object(forKey: key)?.booleanValue ?? false }

  /// The moment of a date, or `nil`.
  public func date(forKey key: String) -> Date? { object(forKey: key)?.dateValue }

  /// The bytes of data, or `nil`.
  public func data(forKey key: String) -> Data? { object(forKey: key)?.dataValue }

  /// The elements of an array, or `nil`.
  public func array(forKey key: String) -> [PropertyList]? { object(forKey: key)?.arrayValue }

  /// The elements of an array of strings only, or `nil`.
  public func stringArray(forKey key: String) -> [String]? {
    guard let elements = array(forKey: key) else { return nil }
    let strings = elements.compactMap(\.stringValue)
    return strings.count == elements.count ? strings : nil
  }

  /// The members of a dictionary, or `nil`.
  public func dictionary(forKey key: String) -> [String: PropertyList]? {
    object(forKey: key)?.dictionaryValue
  }

  /// Sets a string.
  public mutating func set(_ value: String, forKey key: String) { set(.string(value), forKey: key) }

  /// Sets an integer.
  public mutating func set(_ value: Int, forKey key: String) { set(.integer(value), forKey: key) }

  /// Sets a real, which stays one if it is whole.
  public mutating func set(_ value: Double, forKey key: String) { set(.real(value), forKey: key) }

  /// Sets a Boolean.
  public mutating func set(_ value: Bool, forKey key: String) { set(.boolean(value), forKey: key) }

  /// Sets a date without its fraction of a second, which the file could not keep.
  public mutating func set(_ value: Date, forKey key: String) {
    let seconds = value.timeIntervalSinceReferenceDate.rounded(.down)
    set(.date(Date(timeIntervalSinceReferenceDate: seconds)), forKey: key)
  }

  /// Sets bytes.
  public mutating func set(_ value: Data, forKey key: String) { set(.data(value), forKey: key) }
}
