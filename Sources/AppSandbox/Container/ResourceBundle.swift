import FoundationEssentials
import Glibc

/// An app's own resources, as its author ships them: to be read, by nobody to be changed.
///
/// It may lie anywhere. A path in it is made of names that do not begin with a dot, with `/` between
/// them; no symbolic link is followed and nothing leads out, as in the container.
public struct ResourceBundle: Hashable, Sendable {
  private let home: String

  /// Absolute, with symbolic links resolved.
  public var url: URL { URL(filePath: home, directoryHint: .isDirectory) }

  /// Opens the bundle in the folder at `url`.
  ///
  /// - Throws: ``FileError`` when no folder is there.
  public init(at url: URL) throws(FileError) {
    home = try Location(url).path
    do throws(FileFault) {
      _ = try Descriptor.workingFolder.openFolder(home)
    } catch {
      throw FileError(home, error)
    }
  }

  /// The bundle that was installed with the program that runs.
  ///
  /// - Parameter places: where to look, each a path from the folder that the program is in; the
  ///   first one with a folder counts.
  /// - Returns: `nil` where there is none.
  public static func ofThisProgram(lookingIn places: [String]) -> ResourceBundle? {
    // A system may hide /proc(5); then nobody knows where the program is.
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let folder = String(cString: program).parentFolder
    for place in places {
      let url = URL(filePath: folder.appendingComponent(place), directoryHint: .isDirectory)
      if let bundle = try? ResourceBundle(at: url) { return bundle }
    }
    return nil
  }

  /// Names in the order of their bytes; by default those right in the bundle.
  public func list(_ path: String? = nil) throws(FileError) -> [String] {
    try Folder(home: home, components: path.map(names) ?? []).list()
  }

  /// The whole content of a regular file.
  ///
  /// - Parameter limit: in bytes; a larger file is refused before it is read.
  public func read(_ path: String, limit: Int) throws(FileError) -> Data {
    let (folder, name) = try place(of: path)
    return try folder.read(name, limit: limit)
  }

  /// Reads a property list in either form, within the limits of ``PropertyList``.
  public func readPropertyList(_ path: String) throws(PropertyListFileError) -> PropertyList {
    let folder: Folder
    let name: String
    do throws(FileError) { (folder, name) = try place(of: path) } catch { throw .file(error) }
    return try folder.readPropertyList(name)
  }

  private func place(of path: String) throws(FileError) -> (Folder, String) {
    var names = try names(path)
    let last = names.removeLast()
    return (Folder(home: home, components: names), last)
  }

  /// One at least; an absolute path begins with an empty one.
  private func names(_ path: String) throws(FileError) -> [String] {
    do throws(FileFault) {
      var names: [String] = []
      for name in path.utf8.split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      {
        names.append(try FileName(String(Substring(name))).text)
      }
      return names
    } catch {
      throw FileError(home.appendingComponent(path), error)
    }
  }
}
