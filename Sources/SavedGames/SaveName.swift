import AppSandbox

/// What a saved game is called: its file in Documents without `.data`.
public struct SaveName: Hashable, Sendable, CustomStringConvertible {
  /// The name as a person types it.
  public let description: String

  /// The one that saving and restoring mean when no other is named.
  public static let standard = SaveName(unchecked: "SavedGames")

  static let ending = ".data"

  /// Leaves room for what is added to it, within the 255 bytes that a file's name may have.
  static let longest = 200

  /// Any name in Documents; `.data` at its end is left out.
  ///
  /// - Throws: ``SaveNameFault``, before anything is looked for on disk.
  public init(_ text: String) throws(SaveNameFault) {
    let name = text.hasSuffix(SaveName.ending) ? String(text.dropLast(5)) : text
    if name.isEmpty || name.hasPrefix(".") || name.contains("/") { throw .isNoFileName(text) }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw .holdsControlCharacters(text)
    }
    if name.utf8.count > SaveName.longest { throw .isTooLong(text) }
    description = name
  }

  init(unchecked name: String) { description = name }

  /// The name of a file in Documents, or `nil` when it is no saved game's.
  init?(file: String) {
    guard file.hasSuffix(SaveName.ending), file.count > SaveName.ending.count else { return nil }
    description = String(file.dropLast(SaveName.ending.count))
  }

  /// The file's name in Documents.
  public var file: String { description + SaveName.ending }

  /// What the last save of the same game replaced.
  var earlier: SaveName { SaveName(unchecked: description + ".earlier") }

  /// Another game that a save would have replaced, kept under the local time of that save.
  ///
  /// - Parameter number: From 1; more than one game can be kept in the same second.
  func another(at time: String, number: Int) -> SaveName {
    SaveName(unchecked: description.dated(time, number: number))
  }

  /// What could not be read and was set aside; `number` from 1.
  func damaged(_ number: Int) -> SaveName {
    SaveName(unchecked: "\(description).damaged-\(number)")
  }

  /// A game in progress; `number` from 1.
  static func autosave(_ number: Int) -> SaveName {
    SaveName(unchecked: "Autosave-\(number)")
  }

  /// The number of a game in progress, or `nil` when it is none.
  var autosaveNumber: Int? { number(after: "Autosave-", in: description) }

  /// Whether the program gives this name itself, so that a person cannot save under it.
  var isReserved: Bool {
    autosaveNumber != nil || description.hasSuffix(".earlier") || isDamaged
  }

  var isDamaged: Bool {
    guard let dot = description.lastIndex(of: ".") else { return false }
    return number(after: ".damaged-", in: String(description[dot...])) != nil
  }

  private func number(after prefix: String, in text: String) -> Int? {
    guard text.hasPrefix(prefix), let number = Int(text.dropFirst(prefix.count)), number > 0
    else { return nil }
    return prefix + String(number) == text ? number : nil
  }
}

/// Why a text cannot be the name of a saved game.
public enum SaveNameFault: Error, Hashable, Sendable {
  case isNoFileName(String)
  case holdsControlCharacters(String)
  case isTooLong(String)
  case isReserved(SaveName)
}

extension SaveNameFault: CustomStringConvertible {
  /// One sentence without its full stop; it repeats the name as it was given.
  public var description: String {
    switch self {
    case .isNoFileName(let name):
      "\"\(name)\" cannot name a saved game: a name holds no / and does not begin with a dot"
    case .holdsControlCharacters(let name):
      "\"\(name)\" cannot name a saved game: it holds control characters"
    case .isTooLong(let name):
      "\"\(name.prefix(20))…\" cannot name a saved game: "
        + "a name has at most \(SaveName.longest) bytes"
    case .isReserved(let name):
      "\"\(name)\" is a name that the program gives itself; choose another"
    }
  }
}
