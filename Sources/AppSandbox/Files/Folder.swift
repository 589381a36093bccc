import FoundationEssentials
import Glibc

/// One folder of the container, and everything that can be done to the files right in it.
///
/// A name is one path component that does not begin with a dot. No symbolic link is ever followed,
/// neither in the folder nor on the way to it from the container's home. Two processes may use the
/// same folder at once.
public struct Folder: Hashable, Sendable {
  let home: String
  let components: [String]

  /// Absolute, without a slash at its end.
  public var path: String { components.reduce(home) { $0.appendingComponent($1) } }

  /// The same as ``path``.
  public var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// Opened anew for each use: a descriptor from before a Landlock wall would open nothing behind it.
  func opened() throws(FileError) -> Descriptor {
    do throws(FileFault) {
      if let folder = try Descriptor.folderWithoutLinks(path) { return folder }
      let folder = try Descriptor.workingFolder.openFolder(home)
      if components.isEmpty { return folder }
      return try folder.openFolder(below: components.path)
    } catch {
      throw culprit(of: error)
    }
  }

  /// Goes the way to the folder step by step, to tell which of them cannot be opened.
  private func culprit(of fault: FileFault) -> FileError {
    var path = home
    do throws(FileFault) {
      var folder = try Descriptor.workingFolder.openFolder(home)
      for component in components {
        path = path.appendingComponent(component)
        folder = try folder.openFolder(below: component)
      }
      return FileError(path, fault)
    } catch {
      return FileError(path, error)
    }
  }

  func path(of name: String) -> String { path.appendingComponent(name) }

  /// Does something to the file `name`; a fault becomes an error with its path.
  func using<Answer>(
    _ name: String, _ body: (borrowing Descriptor, FileName) throws(FileFault) -> Answer
  ) throws(FileError) -> Answer {
    let folder = try opened()
    do throws(FileFault) {
      return try body(folder, try FileName(name))
    } catch {
      throw FileError(path(of: name), error)
    }
  }

  /// Like `using`, and refuses a folder that is read-only, for root too.
  func changing<Answer>(
    _ name: String, _ body: (borrowing Descriptor, FileName) throws(FileFault) -> Answer
  ) throws(FileError) -> Answer {
    try using(name) { (folder, name) throws(FileFault) in
      if try folder.status().isReadOnly { throw .folderIsReadOnly }
      return try body(folder, name)
    }
  }
}

extension [String] {
  /// The components with slashes between them.
  var path: String { dropFirst().reduce(first ?? "") { $0.appendingComponent($1) } }
}

extension String {
  func appendingComponent(_ name: String) -> String {
    hasSuffix("/") ? self + name : self + "/" + name
  }

  /// What is behind the last slash.
  var lastComponent: String { pathComponents.last ?? "" }

  /// What is before the last slash of an absolute path.
  var parentFolder: String { "/" + Array(pathComponents.dropLast()).path }

  /// What is between slashes. Bytes are split, not characters: an accent behind a slash would hide it.
  var pathComponents: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
