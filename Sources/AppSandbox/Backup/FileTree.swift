import Glibc

/// What lies in the folders of a container or a backup.
struct FileTree {
  /// Regular files, in the order of their paths' bytes.
  private(set) var files: [BackupPath] = []
  /// Everything else but folders: links, pipes, names that are not UTF-8.
  private(set) var others: [String] = []
  /// Files and folders that are marked to be left out.
  private(set) var excluded: [String] = []

  /// Whether only what belongs in a backup is listed.
  private let isChoosing: Bool

  /// Lists without opening a file and without following a link.
  init(
    in home: borrowing Descriptor, at path: String, choosingForBackup isChoosing: Bool
  ) throws(BackupError) {
    self.isChoosing = isChoosing
    do throws(FileFault) {
      for root in BackupPath.roots {
        switch try home.status(of: root)?.kind {
        case .folder: try add(home.openFolder(below: root), [root])
        case nil: break
        default: others.append(root)
        }
      }
    } catch {
      throw .file(FileError(path, error))
    }
    files.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    others.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    excluded.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(
    _ folder: borrowing Descriptor, _ components: [String]
  ) throws(FileFault) {
    for raw in try folder.rawNames() {
      let path = BackupPath(components + [String(decodingNameInC: raw)])
      if isChoosing, BackupPath.isLeftOut(path.components) { continue }
      guard String(nameInC: raw) != nil, let kind = try folder.status(of: path.name)?.kind
      else {
        others.append(path.text)
        continue
      }
      if isChoosing, try folder.isExcludedFromBackup(path.name) {
        excluded.append(path.text)
        continue
      }
      switch kind {
      case .regularFile: files.append(path)
      case .folder where path.components.count < BackupPath.depth:
        try add(folder.openFolder(below: path.name), path.components)
      default: others.append(path.text)
      }
    }
  }
}
