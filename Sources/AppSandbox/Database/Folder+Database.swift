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

  /// Renames a database that cannot be used, and what SQLite kept beside it, so that nothing is
  /// written over it.
  ///
  /// `NAME.sqlite` becomes `NAME.damaged-N.sqlite` with the first number that is free.
  ///
  /// - Returns: The name that it has now.
  public func setDatabaseAside(_ name: String) throws(FileError) -> String {
    var number = 1
    while true {
      let newName = aside(name, number)
      number += 1
      if (try? attributes(of: newName)) != nil { continue }
      do throws(FileError) {
        // A journal that stayed would be taken for the next database's own, so it goes first.
        for companion in Self.databaseCompanions { try moveIfThere(name, newName, companion) }
        try move(name, to: newName, replacing: false)
        return newName
      } catch  where error.fault == .alreadyExists {
        continue
      }
    }
  }

  private func aside(_ name: String, _ number: Int) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<dot]).damaged-\(number)\(name[dot...])"
  }

  private func moveIfThere(
    _ name: String, _ newName: String, _ companion: String
  ) throws(FileError) {
    do throws(FileError) {
      try move(name + companion, to: newName + companion, replacing: false)
    } catch  where error.fault == .doesNotExist {
      // SQLite left none.
    }
  }
}
