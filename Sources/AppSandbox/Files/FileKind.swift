import Glibc

/// What a name in a folder stands for.
public enum FileKind: Hashable, Sendable {
  case regularFile, folder, symbolicLink, namedPipe, socket, characterDevice, blockDevice

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .namedPipe
      case S_IFSOCK: .socket
      case S_IFCHR: .characterDevice
      case S_IFBLK: .blockDevice
      default: .regularFile
      }
  }
}

extension FileKind: CustomStringConvertible {
  /// The kind with its article, to stand in a sentence: `a folder`.
  public var description: String {
    switch self {
    case .regularFile: "a regular file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .namedPipe: "a named pipe (FIFO)"
    case .socket: "a socket"
    case .characterDevice: "a character device"
    case .blockDevice: "a block device"
    }
  }
}
