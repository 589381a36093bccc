import Glibc

/// An open file or folder, closed when its last user is done with it.
struct Descriptor: ~Copyable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  /// What relative paths start from.
  static var workingFolder: Descriptor { Descriptor(owning: AT_FDCWD) }

  deinit {
    if number >= 0 { close(number) }
  }

  /// Leaves the descriptor open for the caller to own.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}

/// Repeats `call` while signals interrupt it.
///
/// - Throws: ``FileFault`` for its `errno` when it answers a negative number.
@discardableResult
func retrying<Number: SignedInteger>(_ call: () -> Number) throws(FileFault) -> Number {
  while true {
    let answer = call()
    if answer >= 0 { return answer }
    let code = errno
    if code != EINTR { throw FileFault(errno: code) }
  }
}

extension Descriptor {

  /// `fstat(2)`.
  func status() throws(FileFault) -> stat {
    var status = stat()
    try retrying { fstat(number, &status) }
    return status
  }

  /// `fstatat(2)`: `nil` when there is nothing of that name.
  func status(of name: String, followingLinks: Bool = false) throws(FileFault) -> stat? {
    var status = stat()
    do throws(FileFault) {
      try retrying { fstatat(number, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    } catch .doesNotExist {
      return nil
    }
    return status
  }

  /// `unlinkat(2)`.
  func unlink(_ name: String) throws(FileFault) {
    try retrying { unlinkat(number, name, 0) }
  }

  /// `fchmod(2)`, which no umask weakens.
  func setPermissions(_ permissions: mode_t) throws(FileFault) {
    try retrying { fchmod(number, permissions) }
  }

  /// `fsync(2)`: returns when the disk has the content.
  func synchronize() throws(FileFault) {
    try retrying { fsync(number) }
  }

  /// Returns when the disk has the folder's names.
  func synchronizeFolder() throws(FileFault) {
    do throws(FileFault) {
      try synchronize()
    } catch .system(EINVAL) {
      // A file system that cannot do this for folders (CIFS); nothing failed.
    }
  }

  /// Every name in the folder but `.` and `..`, in no order; `nil` for one that is not UTF-8, which
  /// no `String` could name again.
  func names() throws(FileFault) -> [String?] {
    try rawNames().map { String(nameInC: $0) }
  }

  /// Every name in the folder but `.` and `..`, in no order, as C has them: the last is a NUL.
  func rawNames() throws(FileFault) -> [[CChar]] {
    let copy = try openBelow(".", O_RDONLY | O_DIRECTORY).release()
    guard let stream = fdopendir(copy) else {
      let code = errno
      close(copy)
      throw FileFault(errno: code)
    }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileFault(errno: errno) }
        return names
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      }
      let dot = CChar(UInt8(ascii: "."))
      if name != [dot], name != [dot, dot] { names.append(name + [0]) }
    }
  }

  /// `mkdirat(2)`, mode 0700 whatever the umask, unless the folder is there already; the disk then
  /// has its name.
  func makeFolder(_ name: String) throws(FileFault) -> Descriptor {
    do throws(FileFault) {
      return try openFolder(below: name)
    } catch .doesNotExist {
      if try status().isReadOnly { throw .folderIsReadOnly }
    }
    do throws(FileFault) {
      try retrying { mkdirat(number, name, 0o700) }
      try retrying { fchmodat(number, name, 0o700, 0) }
      try synchronizeFolder()
    } catch .alreadyExists {
      // Another process makes the same container at the same time.
    }
    return try openFolder(below: name)
  }
}
