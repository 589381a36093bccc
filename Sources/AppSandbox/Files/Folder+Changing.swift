import FoundationEssentials

extension Folder {
  /// Writes a whole file; when it returns, the disk has it.
  ///
  /// The mode of an existing file is kept, a new one gets 0600. What is no regular file, is
  /// read-only (for root too) or belongs to another user is not replaced.
  ///
  /// - Parameter replacing: when `false`, an existing file is refused.
  /// - Throws: ``FileError``; the old file is then as it was, and nothing else is left.
  public func write(_ data: Data, to name: String, replacing: Bool = true) throws(FileError) {
    try changing(name) { (folder, name) throws(FileFault) in
      try folder.write(name.text, replacing: replacing) { (file) throws(FileFault) in
        try file.write(data)
      }
    }
  }

  /// Writes a whole file as ``write(_:to:replacing:)`` does, and lets what was there live on under
  /// the name `kept`.
  ///
  /// - Parameter replacingKept: when `false`, a name `kept` that is taken is refused.
  /// - Throws: ``FileError``; the old file is then as it was, though it may have both names.
  public func write(
    _ data: Data, to name: String, keepingOldAs kept: String, replacingKept: Bool
  ) throws(FileError) {
    var keptFault: FileFault?
    do throws(FileError) {
      try changing(name) { (folder, name) throws(FileFault) in
        try folder.write(
          name.text, replacing: true,
          prepare: { () throws(FileFault) in
            do throws(FileFault) {
              try folder.keep(name.text, as: FileName(kept).text, replacing: replacingKept)
            } catch {
              keptFault = error
              throw error
            }
          },
          fill: { (file) throws(FileFault) in try file.write(data) })
      }
    } catch {
      if let keptFault { throw FileError(path(of: kept), keptFault) }
      throw error
    }
  }

  /// Writes a second file with the same content, with the same promises as ``write(_:to:replacing:)``.
  public func copy(
    _ name: String, to newName: String, replacing: Bool = true
  ) throws(FileError) {
    try copy(name, to: newName, in: self, replacing: replacing)
  }

  func copy(
    _ name: String, to newName: String, in other: Folder, replacing: Bool
  ) throws(FileError) {
    let source = Descriptor(
      owning: try using(name) { (folder, name) throws(FileFault) in
        try folder.openRegularFile(name.text, followingLinks: false).release()
      })
    do throws(FileError) {
      try other.changing(newName) { (folder, name) throws(FileFault) in
        try folder.write(name.text, replacing: replacing) { (file) throws(FileFault) in
          try file.write(contentOf: source)
        }
      }
    } catch  where error.fault == .changedWhileRead {
      throw FileError(path(of: name), error.fault)
    }
  }

  /// Removes a file, or a symbolic link itself, but no folder; when it returns, the disk knows.
  public func remove(_ name: String) throws(FileError) {
    try changing(name) { (folder, name) throws(FileFault) in
      if try folder.status(of: name.text)?.kind == .folder { throw .isFolder }
      try folder.unlink(name.text)
      try folder.synchronizeFolder()
    }
  }

  /// Gives a regular file another name in the same folder; when it returns, the disk has it.
  ///
  /// - Parameter replacing: when `false`, a name that is taken is refused; otherwise the file that
  ///   has it must be one that ``write(_:to:replacing:)`` would replace.
  /// - Throws: ``FileError``; the file has then its old name, except that after a failure of the disk
  ///   itself it may have the new one.
  public func move(
    _ name: String, to newName: String, replacing: Bool = true
  ) throws(FileError) {
    try changing(name) { (folder, name) throws(FileFault) in
      guard let status = try folder.status(of: name.text) else { throw .doesNotExist }
      if status.kind != .regularFile { throw .isNotRegularFile(status.kind) }
    }
    try changing(newName) { (folder, newName) throws(FileFault) in
      if replacing {
        try folder.status(of: newName.text)?.checkMayBeReplaced()
        try folder.rename(name, to: newName.text)
      } else {
        try folder.rename(name, toNew: newName.text)
      }
      try folder.synchronizeFolder()
    }
  }
}
