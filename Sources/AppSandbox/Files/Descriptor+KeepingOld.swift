import Glibc

extension Descriptor {
  /// Gives the file `name` a second name, so that its content outlives the next save.
  ///
  /// The second name comes first and the replacement after: killed between the two, nothing is lost.
  ///
  /// - Parameter replacing: whether another file may lose the second name.
  func keep(_ name: String, as kept: String, replacing: Bool) throws(FileFault) {
    guard replacing, let old = try status(of: kept) else {
      return try link(name, as: kept)
    }
    try old.checkMayBeReplaced()
    if try status(of: name)?.st_ino == old.st_ino { return }
    while true {
      let second = TemporaryFile.newName()
      try link(name, as: second)
      do throws(FileFault) {
        return try rename(second, to: kept)
      } catch .doesNotExist {
        // A sweep took the second name for litter.
      } catch {
        try? unlink(second)
        throw error
      }
    }
  }

  /// `linkat(2)`, and a copy where the file system has no links.
  private func link(_ name: String, as newName: String) throws(FileFault) {
    do throws(FileFault) {
      try retrying { linkat(number, name, number, newName, 0) }
    } catch .system(let code) where [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) {
      let source = try openRegularFile(name, followingLinks: false)
      try write(newName, replacing: false) { (file) throws(FileFault) in
        try file.write(contentOf: source)
      }
    }
  }
}
