/// One thing wrong with a dictionary that should hold a game, and where it is.
public struct GameFault: Hashable, Sendable {
  /// What is wrong; each case holds what a person needs to mend it.
  public enum Reason: Hashable, Sendable {
    case gridIsMissing
    case typeIsWrong(expected: String, found: String)
    case memberIsUnknown(nearest: String?)
    case versionIsNewer(Int)
    case numberIsOutOfRange(found: String, allowed: ClosedRange<Int>)
    case numberIsNotWhole(found: String)
    case wordIsUnknown(found: String, allowed: [String], nearest: String?)
    case cellIsUnknown(found: String)
    case gridIsEmpty
    case gridHasTooManyRows(Int)
    case rowIsEmpty
    case rowIsTooLong(cells: Int)
    case rowHasOtherLength(cells: Int, needed: Int)
    /// Every second cell is a space: somebody may have set the cells apart.
    case rowsAreSpaced(columns: Int, meant: Int)
    case gridIsUnreachable(UnreachableGrid)
    case lineIsTooLong(inARow: Int, columns: Int, rows: Int)
    case moveIsNoSquare(found: String)
    case moveIsIllegal(IllegalMove)
    /// The move is not the last one that the grid shows, so the grid was edited since.
    case moveDoesNotFit(Square, found: Mark?, expected: Mark)
    /// Without the move the game is over before it, so the grid was edited since.
    case moveFollowsTheEnd(Square)
    case turnContradicts(given: Mark?, grid: Mark?)
    case stateContradicts(given: String, grid: String)
  }

  /// Where the culprit is.
  public let path: DictionaryPath
  /// The place that contradicts it, where there is one.
  public let opposite: DictionaryPath?
  /// What is wrong.
  public let reason: Reason
  /// Whether the game loads all the same.
  public let isWarning: Bool

  init(
    _ path: DictionaryPath, _ reason: Reason, opposite: DictionaryPath? = nil,
    isWarning: Bool = false
  ) {
    (self.path, self.reason, self.opposite, self.isWarning) = (path, reason, opposite, isWarning)
  }
}

/// Why a dictionary holds no game.
public struct GameDictionaryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Everything found, warnings too, by member; at least one is no warning.
  public let faults: [GameFault]

  /// A line a fault: its path and a sentence.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

/// The way from a dictionary to a value inside it.
public struct DictionaryPath: Hashable, Sendable {
  /// One step of the way; numbers are zero-based.
  public enum Step: Hashable, Sendable {
    case member(String)
    /// An element of an array.
    case element(Int)
    /// A cell of a row of the grid: a character of a string, or an element of an array.
    case cell(Int)
    /// A move of a list of moves: a word of a string, or an element of an array.
    case move(Int)
  }

  /// From the outermost dictionary inwards.
  public let steps: [Step]

  /// The way that goes these steps; none for the dictionary itself.
  public init(_ steps: Step...) { self.steps = steps }

  /// The place of `square` in the grid of a board under `rules`; the grid when it is off the board.
  static func cell(of square: Square, under rules: Rules) -> DictionaryPath {
    guard rules.squares.contains(square) else { return DictionaryPath(.member("grid")) }
    return DictionaryPath(
      .member("grid"), .element(rules.rows - 1 - square.row), .cell(square.column))
  }
}

extension DictionaryPath: CustomStringConvertible {
  /// As in Swift, and cells and moves counted from 1 in words: `grid[1], cell 3`.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += (text.isEmpty ? "" : ".") + name
      case .element(let index): text += "[\(index)]"
      case .cell(let index): text += ", cell \(index + 1)"
      case .move(let index): text += ", move \(index + 1)"
      }
    }
  }
}

/// What a reader of JSON without Foundation puts into a dictionary for `null`.
public struct Null: Hashable, Sendable {
  /// The one null there is.
  public init() {}
}
