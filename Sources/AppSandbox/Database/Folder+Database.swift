import Glibc

extension Folder {
  /// What SQLite may keep beside a database.
  static let databaseCompanions = ["-journal", "-wal", "-shm"]

  /// Makes an empty file with mode 0600, from which SQLite takes the mode of its journals, unless
  /// there is one.
  ///
  /// One that is there is not opened: to close it again would give back the locks that SQLite holds on
  /// it elsewhere in this program.
  ///
  /// - Returns: Whether it may be changed: what is read-only is so for root too.
  func makeDatabaseFile(_ name: String) throws(FileError) -> Bool {
    try using(name) { (folder, name) throws(FileFault) in
      let folderIsReadOnly = try folder.status().isReadOnly
      if let status = try folder.status(of: name.text) {
        if status.kind != .regularFile { throw .isNotRegularFile(status.kind) }
        return !status.isReadOnly && !folderIsReadOnly
      }
      if folderIsReadOnly { throw .folderIsReadOnly }
      do throws(FileFault) {
        let file = try folder.openBelow(name.text, O_WRONLY | O_CREAT | O_EXCL)
        try file.setPermissions(0o600)
        try folder.synchronizeFolder()
      } catch .alreadyExists {
        // Another program makes the same database at the same time.
      }
      return true
    }
  }

  /// Whether nothing of that name is there, for certain.
  func lacks(_ name: String) -> Bool {
    do throws(FileError) {
      _ = try attributes(of: name)
      return false
    } catch {
      return error.fault == .doesNotExist
    }
  }

  /// Renames a database that cannot be used, and what SQLite kept beside it, as
  /// ``setAside(_:with:)`` does.
  ///
  /// - Returns: The name that it has now.
  public func setDatabaseAside(_ name: String) throws(FileError) -> String {
    // A journal that stayed would be taken for the next database's own.
    try setAside(name, with: Self.databaseCompanions)
  }
}
