import FoundationEssentials

/// Files that came from outside, in `Documents/Inbox`: the app may read them, remove them and take
/// them over into Documents, but never create or write one there.
public struct Inbox: Hashable, Sendable {
  let folder: Folder
  let documents: Folder

  /// Where the Inbox is.
  public var url: URL { folder.url }

  /// Names in the order of their bytes, without hidden ones.
  public func list() throws(FileError) -> [String] { try folder.list() }

  /// The whole content of a regular file.
  ///
  /// - Parameter limit: in bytes; a larger file is refused before it is read.
  public func read(_ name: String, limit: Int) throws(FileError) -> Data {
    try folder.read(name, limit: limit)
  }

  /// What is known of a file without opening it.
  public func attributes(of name: String) throws(FileError) -> FileAttributes {
    try folder.attributes(of: name)
  }

  /// Removes a file; when it returns, the disk knows.
  public func remove(_ name: String) throws(FileError) { try folder.remove(name) }

  /// Takes a file over into Documents, under a name that nothing there has.
  ///
  /// - Returns: the name there: `a.data` becomes `a-1.data` when that is taken, and so on.
  /// - Throws: ``FileError``; the file is then still in the Inbox. If only its removal failed, it is
  ///   in both.
  public func moveToDocuments(_ name: String) throws(FileError) -> String {
    let newName = try documents.withFreeName(for: name) { (candidate) throws(FileError) in
      try folder.copy(name, to: candidate, in: documents, replacing: false)
    }
    try folder.remove(name)
    return newName
  }
}

extension Folder {
  /// Tries `write` with one name after the other until it meets none that is taken.
  func withFreeName(
    for name: String, _ write: (String) throws(FileError) -> Void
  ) throws(FileError) -> String {
    var number = 0
    while true {
      let candidate = try using(name) { (_, name) throws(FileFault) in
        try name.numbered(number).text
      }
      do throws(FileError) {
        try write(candidate)
        return candidate
      } catch  where error.fault == .alreadyExists {
        number += 1
      }
    }
  }
}
