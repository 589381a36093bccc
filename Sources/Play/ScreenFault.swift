/// Why the board cannot be shown.
enum ScreenFault: Error {
  case pipeCannotBeMade
  /// No description of the terminal is known, or by it the cursor cannot be placed.
  case terminalIsUnfit(type: String)
}

extension ScreenFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .pipeCannotBeMade: "Too many files are open."
    case .terminalIsUnfit(let type): "The terminal type \"\(type)\" cannot show a board."
    }
  }
}
