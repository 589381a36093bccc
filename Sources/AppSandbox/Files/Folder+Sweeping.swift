extension Folder {
  /// Removes what writers that were killed left here, and nothing of a writer that lives.
  func sweep() throws(FileError) {
    let folder = try opened()
    var path = path
    do throws(FileFault) {
      for case let name? in try folder.names() where TemporaryFile.isName(name) {
        path = self.path(of: name)
        try TemporaryFile.sweep(name, in: folder)
      }
    } catch {
      throw FileError(path, error)
    }
  }
}
