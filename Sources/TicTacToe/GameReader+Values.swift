extension GameReader {
  /// What `value` is, as a person says it.
  func kind(of value: Any) -> String {
    switch value {
    case is String: "a text in quotes"
    case is Bool: "true or false"
    case is Int, is Double: "a number"
    case is [Any]: "a list"
    case is [String: Any]: "an object"
    case _ where isNull(value): "null"
    default: "a \(type(of: value))"
    }
  }

  /// Foundation's own null is known by its name, since the rules import nothing.
  func isNull(_ value: Any) -> Bool { value is Null || "\(type(of: value))" == "NSNull" }

  mutating func readString(
    _ value: Any, at path: DictionaryPath, _ expected: String
  ) -> String? {
    if let text = value as? String { return text }
    report(path, .typeIsWrong(expected: expected, found: kind(of: value)))
    return nil
  }

  /// A whole number by value, so `3.0` is 3; one beyond `Int` is taken as the nearest `Int`.
  mutating func readNumber(_ member: String) -> Int? {
    guard let value = dictionary[member] else { return nil }
    let path = DictionaryPath(.member(member))
    if let number = value as? Int { return number }
    guard let number = value as? Double else {
      report(path, .typeIsWrong(expected: "a whole number", found: kind(of: value)))
      return nil
    }
    if let exact = Int(exactly: number) { return exact }
    if abs(number) >= 0x1p63 { return number < 0 ? .min : .max }
    report(path, .numberIsNotWhole(found: "\(number)"))
    return nil
  }

  /// False when the member is missing.
  mutating func readFlag(_ member: String) -> Bool {
    guard let value = dictionary[member] else { return false }
    if let flag = value as? Bool { return flag }
    report(
      .init(.member(member)), .typeIsWrong(expected: "true or false", found: kind(of: value)))
    return false
  }

  /// One of `allowed`, read without regard to case and given as it is there.
  mutating func readWord(_ value: Any, at path: DictionaryPath, _ allowed: [String]) -> String? {
    guard let text = readString(value, at: path, "a word in quotes") else { return nil }
    if let word = allowed.first(where: { $0.lowercased() == text.lowercased() }) { return word }
    let nearest = nearestWord(to: text, among: allowed)
    report(path, .wordIsUnknown(found: text, allowed: allowed, nearest: nearest))
    return nil
  }

  mutating func readWord(_ member: String, _ allowed: [String]) -> String? {
    dictionary[member].flatMap { readWord($0, at: .init(.member(member)), allowed) }
  }

  mutating func readMark(_ member: String) -> Mark? {
    readWord(member, Mark.allCases.map(\.rawValue)).flatMap(Mark.init(rawValue:))
  }

  /// The word of `known` that `name` is most likely a slip for, or `nil` when none is near.
  func nearestWord(to name: String, among known: [String]) -> String? {
    let name = Array(name.lowercased().prefix(32))
    let distances = known.map { (word: $0, distance: distance(name, Array($0.lowercased()))) }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= max(1, $0.word.count / 3) ? $0.word : nil }
  }

  /// How many characters must be put in, taken out or changed (Levenshtein).
  private func distance(_ from: [Character], _ to: [Character]) -> Int {
    var row = Array(0...to.count)
    for (index, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in to.indices {
        let change = diagonal + (character == to[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}
