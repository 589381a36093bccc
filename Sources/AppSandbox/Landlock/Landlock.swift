import FoundationEssentials

/// Shuts the process in, as iOS shuts in an app: outside of some folders nothing can be opened.
///
/// Linux does this with Landlock. What the system's libraries need is always in reach, to be read:
/// programs and libraries, the terminal's descriptions, time zones, a few files in `/etc`; so are
/// `/dev/null` and `/dev/tty`. Files that are open already stay usable.
public struct Landlock: Sendable {
  let places: [Place]

  /// - Parameters:
  ///   - folders: to read everything in, where they exist: the bundle.
  ///   - files: to read, as paths that ``RegularFile`` takes. A symbolic link stands for its target;
  ///     what is no regular file stays outside.
  ///   - writing: folders to read and write everything in: the container's home. They must exist by
  ///     now to be in reach.
  ///   - emptying: folders in which, and below which, empty folders may be removed, and no more.
  ///   - environment: tells where the person keeps descriptions of terminals and time zones.
  public init(
    reading folders: [URL] = [], files: [String] = [], writing: [URL] = [],
    emptying: [URL] = [], environment: Environment
  ) {
    let named = files + SystemFiles.named(in: environment)
    places =
      SystemFiles.places
      + folders.map { Place($0.filePath, .reading) }
      + named.map { Place($0, .reading, mustBe: .regularFile) }
      + writing.map { Place($0.filePath, .changing, mustBe: .folder) }
      + emptying.map { Place($0.filePath, .removeFolder, mustBe: .folder) }
  }

  /// A file, or a folder with all below it, and what may be done there.
  struct Place {
    let path: String
    let rights: LandlockRights
    /// `nil` where any kind will do.
    let kind: FileKind?

    init(_ path: String, _ rights: LandlockRights, mustBe kind: FileKind? = nil) {
      (self.path, self.rights, self.kind) = (path, rights, kind)
    }

    /// Whether the program cannot do its work without.
    var isNeeded: Bool { rights == .changing }
  }

  /// What became of the attempt to shut the process in.
  public enum Status: Hashable, Sendable {
    /// The kernel keeps the process in; `abi` is the version of Landlock's interface, from 1.
    case landlock(abi: Int)
    /// Only the engine's own rules hold.
    case absent(Unavailability)
  }

  /// Why the kernel keeps nobody in.
  public enum Unavailability: Hashable, Sendable {
    case kernelHasNone
    /// It was built with Landlock and started without.
    case isTurnedOff
    /// As a container that this process runs in may do; an `errno`.
    case isRefused(code: Int32)
  }
}

extension URL {
  /// `absoluteURL` would take `link/..` for nothing, which the kernel does not.
  fileprivate var filePath: String {
    guard let baseURL else { return path(percentEncoded: false) }
    return baseURL.path(percentEncoded: false).appendingComponent(relativePath)
  }
}
