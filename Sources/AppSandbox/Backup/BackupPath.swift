import Glibc

/// Where a file is in the container and in its backup: a path that cannot leave either.
struct BackupPath {
  /// At least a folder of the container and a name.
  let components: [String]

  var text: String { components.joined(separator: "/") }
  var name: String { components.last ?? "" }
  var folder: [String] { components.dropLast() }

  /// Deeper than any container is.
  static let depth = 32

  /// The folders that a backup holds.
  static let roots = ["Documents", "Library"]

  init(_ components: [String]) { self.components = components }

  /// - Returns: `nil` for a text that is not the path of a file in a backup, in the one way in which
  ///   backups write it.
  init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let components = parts.map { String(Substring($0)) }
    guard (2...Self.depth).contains(components.count), Self.roots.contains(components[0]),
      components.allSatisfy(Self.isName), !Self.isLeftOut(components)
    else { return nil }
    self.components = components
  }

  /// What can be computed again, and what was left by writers that were killed.
  static func isLeftOut(_ components: [String]) -> Bool {
    components.starts(with: ["Library", "Caches"])
      || components.contains(where: TemporaryFile.isName)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.utf8.contains(0)
      && text.utf8.count <= NAME_MAX
  }
}

/// By bytes, as the kernel compares: to `String`, two ways to write an accent are the same name.
extension BackupPath: Hashable {
  static func == (first: BackupPath, second: BackupPath) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
