import FoundationEssentials

extension URL {
  /// A folder by its path, in which every character stands for itself: a tilde at its beginning, which
  /// `URL(filePath:)` takes for somebody's home, is the shell's to expand.
  public static func folder(_ path: String) -> URL {
    let literal = path.utf8.first == UInt8(ascii: "~") ? "./" + path : path
    return URL(filePath: literal, directoryHint: .isDirectory)
  }
}
