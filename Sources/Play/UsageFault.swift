import SaveFormat
import SavedGames
import TicTacToe

/// What is wrong with a command line.
enum UsageFault: Error {
  case memoryIsShort
  case optionIsUnknown(String)
  case valueIsMissing(option: String)
  case valueIsTooMany(option: String)
  case optionIsOfOtherCommand(OptionName, command: String)
  case optionIsTwice(OptionName)
  case commandIsUnknown(String)
  case operandIsMissing(command: String, String)
  case operandIsTooMany(String)
  case boardIsMalformed(String)
  case boardIsOutOfRange(String)
  case markIsUnknown(String)
  case playerIsUnknown(String)
  case nameIsTooLong(String)
  case account(SignInError)
  case colorIsUnknown(String)
  case formatIsUnknown(String)
  case seedIsMalformed(String)
  case timeIsMalformed(String)
  case inputCannotBeMended
  case daysAreOutOfRange(String)
  case themeIsUnknown(String, known: [String])
  case languageIsUnknown(String)
}

extension UsageFault: CustomStringConvertible {
  var description: String {
    let text =
      switch self {
      case .memoryIsShort: "there is not enough memory."
      case .optionIsUnknown(let option): "there is no option \(option)."
      case .valueIsMissing(let option): "\(option) needs a value."
      case .valueIsTooMany(let option): "\(option) takes no value."
      case .optionIsOfOtherCommand(let option, let command):
        "--\(option.rawValue) means nothing to \(command)."
      case .optionIsTwice(let option): "--\(option.rawValue) is given twice."
      case .commandIsUnknown(let word):
        "there is no command \"\(word)\". To play on from a game or file, use restore."
      case .operandIsMissing(let command, let what): "\(command) needs \(what)."
      case .operandIsTooMany(let word): "\"\(word)\" is one word too many."
      case .boardIsMalformed(let text):
        "\"\(text)\" is no board: write columns x rows, or columns x rows x in a row, as in 4x4x3."
      case .boardIsOutOfRange(let text):
        "a board of \(text) is not possible: each number is from 1 to 8."
      case .markIsUnknown(let text): "\"\(text)\" is no mark: write X or O."
      case .playerIsUnknown(let text):
        "\"\(text)\" is nobody who can play: write person, easy, medium, perfect, or person:NAME."
      case .nameIsTooLong(let name):
        "the name \"\(name.prefix(20))…\" is too long: at most \(PlayRequest.longestName) characters."
      case .account(let error): "\(error)"
      case .formatIsUnknown(let text): "\"\(text)\" is not text or json."
      case .seedIsMalformed(let text):
        "\"\(text)\" is no seed: write a whole number from 0 to \(UInt64.max)."
      case .timeIsMalformed(let text):
        "\"\(text)\" is no time to think: write seconds from 0 to 3600, as in 0.5."
      case .inputCannotBeMended: "standard input cannot be written anew; name a file."
      case .daysAreOutOfRange(let text): "\"\(text)\" is no number of days from 1 to 3650."
      case .themeIsUnknown(let name, let known) where known.count == 1:
        "there is no theme \"\(name)\"; the only one is \(known[0])."
      case .themeIsUnknown(let name, let known):
        "there is no theme \"\(name)\"; there are \(known.joined(separator: ", "))."
      case .languageIsUnknown(let name):
        "there is no language \"\(name)\"; there are \(Languages.names.joined(separator: ", "))."
      case .colorIsUnknown(let text): "\"\(text)\" is not auto, always or never."
      }
    return visible(text)
  }
}
