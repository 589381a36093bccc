import Glibc

/// Why a file cannot be read, written, moved or removed.
public enum FileFault: Error, Hashable, Sendable {
  case nameIsEmpty
  case nameHasSlash
  case nameHasNUL
  /// Names that begin with a dot (`.` and `..` too) are the container's own.
  case nameIsHidden
  case nameIsTooLong(bytes: Int, limit: Int)
  case doesNotExist
  case alreadyExists
  case noPermission
  case isNotRegularFile(FileKind)
  case isNotFolder(FileKind)
  case isFolder
  /// In bytes.
  case isLarger(size: Int, limit: Int)
  case changedWhileRead
  case isReadOnly
  case folderIsReadOnly
  case belongsToAnotherUser(id: UInt32)
  /// What the kernel said, where nothing above fits: an `errno`.
  case system(code: Int32)

  init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .doesNotExist
      case EEXIST: .alreadyExists
      case EACCES: .noPermission
      default: .system(code: code)
      }
  }
}

extension FileFault: CustomStringConvertible {
  /// The reason without the path, to stand behind it and a colon.
  public var description: String {
    switch self {
    case .nameIsEmpty: "a file's name cannot be empty"
    case .nameHasSlash: "a file's name cannot have a “/” in it"
    case .nameHasNUL: "a file's name cannot have a NUL in it"
    case .nameIsHidden: "a file's name cannot begin with a dot here"
    case .nameIsTooLong(let bytes, let limit):
      "the name has \(bytes) bytes, at most \(limit) are possible"
    case .doesNotExist: "does not exist"
    case .alreadyExists: "exists already"
    case .noPermission: "permission denied"
    case .isNotRegularFile(let kind): "is \(kind), not a regular file"
    case .isNotFolder(let kind): "is \(kind), not a folder"
    case .isFolder: "is a folder"
    case .isLarger(let size, let limit): "has \(size) bytes, at most \(limit) are read"
    case .changedWhileRead: "was changed by another program while it was read"
    case .isReadOnly: "is read-only"
    case .folderIsReadOnly: "the folder is read-only"
    case .belongsToAnotherUser(let id): "belongs to another user (\(id))"
    case .system(let code): String(cString: strerror(code))
    }
  }
}
