import CPosix
import Glibc

extension Descriptor {
  private static let attribute = "user.appsandbox.exclude-from-backup"

  /// Whether the file or folder of that name is marked to be left out of backups.
  ///
  /// It is not opened: to close a database that this program uses elsewhere would give back the
  /// locks that SQLite holds on it.
  func isExcludedFromBackup(_ name: String) throws(FileFault) -> Bool {
    do throws(FileFault) {
      try retrying { posix_attribute_size(kernelPath(of: name), Self.attribute) }
      return true
    } catch .system(let code) where code == ENODATA || code == EOPNOTSUPP {
      return false
    } catch .doesNotExist, .noPermission {
      return false
    }
  }

  /// Marks the file or folder of that name, or takes the mark away.
  func excludeFromBackup(_ name: String, _ isExcluded: Bool = true) throws(FileFault) {
    let path = kernelPath(of: name)
    if isExcluded {
      try retrying { posix_set_attribute(path, Self.attribute, "1") }
      return
    }
    do throws(FileFault) {
      try retrying { posix_remove_attribute(path, Self.attribute) }
    } catch .system(let code) where code == ENODATA || code == EOPNOTSUPP {
      // It had none.
    }
  }

  /// The calls for attributes take no descriptor of a folder, but the kernel has a path for it.
  private func kernelPath(of name: String) -> String { "/proc/self/fd/\(number)/\(name)" }
}
