import Glibc

/// A lock that one process at a time can hold, and that the kernel takes back however it ends.
///
/// It lies on a file of its own, never on one that saves replace: after the first save it would lock
/// a file that nobody finds any more. The file stays when the lock is given back.
public struct FileLock: ~Copyable, Sendable {
  private let file: Descriptor

  /// Takes the lock without waiting, or returns `nil` when another holds it, in this process or in
  /// another.
  ///
  /// The file is made, with mode 0600, if it is not there. Stands for `flock(2)`.
  public init?(_ name: String, in folder: Folder) throws(FileError) {
    let held = try folder.changing(name) { (folder, name) throws(FileFault) in
      try Self.lock(name.text, in: folder)
    }
    guard let held else { return nil }
    file = Descriptor(owning: held)
  }

  deinit { file.unlock() }

  /// - Returns: the number of the locked descriptor, for the caller to own.
  private static func lock(
    _ name: String, in folder: borrowing Descriptor
  ) throws(FileFault) -> Int32? {
    while true {
      if let kind = try folder.status(of: name)?.kind, kind != .regularFile {
        throw .isNotRegularFile(kind)
      }
      let file = try folder.openBelow(name, O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY)
      guard try file.lock(isNeeded: true) else { return nil }
      let status = try file.status()
      if status.st_nlink > 0 {
        if status.permissions != 0o600 { try file.setPermissions(0o600) }
        return file.release()
      }
      // Somebody emptied tmp meanwhile: what was locked is not the file that others find.
    }
  }
}
