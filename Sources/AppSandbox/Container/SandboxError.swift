/// Why a folder cannot be the container's home.
public enum SandboxError: Error, Hashable, Sendable {
  /// Neither the environment nor the list of users names a folder.
  case noHomeIsKnown
  case homeIsNoPath(String)
  case homeIsNotFolder(path: String, FileKind)
  /// It has files in it and no marker of ours.
  case homeIsNotOurs(path: String)
  case homeIsReadOnly(path: String)
  case linkLeadsNowhere(path: String)
  case formatIsNewer(path: String, version: Int, known: Int)
  /// The marker's text is none that any version wrote.
  case formatIsUnreadable(path: String)
  /// Another program has a ``SandboxUse``, or recovers or uninstalls the container.
  case isInUse(path: String)
  case isBeingReplaced(path: String)
  /// Why a folder of the container, or the one that it lies in, would not let all of it go.
  case cannotBeRemoved(FileError)
  case file(FileError)
}

extension SandboxError: CustomStringConvertible {
  /// A whole sentence; paths in it may hold any character that a file's name may.
  public var description: String {
    switch self {
    case .noHomeIsKnown: "No home folder is known: set HOME or XDG_DATA_HOME."
    case .homeIsNoPath(let text): "“\(text)” names no folder on this computer."
    case .homeIsNotFolder(let path, let kind): "\(path) is \(kind), not a folder."
    case .homeIsNotOurs(let path):
      """
      \(path) has files in it that are not this program's, so it is left alone: \
      name a new or an empty folder.
      """
    case .homeIsReadOnly(let path): "\(path) is read-only, so nothing can be kept in it."
    case .linkLeadsNowhere(let path): "\(path) is a symbolic link to what does not exist."
    case .formatIsNewer(let path, let version, let known):
      """
      \(path) was made by a newer program: its format version is \(version), \
      and this program knows \(known).
      """
    case .formatIsUnreadable(let path):
      "\(path) does not say which version made it; “\(ContainerMarker.text.dropLast())” was expected."
    case .isInUse(let path): "\(path) is in use by another program; quit that first."
    case .isBeingReplaced(let path):
      "\(path) is being recovered or removed by another program; try again when that is done."
    case .cannotBeRemoved(let error): "\(error), so nothing was removed."
    case .file(let error): "\(error)."
    }
  }
}
