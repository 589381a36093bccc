import CTerminal

extension Terminal {
  /// A key that is more than a character.
  enum Key {
    case enter, tab, backspace, escape, up, down, left, right, insert, delete, home, end
    case pageUp, pageDown
    case function(Int)
    /// A letter with Control held.
    case control(Character)
  }

  /// What is held while a key is pressed.
  struct Modifiers: OptionSet {
    let rawValue: Int32
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  /// Types text, or the bytes of a key that the emulator does not know.
  func type(_ text: String) { type(text.utf8) }

  /// Presses a key; the bytes are those of a real terminal in the mode that the program asked for.
  func press(_ key: Key, _ modifiers: Modifiers = []) {
    switch key {
    case .enter: press(emulator_key_enter, modifiers)
    case .tab: press(emulator_key_tab, modifiers)
    case .backspace: press(emulator_key_backspace, modifiers)
    case .escape: press(emulator_key_escape, modifiers)
    case .up: press(emulator_key_up, modifiers)
    case .down: press(emulator_key_down, modifiers)
    case .left: press(emulator_key_left, modifiers)
    case .right: press(emulator_key_right, modifiers)
    case .insert: press(emulator_key_insert, modifiers)
    case .delete: press(emulator_key_delete, modifiers)
    case .home: press(emulator_key_home, modifiers)
    case .end: press(emulator_key_end, modifiers)
    case .pageUp: press(emulator_key_page_up, modifiers)
    case .pageDown: press(emulator_key_page_down, modifiers)
    case .function(let number): press(emulator_key_function, modifiers, number: number)
    case .control(let letter): type(letter.utf8.prefix(1).map { $0 & 0x1f })
    }
  }

  private func press(_ key: emulator_key, _ modifiers: Modifiers, number: Int = 0) {
    emulator_press(emulator, key, Int32(number), modifiers.rawValue)
    type([])
  }

  /// Clicks with the left button on a cell, counted from 0 at the top left. A program that did not ask for the mouse hears
  /// nothing; one that did hears it in the encoding it chose (SGR, or X10 under `TERM=screen`).
  func click(column: Int, row: Int) {
    button(1, pressed: true, column: column, row: row)
    button(1, pressed: false, column: column, row: row)
  }

  /// Turns the wheel by one step over a cell.
  func scroll(up: Bool, column: Int, row: Int) {
    button(up ? 4 : 5, pressed: true, column: column, row: row)
  }

  /// Presses or lets go of a button: 1 left, 2 middle, 3 right.
  func button(_ button: Int, pressed: Bool, column: Int, row: Int) {
    emulator_mouse(emulator, Int32(row), Int32(column), Int32(button), pressed)
    type([])
  }
}

extension Terminal {
  /// A shell with job control in front of its prompt `$ `. It never touches the terminal's modes itself, so that they
  /// show what a stopped program left.
  static func shell(
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    directory: String? = nil
  ) throws -> Terminal {
    let shell = try Terminal(
      command: "dash", arguments: ["-i"], environment: environment, columns: columns, rows: rows,
      directory: directory)
    try shell.wait(for: "$")
    return shell
  }
}
