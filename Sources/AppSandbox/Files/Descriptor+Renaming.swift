import CPosix
import Glibc

extension Descriptor {
  /// Gives the file `name` a new name, which another file loses.
  func rename(_ name: String, to newName: String) throws(FileFault) {
    try retrying { renameat(number, name, number, newName) }
  }

  /// Gives the file `name` a name that nothing has.
  ///
  /// - Throws: ``FileFault/alreadyExists``; nothing is then changed.
  func rename(_ name: String, toNew newName: String) throws(FileFault) {
    do throws(FileFault) {
      try retrying { cposix_rename_to_new(number, name, newName) }
    } catch .system(let code) where code == EINVAL || code == ENOSYS {
      // NFS and others rename without conditions only, but a link is as strict.
      try retrying { linkat(number, name, number, newName, 0) }
      try unlink(name)
    }
  }

  /// Gives the file `name` the name of another, which keeps the name `name` where the file system
  /// can exchange names.
  ///
  /// - Returns: whether the other is still there.
  func exchange(_ name: String, with other: String) throws(FileFault) -> Bool {
    do throws(FileFault) {
      try retrying { cposix_exchange(number, name, other) }
      return true
    } catch .system(let code) where code == EINVAL || code == ENOSYS {
      try rename(name, to: other)
      return false
    } catch .doesNotExist {
      // The other was removed since it was last seen.
      try rename(name, to: other)
      return false
    }
  }
}
