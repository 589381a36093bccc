import FoundationEssentials
import Glibc

/// Files outside the container that a person names.
public enum RegularFile {
  /// Reads the whole file at `path`, following symbolic links.
  ///
  /// Never waits for a named pipe and never touches a device.
  ///
  /// - Parameter limit: in bytes; a larger file is refused before it is read.
  /// - Throws: ``FileError`` with `path` as it was given.
  public static func read(path: String, limit: Int) throws(FileError) -> Data {
    do throws(FileFault) {
      if path.utf8.contains(0) { throw .nameHasNUL }
      return try Descriptor.workingFolder.readRegularFile(path, limit: limit, followingLinks: true)
    } catch {
      throw FileError(path, error)
    }
  }
}
