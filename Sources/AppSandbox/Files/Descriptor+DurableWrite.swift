import Glibc

extension Descriptor {
  /// The one way in which files of the container are written: a new file beside the old one, filled,
  /// synchronized, renamed, and the folder synchronized.
  ///
  /// When it returns, the disk has the file. The old one's mode is kept, a new one's is 0600; so is
  /// the mark that keeps it out of backups.
  ///
  /// - Parameters:
  ///   - prepare: runs when the new file is whole, before it takes the old one's place.
  ///   - fill: writes the content.
  /// - Throws: ``FileFault``; the old file is then as it was, and nothing else is left.
  func write(
    _ name: String, replacing: Bool, prepare: () throws(FileFault) -> Void = {},
    fill: (borrowing Descriptor) throws(FileFault) -> Void
  ) throws(FileFault) {
    let old = try status(of: name)
    if let old {
      if !replacing { throw .alreadyExists }
      try old.checkMayBeReplaced()
    }
    let file = try TemporaryFile(in: self)
    do throws(FileFault) {
      try fill(file.descriptor)
      let permissions = old?.permissions ?? 0o600
      if permissions != file.permissions { try file.descriptor.setPermissions(permissions) }
      if old != nil, try isExcludedFromBackup(name) { try excludeFromBackup(file.name) }
      try file.descriptor.synchronize()
      if old != nil { try prepare() }
      try place(file, as: name, replacing: replacing, old: old)
    } catch {
      try? unlink(file.name)
      throw error
    }
  }

  /// Renames, keeping the old file until the disk has the new name, so that a failure can be undone.
  private func place(
    _ file: borrowing TemporaryFile, as name: String, replacing: Bool, old: stat?
  ) throws(FileFault) {
    var oldIsKept = false
    if !replacing {
      try rename(file.name, toNew: name)
    } else if old == nil {
      try rename(file.name, to: name)
    } else {
      oldIsKept = try exchange(file.name, with: name)
    }
    do throws(FileFault) {
      try synchronizeFolder()
    } catch {
      try? takeBack(file, from: name, oldIsKept: oldIsKept, isNew: old == nil)
      throw error
    }
    // A failure here loses nothing that was promised; the next sweep has it.
    if oldIsKept { try? unlink(file.name) }
  }

  /// Undoes a rename, unless another process has saved since: its file stays.
  private func takeBack(
    _ file: borrowing TemporaryFile, from name: String, oldIsKept: Bool, isNew: Bool
  ) throws(FileFault) {
    let mine = try file.descriptor.status()
    guard let now = try status(of: name), now.st_ino == mine.st_ino else { return }
    if oldIsKept {
      _ = try exchange(file.name, with: name)
    } else if isNew {
      try unlink(name)
    }
  }
}

extension stat {
  /// - Throws: ``FileFault`` for what a save must not replace.
  func checkMayBeReplaced() throws(FileFault) {
    if kind != .regularFile { throw .isNotRegularFile(kind) }
    if st_uid != geteuid() { throw .belongsToAnotherUser(id: st_uid) }
    if isReadOnly { throw .isReadOnly }
  }
}
