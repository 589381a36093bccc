import CPosix
import Testing

@Suite struct OptionsTests {
  /// One result in words: the option's place in the list below, or what it is else, and its text.
  private func parse(_ words: [String]) throws -> [String] {
    let options = try #require(posix_options_new())
    defer { posix_options_free(options) }
    posix_options_add(options, "board", 0, posix_argument_required)
    posix_options_add(options, "help", CChar(UInt8(ascii: "h")), posix_argument_none)
    posix_options_add(options, "home", CChar(UInt8(ascii: "d")), posix_argument_required)
    for word in words { posix_options_add_argument(options, word) }
    return (0..<posix_options_parse(options)).map { place in
      let result = posix_options_result(options, place)
      let text = result.text.map { String(cString: $0) } ?? "-"
      return switch result.kind {
      case posix_option_known: "\(result.index) \(text)"
      case posix_option_operand: "word \(text)"
      case posix_option_unknown: "unknown \(text)"
      case posix_option_lacks_argument: "lacks \(result.index) \(text)"
      default: "takes none \(result.index) \(text)"
      }
    }
  }

  @Test(arguments: [
    ("", []),
    ("play a b", ["word play", "word a", "word b"]),
    ("play --board 4x4 --help", ["0 4x4", "1 -", "word play"]),
    ("--board=4x4 -h -d x -dy", ["0 4x4", "1 -", "2 x", "2 y"]),
    ("--boa 4x4", ["0 4x4"]),
    ("a -- --help -", ["word a", "word --help", "word -"]),
    ("a b --what --help", ["unknown --what", "1 -", "word a", "word b"]),
    ("--h", ["unknown --h"]),
    ("a -xh b", ["unknown -x", "1 -", "word a", "word b"]),
    ("--help=yes", ["takes none 1 --help=yes"]),
    ("a --board", ["lacks 0 --board", "word a"]),
    ("-d", ["lacks 2 -d"]),
  ])
  func optionsAreReadAsGNUReadsThem(_ line: String, _ results: [String]) throws {
    #expect(try parse(line.split(separator: " ").map(String.init)) == results)
  }
}
