import CNcurses

/// A key or a report that begins with an Escape and that curses does not know.
enum EscapeSequence {
  /// Takes what is left of one after its Escape, as its digits and letters are no moves.
  ///
  /// The form is ECMA-48's: `ESC [`, any of 0x20 to 0x3f, and one of 0x40 to 0x7e; or `ESC O` and one of those.
  ///
  /// - Returns: Whether there was one; anything else is still to be read.
  static func skip() -> Bool {
    let introducer = curses_read()
    guard introducer.isCharacter(in: "["..."[") || introducer.isCharacter(in: "O"..."O") else {
      putBack(introducer)
      return false
    }
    var next = curses_read()
    while introducer.isCharacter(in: "["..."["), next.isCharacter(in: " "..."?") {
      next = curses_read()
    }
    if !next.isCharacter(in: "@"..."~") { putBack(next) }
    return true
  }

  private static func putBack(_ input: curses_input) {
    switch input.kind {
    case curses_input_character: unget_wch(wchar_t(input.value))
    case curses_input_key: ungetch(Int32(input.value))
    default: break
    }
  }
}

extension curses_input {
  fileprivate func isCharacter(in range: ClosedRange<Unicode.Scalar>) -> Bool {
    kind == curses_input_character && range.lowerBound.value...range.upperBound.value ~= value
  }
}
