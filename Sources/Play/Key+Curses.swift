import CNcurses
import TerminalBoard

extension Key {
  init?(character: wint_t) {
    switch character {
    case 10, 13: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    default:
      guard let scalar = Unicode.Scalar(character), scalar.value >= 32 else { return nil }
      self = .character(Character(scalar))
    }
  }

  init?(code: wint_t) {
    switch code {
    case curses_key_up: self = .up
    case curses_key_down: self = .down
    case curses_key_left: self = .left
    case curses_key_right: self = .right
    case curses_key_home: self = .home
    case curses_key_end: self = .end
    case curses_key_page_up: self = .pageUp
    case curses_key_page_down: self = .pageDown
    case curses_key_enter: self = .enter
    case curses_key_backspace: self = .backspace
    default: return nil
    }
  }
}
