extension Folder {
  /// Leaves a file or folder out of backups, or takes it in again.
  ///
  /// The mark lies on the file (an extended attribute) and stays when a save replaces it; a copy of
  /// the file has none.
  ///
  /// - Throws: ``FileError``, also where the file system has no extended attributes.
  public func excludeFromBackup(_ name: String, _ isExcluded: Bool = true) throws(FileError) {
    try changing(name) { (folder, name) throws(FileFault) in
      guard let kind = try folder.status(of: name.text)?.kind else { throw .doesNotExist }
      if kind != .regularFile, kind != .folder { throw .isNotRegularFile(kind) }
      try folder.excludeFromBackup(name.text, isExcluded)
    }
  }

  /// Whether a file or folder is marked to be left out of backups.
  public func isExcludedFromBackup(_ name: String) throws(FileError) -> Bool {
    try using(name) { (folder, name) throws(FileFault) in
      if try folder.status(of: name.text) == nil { throw .doesNotExist }
      return try folder.isExcludedFromBackup(name.text)
    }
  }
}
