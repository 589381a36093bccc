import TicTacToe

extension JSONText {
  /// The bytes of the value at `path`, or of the nearest one above it that is there.
  public func range(of path: DictionaryPath) -> Range<Int> {
    var cache = CharacterCache()
    return range(of: path, &cache)
  }

  /// The characters of the string looked into last: many faults may lie in one.
  struct CharacterCache {
    var characters: (of: Range<Int>, ranges: [(character: Character, range: Range<Int>)])?
    var words: (of: Range<Int>, ranges: [Range<Int>])?
  }

  func range(of path: DictionaryPath, _ cache: inout CharacterCache) -> Range<Int> {
    var value = root
    for step in path.steps {
      switch (step, value.kind) {
      case (.member(let name), .object(let members)):
        guard let member = members.first(where: { $0.name == name }) else { return value.range }
        value = member.value
      case (.element(let index), .array(let elements)),
        (.cell(let index), .array(let elements)),
        (.move(let index), .array(let elements)):
        guard elements.indices.contains(index) else { return value.range }
        value = elements[index]
      case (.cell(let index), .string):
        let characters = characterRanges(in: value.range, &cache)
        return characters.indices.contains(index) ? characters[index].range : value.range
      case (.move(let index), .string):
        let words = wordRanges(in: value.range, &cache)
        return words.indices.contains(index) ? words[index] : value.range
      default: return value.range
      }
    }
    return value.range
  }

  /// The bytes of the name of the member at `path`, which ends in a member; otherwise of the value.
  public func nameRange(of path: DictionaryPath) -> Range<Int> {
    var value = root
    var range = root.range
    for case .member(let name) in path.steps {
      guard case .object(let members) = value.kind,
        let member = members.first(where: { $0.name == name })
      else { return range }
      (value, range) = (member.value, member.nameRange)
    }
    return range
  }

  private func characterRanges(
    in range: Range<Int>, _ cache: inout CharacterCache
  ) -> [(character: Character, range: Range<Int>)] {
    if let known = cache.characters, known.of == range { return known.ranges }
    let ranges = characterRanges(in: range)
    cache.characters = (range, ranges)
    return ranges
  }

  /// The bytes of each word of the string at `range`, apart by white space and commas.
  private func wordRanges(
    in range: Range<Int>, _ cache: inout CharacterCache
  ) -> [Range<Int>] {
    if let known = cache.words, known.of == range { return known.ranges }
    let words = characterRanges(in: range, &cache)
      .split { $0.character.unicodeScalars.allSatisfy(\.isBetweenMoves) }
      .compactMap { word -> Range<Int>? in
        guard let first = word.first, let last = word.last else { return nil }
        return first.range.lowerBound..<last.range.upperBound
      }
    cache.words = (range, words)
    return words
  }
}
