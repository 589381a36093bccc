import Glibc

extension Sandbox {
  /// Finds what would stop a removal of the container half-way, before anything is removed.
  ///
  /// - Throws: ``SandboxError/cannotBeRemoved(_:)``.
  static func checkCanBeRemoved(
    _ home: borrowing Descriptor, at path: String, in parent: borrowing Descriptor
  ) throws(SandboxError) {
    do throws(FileError) {
      // With other files in it the home itself stays.
      if try naming(path, { () throws(FileFault) in try home.foreignNames().isEmpty }) {
        try naming(path.parentFolder) { () throws(FileFault) in try parent.checkMayLoseNames() }
      }
      let device = try naming(path) { () throws(FileFault) in
        try home.checkMayLoseNames()
        return try home.status().st_dev
      }
      try home.checkFolders(on: device, at: path, where: Descriptor.isContainerName)
    } catch {
      throw .cannotBeRemoved(error)
    }
  }
}

extension Descriptor {
  /// Root may do anything, so the mode is asked first: who made it read-only meant it.
  fileprivate func checkMayLoseNames() throws(FileFault) {
    if try status().isReadOnly { throw .folderIsReadOnly }
    try retrying { faccessat(number, ".", W_OK | X_OK, AT_EACCESS) }
  }

  /// Walks through all folders that a removal would walk through.
  fileprivate func checkFolders(
    on device: dev_t, at path: String, where isChosen: (String) -> Bool = { _ in true }
  ) throws(FileError) {
    for name in try naming(path, { () throws(FileFault) in try rawNames() }) {
      let text = String(decodingNameInC: name)
      if !isChosen(text) { continue }
      let inner = path.appendingComponent(text)
      let folder = try naming(inner) { () throws(FileFault) in
        try openForRemoval(name, on: device)
      }
      try folder?.checkFolders(on: device, at: inner)
    }
  }

  /// - Returns: `nil` for what is no folder, or gone by now.
  private func openForRemoval(_ name: [CChar], on device: dev_t) throws(FileFault) -> Descriptor? {
    var found = stat()
    do throws(FileFault) {
      try retrying { fstatat(number, name, &found, AT_SYMLINK_NOFOLLOW) }
    } catch .doesNotExist {
      return nil
    }
    if found.kind != .folder { return nil }
    if found.st_dev != device { throw .system(code: EXDEV) }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let folder = Descriptor(owning: try retrying { openat(number, name, flags) })
    // A read-only folder of the person's own is made writable by the removal.
    if ![found.st_uid, 0].contains(geteuid()) { try folder.checkMayLoseNames() }
    return folder
  }
}

private func naming<Answer: ~Copyable>(
  _ path: String, _ body: () throws(FileFault) -> Answer
) throws(FileError) -> Answer {
  do throws(FileFault) {
    return try body()
  } catch {
    throw FileError(path, error)
  }
}
