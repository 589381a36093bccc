import CPosix
import Glibc

extension Descriptor {
  /// `openat(2)`, for what lies outside of the container: links are followed on the way.
  func open(_ path: String, _ flags: Int32) throws(FileFault) -> Descriptor {
    Descriptor(owning: try retrying { openat(number, path, flags | O_CLOEXEC) })
  }

  /// Opens what lies below this folder: no symbolic link is followed, not on the way either, and
  /// nothing leads out.
  ///
  /// The kernel keeps the rule (`openat2(2)`, Linux 5.6); where it has none, or a container that
  /// this process runs in refuses the call, each step is taken by itself.
  ///
  /// - Parameter mode: counts only where `O_CREAT` is among the flags.
  func openBelow(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600
  ) throws(FileFault) -> Descriptor {
    let flags = flags | O_CLOEXEC | O_NOFOLLOW
    do throws(FileFault) {
      return Descriptor(owning: try retrying { cposix_open_below(number, path, flags, mode) })
    } catch .system(let code) where code == ENOSYS || code == EPERM {
      return try openStepByStep(path, flags, mode)
    }
  }

  private func openStepByStep(
    _ path: String, _ flags: Int32, _ mode: mode_t
  ) throws(FileFault) -> Descriptor {
    // By bytes: to a person, an accent behind a slash makes one character with it.
    let slashByte = UInt8(ascii: "/")
    let components = path.utf8.split(separator: slashByte, omittingEmptySubsequences: false)
    if components.first?.isEmpty == true
      || components.contains(where: { $0.elementsEqual("..".utf8) })
    {
      throw .system(code: EXDEV)
    }
    guard let slash = path.utf8.firstIndex(of: slashByte) else {
      return Descriptor(owning: try retrying { openat(number, path, flags, mode) })
    }
    let step = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let next = Descriptor(owning: try retrying { openat(number, String(path[..<slash]), step) })
    return try next.openStepByStep(String(path[path.utf8.index(after: slash)...]), flags, mode)
  }

  /// Opens a folder anywhere, which must be no symbolic link itself.
  func openFolder(_ path: String) throws(FileFault) -> Descriptor {
    try sayingWhatIsNoFolder(path) { () throws(FileFault) in
      try open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    }
  }

  /// Opens a folder by a path without `..`, in one call.
  ///
  /// - Returns: `nil` where a symbolic link is on the way, or the kernel or a container that this
  ///   process runs in refuses the call.
  static func folderWithoutLinks(_ path: String) throws(FileFault) -> Descriptor? {
    do throws(FileFault) {
      return Descriptor(owning: try retrying { cposix_open_folder_without_links(path) })
    } catch .system(let code) where [ELOOP, ENOSYS, EPERM].contains(code) {
      return nil
    }
  }

  /// Opens a folder below this one, as ``openBelow(_:_:mode:)`` does.
  func openFolder(below path: String) throws(FileFault) -> Descriptor {
    try sayingWhatIsNoFolder(path) { () throws(FileFault) in
      try openBelow(path, O_RDONLY | O_DIRECTORY)
    }
  }

  private func sayingWhatIsNoFolder(
    _ path: String, _ open: () throws(FileFault) -> Descriptor
  ) throws(FileFault) -> Descriptor {
    do throws(FileFault) {
      return try open()
    } catch .system(let code) where code == ENOTDIR || code == ELOOP {
      guard let kind = try status(of: path)?.kind, kind != .folder else {
        throw .system(code: code)
      }
      throw .isNotFolder(kind)
    }
  }
}
