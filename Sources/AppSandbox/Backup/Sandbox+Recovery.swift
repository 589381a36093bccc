import FoundationEssentials

/// What a recovery did.
public struct RecoverySummary: Hashable, Sendable {
  /// How many files came back.
  public let count: Int
  /// Paths of those that were edited since the backup was made.
  public let edited: [String]
  /// Where the old container is kept, whole, if it held anything of the person's.
  public let kept: URL?
  /// Where the old container is if it held nothing of the person's, and not all of it could be removed.
  public let remains: URL?

  init(count: Int, edited: [String], _ old: Recovery.Old) {
    (self.count, self.edited) = (count, edited)
    switch old {
    case .isRemoved: (kept, remains) = (nil, nil)
    case .remains(let url): (kept, remains) = (nil, url)
    case .isKept(let url): (kept, remains) = (url, nil)
    }
  }
}

extension Sandbox {
  /// Puts a container made from a backup in the place of the one in `home`, which need not exist.
  ///
  /// The whole backup is checked first. The new container is made beside the home; when the disk has
  /// all of it, both change places in one step. The old one stays beside the home, as
  /// `NAME (2026-11-30 14.05.22)`, when it holds anything in Documents or Library that cannot be
  /// computed again; else it is removed. What is in the home and not the container's moves over. Caches
  /// and tmp are empty afterwards, and files that were excluded from the backup are not in it.
  ///
  /// While another program has a ``SandboxUse`` nothing is done, and until all is done none gets one.
  ///
  /// - Parameters:
  ///   - acceptingEdited: when `false`, files that were edited since the backup was made are refused.
  ///   - now: for the old container's name.
  /// - Throws: ``BackupError``; the old container is then as it was.
  @discardableResult
  public static func recover(
    home: URL, from backup: URL, acceptingEdited: Bool = false, at now: Date
  ) throws(BackupError) -> RecoverySummary {
    let source = try place(backup)
    let folder = try withPath(source.path) { () throws(FileFault) in
      try Descriptor.workingFolder.openFolder(source.path)
    }
    let checked = try CheckedBackup(folder, at: source.path)
    if !checked.edited.isEmpty, !acceptingEdited { throw .filesWereEdited(checked.edited) }
    let home = try place(ofHome: home)
    if source.isWithin(home.path) { throw .folderIsInHome(path: source.path) }
    var recovery = Recovery(of: home, at: now)
    let old = try recovery.run(checked, from: folder, at: source.path)
    return RecoverySummary(count: checked.files.count, edited: checked.edited, old)
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
