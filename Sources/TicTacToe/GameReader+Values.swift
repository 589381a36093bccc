extension GameReader {
  mutating func readString(
    _ value: SaveValue, at path: @autoclosure () -> DictionaryPath, _ expected: String
  ) -> String? {
    if let text = value.text { return text }
    report(path(), .typeIsWrong(expected: expected, found: value.kind))
    return nil
  }

  /// A whole number by value, so `3.0` is 3, and as it was found; one beyond `Int` is taken as the
  /// nearest `Int`.
  mutating func readNumber(_ member: String) -> (value: Int, found: String)? {
    guard let value = save[member] else { return nil }
    if let number = value.whole { return (number, "\(number)") }
    guard let number = value.real else {
      report(
        .init(.member(member)), .typeIsWrong(expected: "a whole number", found: value.kind))
      return nil
    }
    if let exact = Int(exactly: number) { return (exact, "\(exact)") }
    if abs(number) >= 0x1p63 { return (number < 0 ? .min : .max, "\(number)") }
    report(.init(.member(member)), .numberIsNotWhole(found: "\(number)"))
    return nil
  }

  /// False when the member is missing.
  mutating func readFlag(_ member: String) -> Bool {
    guard let value = save[member] else { return false }
    if let flag = value.flag { return flag }
    report(
      .init(.member(member)), .typeIsWrong(expected: "true or false", found: value.kind))
    return false
  }

  /// One of `allowed`, read without regard to case and given as it is there.
  mutating func readWord(
    _ value: SaveValue, at path: @autoclosure () -> DictionaryPath, _ allowed: [String]
  ) -> String? {
    guard let text = readString(value, at: path(), "a word in quotes") else { return nil }
    if allowed.contains(text) { return text }
    if let word = allowed.first(where: { $0.lowercased() == text.lowercased() }) { return word }
    let nearest = nearestWord(to: text, among: allowed)
    report(path(), .wordIsUnknown(found: text, allowed: allowed, nearest: nearest))
    return nil
  }

  mutating func readWord(_ member: String, _ allowed: [String]) -> String? {
    save[member].flatMap { readWord($0, at: .init(.member(member)), allowed) }
  }

  mutating func readMark(_ member: String) -> Mark? {
    readWord(member, Mark.allCases.map(\.rawValue)).flatMap(Mark.init(rawValue:))
  }

  /// The word of `known` that `name` is most likely a slip for, or `nil` when none is near.
  func nearestWord(to name: String, among known: [String]) -> String? {
    let name = Array(name.lowercased().prefix(32))
    let distances = known.map { (word: $0, distance: distance(name, Array($0.lowercased()))) }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= $0.word.count / 3 ? $0.word : nil }
  }

  /// How many characters must be put in, taken out, changed, or swapped with the next (the
  /// optimal string alignment distance).
  private func distance(_ from: [Character], _ to: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for (index, character) in from.enumerated() {
      var row = [index + 1]
      for (column, wanted) in to.enumerated() {
        var best = last[column] + (character == wanted ? 0 : 1)
        best = min(best, last[column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, character == to[column - 1], from[index - 1] == wanted {
          best = min(best, beforeLast[column - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[to.count]
  }
}
