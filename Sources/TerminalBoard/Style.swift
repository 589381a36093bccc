/// How a run of cells looks. Nothing is told by colour alone.
public struct Style: Hashable, Sendable {
  /// What may be coloured; the program chooses the colours, or none.
  public enum Role: Hashable, Sendable, CaseIterable {
    case x, o
    /// The line that ended the game.
    case line
    case error
  }

  /// What every terminal can show.
  public var isBold, isReverse, isDim, isUnderlined: Bool
  /// What may be coloured; `nil` for the terminal's own colour.
  public var role: Role?

  /// A style; by default the terminal's own.
  public init(
    bold: Bool = false, reverse: Bool = false, dim: Bool = false, underline: Bool = false,
    role: Role? = nil
  ) {
    (isBold, isReverse, isDim, isUnderlined) = (bold, reverse, dim, underline)
    self.role = role
  }

  /// As the terminal shows text by itself.
  public static let plain = Style()
  static let dim = Style(dim: true)
  static let bold = Style(bold: true)
}
