extension Sandbox {
  /// Removes the container with all that is in it; the keychain beside it stays.
  ///
  /// Files in the home that are not the container's stay, and then the home itself does. Until all
  /// is done, no program gets a ``SandboxUse``.
  ///
  /// - Returns: the names of what stays.
  /// - Throws: ``SandboxError``; where the marker is missing or cannot be understood, where another
  ///   program uses the container, or where a folder does not let all of it go, nothing is removed. A
  ///   removal that failed or was killed can be begun again.
  @discardableResult
  public func uninstall() throws(SandboxError) -> [String] {
    let parent = try Self.noting(path) { () throws(FileFault) in
      try Descriptor.workingFolder.openFolder(path.parentFolder)
    }
    let folder = try Self.noting(path) { () throws(FileFault) in
      try parent.openFolder(below: path.lastComponent)
    }
    try Self.checkIsOurs(folder, at: path)
    try Self.takeAlone(folder, at: path)
    defer { folder.unlock() }
    try Self.checkCanBeRemoved(folder, at: path, in: parent)
    return try Self.noting(path) { () throws(FileFault) in
      try folder.removeContainer()
      try parent.removeFolderIfEmpty(path.lastComponent)
      return try folder.foreignNames().map { String(decodingNameInC: $0) }
    }
  }

  /// - Throws: ``SandboxError`` unless the folder has a marker that is known.
  static func checkIsOurs(_ folder: borrowing Descriptor, at path: String) throws(SandboxError) {
    let marker = try noting(path) { () throws(FileFault) in
      try folder.status(of: ContainerMarker.name)
    }
    if marker == nil { throw .homeIsNotOurs(path: path) }
    try ContainerMarker.check(in: folder, at: path)
  }
}
