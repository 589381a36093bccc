import FoundationEssentials

/// What a recovery did.
public struct RecoverySummary: Hashable, Sendable {
  /// How many files came back.
  public let count: Int
  /// Paths of those that were edited since the backup was made.
  public let edited: [String]
  /// Where the old container is, when it was to be kept, or when not all of it could be removed.
  public let old: URL?
}

extension Sandbox {
  /// Puts a container made from a backup in the place of the one in `home`, which need not exist.
  ///
  /// The whole backup is checked first. The new container is made beside the home; when the disk has
  /// all of it, both change places in one step, and only when the disk has that too the old one's
  /// files are removed. What is in the home and not the container's moves over. Caches and tmp are
  /// empty afterwards, and files that were excluded from the backup are not in it.
  ///
  /// While another program has a ``SandboxUse`` nothing is done, and until all is done none gets one.
  ///
  /// - Parameters:
  ///   - acceptingEdited: when `false`, files that were edited since the backup was made are refused.
  ///   - keepingOld: leaves the old container beside the home, under a name that nothing has.
  /// - Throws: ``BackupError``; the old container is then as it was.
  @discardableResult
  public static func recover(
    home: URL, from backup: URL, acceptingEdited: Bool = false, keepingOld: Bool = false
  ) throws(BackupError) -> RecoverySummary {
    let source = try place(backup)
    let folder = try withPath(source.path) { () throws(FileFault) in
      try Descriptor.workingFolder.openFolder(source.path)
    }
    let checked = try CheckedBackup(folder, at: source.path)
    if !checked.edited.isEmpty, !acceptingEdited { throw .filesWereEdited(checked.edited) }
    let home = try place(ofHome: home)
    if source.isWithin(home.path) { throw .folderIsInHome(path: source.path) }
    let old = try Recovery(of: home)
      .run(checked, from: folder, at: source.path, keepingOld: keepingOld)
    return RecoverySummary(count: checked.files.count, edited: checked.edited, old: old)
  }

  private static func place(_ url: URL) throws(BackupError) -> Location {
    do throws(FileError) { return try Location(url) } catch { throw .file(error) }
  }

  /// Makes the parents of a home that does not exist.
  private static func place(ofHome url: URL) throws(BackupError) -> Location {
    let path = url.absoluteURL.path(percentEncoded: false)
    do throws(BackupError) {
      return try place(url)
    } catch .file(let error) where error.fault == .doesNotExist {
      do throws(SandboxError) {
        try makeWithParents(path.parentFolder)
      } catch {
        throw .home(error)
      }
      return try place(url)
    }
  }
}
