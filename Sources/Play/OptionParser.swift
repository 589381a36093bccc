import CPosix

/// One word of the command line, as GNU's `getopt_long` understands it.
enum Argument {
  case option(OptionName, value: String?)
  case operand(String)
}

/// The options that some command takes.
enum OptionName: String, CaseIterable {
  case board, misere, first, x, o
  case seed, think
  case home, plain, ascii, color, theme, lang
  case format, fix
  case svg
  case edited, yes, days
  case help, version

  var takesValue: Bool {
    switch self {
    case .board, .first, .x, .o, .seed, .think, .home, .color, .theme, .lang, .format, .days: true
    case .misere, .plain, .ascii, .fix, .svg, .edited, .yes, .help, .version: false
    }
  }
}

/// The options of a command line, each with its value; empty where it takes none.
///
/// No dictionary: for the first one of a type of its own, Swift searches the whole program for what
/// makes that type hashable.
struct GivenOptions {
  private var options: [(name: OptionName, value: String)] = []

  subscript(name: OptionName) -> String? { options.first { $0.name == name }?.value }

  mutating func add(_ name: OptionName, _ value: String) { options.append((name, value)) }
}

extension Argument {
  /// Options may be shortened and may follow operands; `--` ends them.
  static func parse(_ words: [String]) throws(UsageFault) -> [Argument] {
    guard let options = posix_options_new() else { throw .memoryIsShort }
    defer { posix_options_free(options) }
    for name in OptionName.allCases {
      let argument = name.takesValue ? posix_argument_required : posix_argument_none
      guard posix_options_add(options, name.rawValue, 0, argument) else { throw .memoryIsShort }
    }
    for word in words {
      guard posix_options_add_argument(options, word) else { throw .memoryIsShort }
    }
    let count = posix_options_parse(options)
    guard count >= 0 else { throw .memoryIsShort }
    var arguments: [Argument] = []
    for place in 0..<count { arguments.append(try Argument(posix_options_result(options, place))) }
    return arguments
  }

  private init(_ result: posix_option) throws(UsageFault) {
    let text = result.text.map { String(cString: $0) }
    switch result.kind {
    case posix_option_known:
      self = .option(OptionName.allCases[Int(result.index)], value: text)
    case posix_option_operand: self = .operand(text ?? "")
    case posix_option_lacks_argument: throw .valueIsMissing(option: text ?? "")
    case posix_option_takes_no_argument: throw .valueIsTooMany(option: text ?? "")
    default: throw .optionIsUnknown(text ?? "")
    }
  }
}
