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
    case characterIsNotOneCellWide(Character)
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
    case .characterIsNotOneCellWide(let character):
      "\"\(visible(String(character)))\" is not one cell wide"
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
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (x, o) = (Color.standard, Color.standard)
    var pictures: [Picture] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let number = index + 1
      index += 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        let size = try Theme.size(line, number)
        if let last = pictures.last, last.columns >= size.columns || last.rows >= size.rows {
          throw ThemeFault(line: number, reason: .sizesDoNotGrow)
        }
        pictures.append(try Theme.picture(lines[index...].prefix(size.rows), size))
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
    _ line: Substring, _ number: Int
  ) throws(ThemeFault) -> (mark: Substring, Color) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "x" || words[0] == "o", words[1] == "=" else {
      throw ThemeFault(line: number, reason: .isNoSetting(String(line)))
    }
    guard let color = Color(rawValue: String(words[2])) else {
      throw ThemeFault(line: number, reason: .colorIsUnknown(String(words[2])))
    }
    return (words[0], color)
  }

  private static func size(_ line: Substring, _ number: Int) throws(ThemeFault) -> Size {
    let numbers = line.dropFirst().dropLast().split(separator: "x").map { Int($0) }
    guard line.hasSuffix("]"), numbers.count == 2, let columns = numbers[0], let rows = numbers[1]
    else { throw ThemeFault(line: number, reason: .sizeIsMalformed(String(line))) }
    guard 2...mostColumns ~= columns, 2...mostRows ~= rows else {
      throw ThemeFault(line: number, reason: .sizeIsOutOfRange(columns: columns, rows: rows))
    }
    return Size(columns: columns, rows: rows)
  }

  private static func picture(
    _ lines: ArraySlice<Substring>, _ size: Size
  ) throws(ThemeFault) -> Picture {
    let rows = try lines.enumerated().map { offset, line throws(ThemeFault) in
      try row(line, columns: size.columns, lines.startIndex + offset + 1)
    }
    guard rows.count == size.rows else {
      throw ThemeFault(line: lines.endIndex, reason: .rowIsMissing)
    }
    return Picture(x: rows.map(\.x), o: rows.map(\.o))
  }

  private static func row(
    _ line: Substring, columns: Int, _ number: Int
  ) throws(ThemeFault) -> (x: String, o: String) {
    var cells = Array(line)
    for cell in cells where !isOneCellWide(cell) {
      throw ThemeFault(line: number, reason: .characterIsNotOneCellWide(cell))
    }
    let width = 2 * columns + gap
    if cells.count > width { throw ThemeFault(line: number, reason: .rowIsTooLong) }
    cells += Array(repeating: " ", count: width - cells.count)
    guard cells[columns..<columns + gap].allSatisfy({ $0 == " " }) else {
      throw ThemeFault(line: number, reason: .gapIsNotEmpty)
    }
    return (String(cells[..<columns]), String(cells[(columns + gap)...]))
  }

  private static func isOneCellWide(_ character: Character) -> Bool {
    if Canvas.isSimple(character) { return true }
    let text = String(character)
    return displayWidth(of: text) == 1 && visible(text) == text
  }
}
