import AppSandbox
import TerminalBoard

/// Why a language cannot be spoken.
enum LanguageError: Error {
  case isUnknown(String)
  case resourcesAreMissing
  case text(ResourceTextError)
  case table(PropertyListFileError)
  /// As a path in the bundle.
  case isNoTable(file: String)
}

extension LanguageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .isUnknown(let name): "there is no language \"\(name)\"."
    case .resourcesAreMissing: "the program's resources are missing."
    case .text(let error): "\(error)"
    case .table(let error): "\(error)."
    case .isNoTable(let file): "\(file): is no table of texts."
    }
  }
}

/// English, and the languages that the bundle brings, each in a folder as iOS has them.
struct Languages {
  /// What they are called, in the order in which the key goes through them.
  static let names = [Language.english.identifier, "fr", "zh-Hans"]

  let bundle: ResourceBundle?

  func language(named name: String) throws(LanguageError) -> Language {
    if name == Language.english.identifier { return .english }
    guard Languages.names.contains(name) else { throw .isUnknown(name) }
    guard let bundle else { throw .resourcesAreMissing }
    let file = name + ".lproj/Localizable.strings"
    let list: PropertyList
    do throws(PropertyListFileError) {
      list = try bundle.readPropertyList(file)
    } catch {
      throw .table(error)
    }
    guard let table = list.dictionaryValue?.compactMapValues(\.stringValue),
      table.count == list.dictionaryValue?.count
    else { throw .isNoTable(file: file) }
    return Language(name, translations: table)
  }

  /// What `--help` prints.
  ///
  /// - Parameter name: One of ``names`` but English, which the program knows by itself.
  func usage(in name: String) throws(LanguageError) -> String {
    guard let bundle else { throw .resourcesAreMissing }
    do throws(ResourceTextError) {
      let text = try bundle.text(of: name + ".lproj/usage.txt")
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    } catch {
      throw .text(error)
    }
  }

  /// The language behind `language`; after the last comes the first.
  ///
  /// - Returns: Also why any between the two is passed over; `language` itself where there is no other.
  func next(after language: Language) -> (language: Language, faults: [LanguageError]) {
    // Without its resources the program speaks English, and that is no fault.
    if bundle == nil { return (.english, []) }
    var faults: [LanguageError] = []
    for name in Languages.names.following(language.identifier) {
      do throws(LanguageError) {
        return (try self.language(named: name), faults)
      } catch {
        faults.append(error)
      }
    }
    return (language, faults)
  }
}
