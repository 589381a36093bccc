import FoundationEssentials
import Glibc

extension RegularFile {
  /// Writes a file anew that a person named, with the promises of `Folder.write`, and keeps the old
  /// one beside it.
  ///
  /// - Parameters:
  ///   - path: Of a regular file; unlike for reading, the file itself must be no symbolic link.
  ///   - kept: Names for the old one in the same folder, by number from 1; the first that is free.
  /// - Returns: The path of the old one.
  /// - Throws: ``FileError`` with `path` as it was given; the old file is then as it was.
  public static func replace(
    path: String, with data: Data, keepingOldAs kept: (Int) -> String
  ) throws(FileError) -> String {
    do throws(FileFault) {
      if path.utf8.contains(0) { throw .nameHasNUL }
      let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
      let parent = path[..<name.startIndex]
      if name.isEmpty { throw .isFolder }
      let folder = try Descriptor.workingFolder.open(
        parent.isEmpty ? "." : String(parent), O_RDONLY | O_DIRECTORY)
      return String(parent) + (try folder.replace(String(name), with: data, keepingOldAs: kept))
    } catch {
      throw FileError(path, error)
    }
  }
}

extension Descriptor {
  fileprivate func replace(
    _ name: String, with data: Data, keepingOldAs kept: (Int) -> String
  ) throws(FileFault) -> String {
    var number = 1
    while true {
      let kept = kept(number)
      number += 1
      if try status(of: kept) != nil { continue }
      do throws(FileFault) {
        try write(
          name, replacing: true,
          prepare: { () throws(FileFault) in try keep(name, as: kept, replacing: false) },
          fill: { (file) throws(FileFault) in try file.write(data) })
        return kept
      } catch .alreadyExists {
        continue
      }
    }
  }
}
