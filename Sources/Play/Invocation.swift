import SavedGames

/// A command line, understood.
struct Invocation {
  enum Action {
    /// `nil` when nothing describes a game, so that an unfinished one may be offered.
    case play(PlayRequest?)
    case restore(String?)
    case check([String], format: CheckFormat, isMending: Bool)
    case show(String?, asSVG: Bool)
    case analyse(String?)
    case games
    case history
    case places
    case backUp(String)
    case recover(String, acceptingEdited: Bool)
    case uninstall(isSure: Bool)
    case signIn(String, days: Int)
    case signOut
    case whoAmI
    case help
    case version
  }

  enum ColorChoice: String { case auto, always, never }

  let action: Action
  let home: String?
  let isPlain: Bool
  let isASCII: Bool
  let color: ColorChoice
  /// `nil` where none is asked for.
  let theme: String?
  /// One of ``Languages/names``; `nil` where none is asked for.
  let language: String?
  /// What the computers' dice begin with.
  let seed: UInt64?
  /// In seconds, for each move or analysis.
  let thinkingTime: Double?

  init(_ words: [String]) throws(UsageFault) {
    var values = GivenOptions()
    var operands: [String] = []
    for argument in try Argument.parse(words) {
      switch argument {
      case .operand(let word): operands.append(word)
      case .option(let name, let value):
        if name.takesValue, values[name] != nil { throw .optionIsTwice(name) }
        values.add(name, value ?? "")
      }
    }
    home = values[.home]
    // A script's variable that is not set must not make the working folder the home.
    if home == "" { throw .valueIsMissing(option: "--home") }
    isPlain = values[.plain] != nil
    isASCII = values[.ascii] != nil
    let choice = values[.color] ?? "auto"
    guard let color = ColorChoice(rawValue: choice) else { throw .colorIsUnknown(choice) }
    self.color = color
    theme = values[.theme]
    language = values[.lang]
    if let language, !Languages.names.contains(language) { throw .languageIsUnknown(language) }
    seed = try values[.seed].map(PlayRequest.seed)
    thinkingTime = try values[.think].map(PlayRequest.seconds)
    action = try Invocation.action(values, operands)
  }

  private static func action(
    _ values: GivenOptions, _ operands: [String]
  ) throws(UsageFault) -> Action {
    if values[.help] != nil { return .help }
    if values[.version] != nil { return .version }
    let command = operands.first ?? "play"
    let operands = Array(operands.dropFirst())
    guard let known = Command(rawValue: command) else { throw .commandIsUnknown(command) }
    for option in OptionName.allCases where values[option] != nil && !known.takes(option) {
      throw .optionIsOfOtherCommand(option, command: command)
    }
    if operands.count > known.mostOperands {
      throw .operandIsTooMany(operands[known.mostOperands])
    }
    switch known {
    case .play: return .play(try playRequest(values))
    case .restore: return .restore(operands.first)
    case .check:
      if operands.isEmpty { throw .operandIsMissing(command: command, "a file") }
      return try checkAction(values, operands)
    case .show: return .show(operands.first, asSVG: values[.svg] != nil)
    case .analyse: return .analyse(operands.first)
    case .games: return .games
    case .history: return .history
    case .`where`: return .places
    case .backUp, .recover:
      guard let folder = operands.first, !folder.isEmpty else {
        throw .operandIsMissing(command: command, "a folder")
      }
      if known == .backUp { return .backUp(folder) }
      return .recover(folder, acceptingEdited: values[.edited] != nil)
    case .uninstall: return .uninstall(isSure: values[.yes] != nil)
    case .signIn: return try signInAction(values, operands.first, command: command)
    case .signOut: return .signOut
    case .whoAmI: return .whoAmI
    }
  }

  private static func signInAction(
    _ values: GivenOptions, _ name: String?, command: String
  ) throws(UsageFault) -> Action {
    guard let given = name, !given.isEmpty else {
      throw .operandIsMissing(command: command, "a name")
    }
    guard let name = Account.name(from: given) else { throw .account(.nameCannotBe(given)) }
    let text = values[.days] ?? "30"
    guard let days = Int(text), 1...3650 ~= days else { throw .daysAreOutOfRange(text) }
    return .signIn(name, days: days)
  }

  private static func checkAction(
    _ values: GivenOptions, _ files: [String]
  ) throws(UsageFault) -> Action {
    let name = values[.format] ?? "text"
    guard let format = CheckFormat(rawValue: name) else { throw .formatIsUnknown(name) }
    let isMending = values[.fix] != nil
    if isMending, files.contains("-") { throw .inputCannotBeMended }
    return .check(files, format: format, isMending: isMending)
  }

  private static func playRequest(
    _ values: GivenOptions
  ) throws(UsageFault) -> PlayRequest? {
    if OptionName.describingGame.allSatisfy({ values[$0] == nil }) { return nil }
    return try PlayRequest(
      board: values[.board], misere: values[.misere] != nil, first: values[.first], x: values[.x],
      o: values[.o])
  }

  /// The first word of a command line.
  private enum Command: String {
    case play, restore, check, show, analyse, games, history, `where`, recover, uninstall
    case backUp = "backup"
    case signIn = "sign-in"
    case signOut = "sign-out"
    case whoAmI = "whoami"

    var mostOperands: Int {
      switch self {
      case .play, .games, .history, .`where`, .uninstall, .signOut, .whoAmI: 0
      case .restore, .show, .analyse, .backUp, .recover, .signIn: 1
      case .check: .max
      }
    }

    func takes(_ option: OptionName) -> Bool {
      switch option {
      case .board, .misere, .first, .x, .o: self == .play
      case .seed: self == .play || self == .restore
      case .think: self == .play || self == .restore || self == .analyse
      case .format, .fix: self == .check
      case .svg: self == .show
      case .edited: self == .recover
      case .yes: self == .uninstall
      case .days: self == .signIn
      case .home, .plain, .ascii, .color, .theme, .lang, .help, .version: true
      }
    }
  }
}

extension OptionName {
  /// Those that say which game to play.
  fileprivate static let describingGame: [OptionName] = [.board, .misere, .first, .x, .o]
}
