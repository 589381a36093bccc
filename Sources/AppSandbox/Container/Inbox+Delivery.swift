import FoundationEssentials

/// What only the launcher does, as iOS does it before an app sees a file that was sent to it.
extension Inbox {
  /// Puts a file into the Inbox, with the promises of ``Folder/write(_:to:replacing:)``.
  ///
  /// - Returns: the name there: `a.data` becomes `a-1.data` when that is taken, and so on.
  public func deliver(_ data: Data, named name: String) throws(FileError) -> String {
    try folder.withFreeName(for: name) { (candidate) throws(FileError) in
      try folder.write(data, to: candidate, replacing: false)
    }
  }

  /// Puts a copy of the file at `path` into the Inbox, under its own name if that is free.
  ///
  /// - Parameter limit: in bytes; a larger file is refused before it is read.
  /// - Returns: the name there.
  public func deliver(contentsOf path: String, limit: Int) throws(FileError) -> String {
    let data = try RegularFile.read(path: path, limit: limit)
    return try deliver(data, named: path.split(separator: "/").last.map(String.init) ?? "")
  }
}
