import FoundationEssentials
import Glibc

/// Where a folder is, or would be: a name in a parent that exists, without symbolic links.
struct Location: Hashable {
  let parent: String
  let name: String

  var path: String { parent.appendingComponent(name) }

  init(parent: String, name: String) { (self.parent, self.name) = (parent, name) }

  /// - Throws: ``FileError`` for what cannot be a place of its own: the root, or a path whose parent
  ///   does not exist.
  init(_ url: URL) throws(FileError) {
    let path = url.absoluteURL.path(percentEncoded: false)
    guard url.isFileURL, !path.utf8.contains(0) else { throw FileError(path, .nameHasNUL) }
    do throws(FileError) {
      let whole = try Self.resolve(path)
      (parent, name) = (whole.parentFolder, whole.lastComponent)
    } catch  where error.fault == .doesNotExist {
      (parent, name) = (try Self.resolve(path.parentFolder), path.lastComponent)
    }
    if name.isEmpty { throw FileError(path, .nameIsEmpty) }
    if name == "." || name == ".." { throw FileError(path, .doesNotExist) }
  }

  /// Whether it is `folder` or lies in it; `folder` has no symbolic links in it.
  func isWithin(_ folder: String) -> Bool {
    let outer = folder.pathComponents
    return path.pathComponents.prefix(outer.count).elementsEqual(outer) {
      $0.utf8.elementsEqual($1.utf8)
    }
  }

  /// `realpath(3)`.
  private static func resolve(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileError(path, FileFault(errno: errno)) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension Descriptor {
  /// Opens the folder, or makes it with mode 0700. The parent is opened only to make it: behind a
  /// wall that may be forbidden.
  static func makeFolder(_ place: Location) throws(FileFault) -> Descriptor {
    do throws(FileFault) {
      return try workingFolder.openFolder(place.path)
    } catch .doesNotExist {
      return try workingFolder.openFolder(place.parent).makeFolder(place.name)
    }
  }
}
