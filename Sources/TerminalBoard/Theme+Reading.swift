import SaveFormat

/// A theme's text that cannot be read, and where.
public struct ThemeFault: Error, Hashable, Sendable {
  /// What is wrong with the line.
  public enum Reason: Hashable, Sendable {
    case isNoSetting(String)
    case colorIsUnknown(String)
    case sizeIsMalformed(String)
    /// The largest is as large as the largest square has room for.
    case sizeIsOutOfRange(columns: Int, rows: Int)
    case sizesDoNotGrow
    case rowIsMissing
    /// It has more cells than both pictures and the gap between them.
    case rowIsTooLong
    case gapIsNotEmpty
    /// Only characters that every terminal counts as one cell can be placed.
    case characterIsNoCell(Character)
    case picturesAreMissing
  }

  /// From one.
  public let line: Int
  /// Why.
  public let reason: Reason
}

extension ThemeFault: CustomStringConvertible {
  /// `line 3: REASON`.
  public var description: String { "line \(line): \(reason)" }
}

extension ThemeFault.Reason: CustomStringConvertible {
  /// A clause to stand behind a colon.
  public var description: String {
    switch self {
    case .isNoSetting(let text): "\"\(shortened(text, width: 40))\" is not x = COLOUR or o = COLOUR"
    case .colorIsUnknown(let text): "\"\(shortened(text, width: 40))\" is none of the colours"
    case .sizeIsMalformed(let text):
      "\"\(shortened(text, width: 40))\" is no size such as [9x5]"
    case .sizeIsOutOfRange(let columns, let rows):
      "a picture of \(columns)x\(rows) is not possible: from 2x2 to \(Theme.largest)"
    case .sizesDoNotGrow: "every picture must be larger than the one before"
    case .rowIsMissing: "the picture has fewer rows than its size says"
    case .rowIsTooLong: "the row is longer than two pictures and a gap of two cells"
    case .gapIsNotEmpty: "the two cells between the pictures are not empty"
    case .characterIsNoCell(let character):
      "\"\(visible(String(character)))\" is not ASCII, a line, a block or Braille"
    case .picturesAreMissing: "there are no pictures"
    }
  }
}

extension Theme {
  /// The size of the largest picture: the largest square without its corners.
  static let largest = "21x11"
  private static let mostColumns = 21
  private static let mostRows = 11
  /// The cells between the two pictures of one size.
  private static let gap = 2

  /// Reads a theme: lines `x = COLOUR` and `o = COLOUR`, then for each size, smallest first, a line
  /// `[COLUMNSxROWS]` and that many rows, the X at the left and the O two cells behind it.
  ///
  /// Elsewhere empty lines and lines that begin with `#` say nothing.
  public init(name: String, text: String) throws(ThemeFault) {
    // Characters would be right too, and slow: this is read at every start.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var (x, o) = (Color.standard, Color.standard)
    var pictures: [Picture] = []
    var index = 0
    while index < lines.count {
      let line = String(lines[index].last == "\r" ? lines[index].dropLast() : lines[index])
      let number = index + 1
      index += 1
      if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
      if line.utf8.first == UInt8(ascii: "[") {
        let size = try Theme.size(line, number)
        if let last = pictures.last, last.columns >= size.columns || last.rows >= size.rows {
          throw ThemeFault(line: number, reason: .sizesDoNotGrow)
        }
        pictures.append(try Theme.picture(lines, from: index, size))
        index += size.rows
      } else {
        let (mark, color) = try Theme.setting(line, number)
        if mark == "x" { x = color } else { o = color }
      }
    }
    if pictures.isEmpty { throw ThemeFault(line: lines.count, reason: .picturesAreMissing) }
    self.init(name: name, colors: Colors(x: x, o: o), pictures: pictures)
  }

  private static func setting(
    _ line: String, _ number: Int
  ) throws(ThemeFault) -> (mark: Substring, Color) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "x" || words[0] == "o", words[1] == "=" else {
      throw ThemeFault(line: number, reason: .isNoSetting(line))
    }
    guard let color = Color(rawValue: String(words[2])) else {
      throw ThemeFault(line: number, reason: .colorIsUnknown(String(words[2])))
    }
    return (words[0], color)
  }

  private static func size(_ line: String, _ number: Int) throws(ThemeFault) -> Size {
    let numbers = line.dropFirst().dropLast().split(separator: "x")
    guard line.hasSuffix("]"), numbers.count == 2, let columns = Int(numbers[0]),
      let rows = Int(numbers[1])
    else { throw ThemeFault(line: number, reason: .sizeIsMalformed(line)) }
    guard 2...mostColumns ~= columns, 2...mostRows ~= rows else {
      throw ThemeFault(line: number, reason: .sizeIsOutOfRange(columns: columns, rows: rows))
    }
    return Size(columns: columns, rows: rows)
  }

  private static func picture(
    _ lines: [Substring.UnicodeScalarView], from first: Int, _ size: Size
  ) throws(ThemeFault) -> Picture {
    var (x, o): ([String], [String]) = ([], [])
    for index in first..<first + size.rows {
      // What is behind the last line's end is no row.
      if index >= lines.count || index == lines.count - 1 && lines[index].isEmpty {
        throw ThemeFault(line: index, reason: .rowIsMissing)
      }
      let row = try row(lines[index], columns: size.columns, index + 1)
      x.append(row.x)
      o.append(row.o)
    }
    return Picture(x: x, o: o)
  }

  private static func row(
    _ line: Substring.UnicodeScalarView, columns: Int, _ number: Int
  ) throws(ThemeFault) -> (x: String, o: String) {
    let cells = line.last == "\r" ? line.dropLast() : line
    if let scalar = cells.first(where: { !Canvas.isSimple($0) }) {
      throw ThemeFault(line: number, reason: .characterIsNoCell(Character(scalar)))
    }
    let behind = cells.dropFirst(columns)
    if behind.prefix(gap).contains(where: { $0 != " " }) {
      throw ThemeFault(line: number, reason: .gapIsNotEmpty)
    }
    let o = behind.dropFirst(gap)
    if o.count > columns { throw ThemeFault(line: number, reason: .rowIsTooLong) }
    return (filled(cells.prefix(columns), columns: columns), filled(o, columns: columns))
  }

  /// Editors take away spaces at the ends of lines.
  private static func filled(_ cells: Substring.UnicodeScalarView, columns: Int) -> String {
    String(Substring(cells)) + String(repeating: " ", count: columns - cells.count)
  }
}
