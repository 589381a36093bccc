import AppSandbox

/// Why a text cannot be had from the bundle.
enum ResourceTextError: Error {
  case file(FileError)
  /// As a path in the bundle.
  case isNotUTF8(file: String)
}

extension ResourceTextError: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let error): "\(error)."
    case .isNotUTF8(let file): "\(file): is not UTF-8."
    }
  }
}

extension ResourceBundle {
  /// In bytes.
  private static let textLimit = 65_536

  func text(of file: String) throws(ResourceTextError) -> String {
    do throws(FileError) {
      let data = try read(file, limit: ResourceBundle.textLimit)
      if let text = String(validating: data, as: UTF8.self) { return text }
    } catch {
      throw .file(error)
    }
    throw .isNotUTF8(file: file)
  }
}

extension [String] {
  /// The others, from the one behind `name` on and then from the first; all where it is none of them.
  func following(_ name: String) -> [String] {
    guard let index = firstIndex(of: name) else { return self }
    return Array(self[(index + 1)...] + self[..<index])
  }
}
