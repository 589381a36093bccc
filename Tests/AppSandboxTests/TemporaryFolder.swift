import AppSandbox
import Foundation
import Testing

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init(in outer: URL = FileManager.default.temporaryDirectory) throws {
    let folder = outer.appending(path: "app-sandbox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where ``sandbox()`` is.
  var home: String { path + "/home" }
  var documents: String { home + "/Documents" }

  func sandbox() throws -> Sandbox { try Sandbox(home: URL(filePath: home)) }

  /// Where recoveries at ``moment`` keep what was there before, by number from 1.
  func kept(_ number: Int = 1) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH.mm.ss"
    return "home (\(format.string(from: moment))" + (number > 1 ? ", \(number))" : ")")
  }

  /// Every name in `Documents` but `Inbox`, hidden ones too.
  func documentNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: documents).filter { $0 != "Inbox" }.sorted()
  }
}

/// When the tests' recoveries happen.
let moment = Date(timeIntervalSince1970: 0)

/// Permission bits of what is at `path`.
func mode(_ path: String) throws -> Int {
  try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
}

func put(_ text: String, at path: String, mode: Int = 0o600) throws {
  try Data(text.utf8).write(to: URL(filePath: path))
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}

func text(at path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}
