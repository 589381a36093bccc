import Glibc

/// Removes what lies in folders, never through a link and never on another file system.
struct Removal {
  /// Whether files that somebody holds a lock on stay, and no failure of one ends the work.
  let isGentle: Bool
  private(set) var firstFault: FileFault?

  init(isGentle: Bool) { self.isGentle = isGentle }

  /// Removes all that is in `folder`, but not the folder.
  mutating func empty(_ folder: borrowing Descriptor) throws(FileFault) {
    let status = try folder.status()
    // Who made a folder read-only did not mean that it must outlive the container.
    if status.isReadOnly, !isGentle { try folder.setPermissions(0o700) }
    for name in try folder.rawNames() {
      do throws(FileFault) {
        try remove(name, from: folder, on: status.st_dev)
      } catch .doesNotExist {
        // Somebody else was quicker.
      } catch {
        if !isGentle { throw error }
        firstFault = firstFault ?? error
      }
    }
  }

  /// Removes a file, a link itself, or a folder with all that is in it.
  mutating func remove(
    _ name: [CChar], from folder: borrowing Descriptor, on device: dev_t
  ) throws(FileFault) {
    var status = stat()
    try retrying { fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) }
    switch status.kind {
    case .folder:
      if status.st_dev != device { throw .system(code: EXDEV) }
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      try empty(Descriptor(owning: try retrying { openat(folder.number, name, flags) }))
      do throws(FileFault) {
        try retrying { unlinkat(folder.number, name, AT_REMOVEDIR) }
      } catch .system(ENOTEMPTY) where isGentle {
        // A file that is held stays, and so does its folder.
      }
    case .regularFile where isGentle:
      try removeUnlessHeld(name, from: folder)
    default:
      try retrying { unlinkat(folder.number, name, 0) }
    }
  }

  /// The lock is kept until the name is gone, so that nobody takes it on a file that nobody finds.
  private func removeUnlessHeld(
    _ name: [CChar], from folder: borrowing Descriptor
  ) throws(FileFault) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = Descriptor(owning: try retrying { openat(folder.number, name, flags) })
    if try file.lock() { try retrying { unlinkat(folder.number, name, 0) } }
  }
}
