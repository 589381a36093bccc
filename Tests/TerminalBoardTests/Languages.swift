import Foundation
import TerminalBoard
import Testing

/// The languages besides English, with the tables that the program has.
let french = language("fr")
let chinese = language("zh-Hans")

private func language(_ identifier: String) -> Language {
  let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Resources/\(identifier).lproj/Localizable.strings")
  guard let data = try? Data(contentsOf: sources),
    let table = try? PropertyListDecoder().decode([String: String].self, from: data)
  else { preconditionFailure("There is no table of \(identifier).") }
  return Language(identifier, translations: table)
}

extension Language: CustomTestStringConvertible {
  /// For the names of tests.
  public var testDescription: String { identifier }
}
