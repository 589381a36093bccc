import AppSandbox
import CPosix
import FoundationEssentials
import Glibc
import SaveFormat

/// What the process was started in.
struct Surroundings {
  let environment = Environment.ofProgram

  init() {
    // Only how characters are written concerns us; the other eleven categories are files to open too.
    setlocale(LC_CTYPE, "")
  }

  /// Whether the terminal, by its locale, shows more than ASCII.
  var showsUnicode: Bool {
    guard let name = nl_langinfo(Int32(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }

  /// The terminal's type; empty when none is named.
  var terminalType: String { environment["TERM"] ?? "" }

  /// The program's own resources: themes and languages. Without them it plays as well.
  var bundle: ResourceBundle? {
    if let path = environment["TICTACTOE_BUNDLE"], !path.isEmpty {
      return try? ResourceBundle(at: .folder(path))
    }
    return ResourceBundle.ofThisProgram(
      lookingIn: ["tictactoe_Resources.resources", "../share/tictactoe"])
  }

  /// Whether a board can be drawn and keys can be read.
  var hasTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(terminalType)
  }

  /// As no-color.org has it: any value but the empty one asks for none.
  var wantsNoColor: Bool { !(environment["NO_COLOR"] ?? "").isEmpty }
}

/// Whole lines to an open file.
struct LineWriter {
  let file: Int32
  let isASCII: Bool

  /// - Returns: Whether every byte was written.
  @discardableResult
  func print(_ lines: [String]) -> Bool {
    var bytes: ArraySlice<UInt8> = []
    for line in lines {
      bytes += (LineWriter.isSafe(line) ? line : shown(line)).utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes.removeFirst(count)
    }
    return true
  }

  @discardableResult
  func print(_ line: String) -> Bool { print([line]) }

  /// Whether every terminal shows it as it is; nothing else, wherever it came from, is written as it is.
  private static func isSafe(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20...0x7e ~= $0 || $0 == UInt8(ascii: "\n") }
  }

  private func shown(_ text: String) -> String {
    let text = isASCII ? String(text.flatMap(LineWriter.ascii)) : text
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { visible(String($0), ascii: isASCII) }.joined(separator: "\n")
  }

  /// Our own sentences have few characters beyond ASCII, and each of them has its like there.
  private static func ascii(_ character: Character) -> [Character] {
    switch character {
    case "×": ["x"]
    case "è": ["e"]
    case "…": [".", ".", "."]
    case "“", "”": ["\""]
    default: [character]
    }
  }
}
