import FoundationEssentials
import Glibc

/// What a folder knows of one of its files without opening it.
public struct FileAttributes: Hashable, Sendable {
  /// In bytes.
  public let size: Int
  /// When its content last changed.
  public let modified: Date
  /// What the name stands for.
  public let kind: FileKind

  init(_ status: stat) {
    size = Int(status.st_size)
    modified = Date(
      timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
    kind = FileKind(mode: status.st_mode)
  }
}

extension stat {
  var kind: FileKind { FileKind(mode: st_mode) }
  var permissions: mode_t { st_mode & 0o777 }

  /// Root may write anything, so the mode is asked instead of the kernel: who made it read-only
  /// meant it.
  var isReadOnly: Bool { st_mode & S_IWUSR == 0 }

  /// Leaves out `st_ctim`, which a save by another process moves when it takes the name away from
  /// the file that is being read, whole as it is.
  func hasSameContent(as other: stat) -> Bool {
    st_size == other.st_size && st_mtim.tv_sec == other.st_mtim.tv_sec
      && st_mtim.tv_nsec == other.st_mtim.tv_nsec
  }
}
