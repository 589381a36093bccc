import FoundationEssentials

/// What a backup holds.
public struct BackupSummary: Hashable, Sendable {
  /// Where it is.
  public let folder: URL
  /// How many files it has.
  public let count: Int
  /// Paths that were left out as they were marked, and paths of what is no regular file.
  public let excluded, irregular: [String]
}

extension Sandbox {
  /// Copies Documents and Library, without Caches, into a new or an empty folder: plain files that a
  /// person can read and edit, and a list of them with their sums, `manifest.json`.
  ///
  /// Databases of SQLite are copied whole while they are in use. Times are kept, modes are 0600. The
  /// list is written last: a folder without it is no backup.
  ///
  /// - Throws: ``BackupError``; nothing that was made is then left, and a folder that was there before
  ///   is empty again.
  public func backup(to target: URL) throws(BackupError) -> BackupSummary {
    let home = try withPath(path) { () throws(FileFault) in
      try Descriptor.workingFolder.openFolder(path)
    }
    let target = try BackupTarget(target, outside: path)
    do throws(BackupError) {
      return try copyAll(from: home, to: target)
    } catch {
      target.discard()
      throw error
    }
  }

  private func copyAll(
    from home: borrowing Descriptor, to target: borrowing BackupTarget
  ) throws(BackupError) -> BackupSummary {
    let tree = try FileTree(in: home, at: path, choosingForBackup: true)
    var files: [BackupManifest.File] = []
    var databases: Set<BackupPath> = []
    for file in tree.files {
      if let owner = DatabaseCopy.owner(of: file.name),
        databases.contains(BackupPath(file.folder + [owner]))
      {
        continue
      }
      guard let copy = try target.add(file, from: home, at: path) else { continue }
      files.append(copy.file)
      if copy.isDatabase { databases.insert(file) }
    }
    try target.finish(files)
    return BackupSummary(
      folder: URL(filePath: target.path, directoryHint: .isDirectory), count: files.count,
      excluded: tree.excluded, irregular: tree.others)
  }
}
