import FoundationEssentials

extension Folder {
  /// Names of files and folders in the order of their bytes.
  ///
  /// Hidden names are left out, and names that are not UTF-8.
  public func list() throws(FileError) -> [String] {
    let folder = try opened()
    do throws(FileFault) {
      return try folder.names().compactMap { $0 }.filter { !$0.hasPrefix(".") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw FileError(path, error)
    }
  }

  /// The whole content of a regular file.
  ///
  /// - Parameter limit: in bytes; a larger file is refused before it is read.
  public func read(_ name: String, limit: Int) throws(FileError) -> Data {
    try using(name) { (folder, name) throws(FileFault) in
      try folder.readRegularFile(name.text, limit: limit, followingLinks: false)
    }
  }

  /// What is known of a file without opening it; of a symbolic link, the link itself.
  public func attributes(of name: String) throws(FileError) -> FileAttributes {
    try using(name) { (folder, name) throws(FileFault) in
      guard let status = try folder.status(of: name.text) else { throw .doesNotExist }
      return FileAttributes(status)
    }
  }
}
