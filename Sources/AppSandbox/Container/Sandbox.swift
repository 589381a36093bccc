import FoundationEssentials

/// An app's container, laid out as on iOS: everything that the app keeps, in one folder.
public struct Sandbox: Hashable, Sendable {
  /// Absolute, with symbolic links resolved.
  public let home: URL
  /// The app's own resources, to be read; they may lie anywhere.
  public let bundle: ResourceBundle?

  /// The person's own files.
  public var documents: Folder { folder(["Documents"]) }
  /// Files that came from outside, in Documents.
  public var inbox: Inbox { Inbox(folder: folder(["Documents", "Inbox"]), documents: documents) }
  /// What the app keeps for itself.
  public var library: Folder { folder(["Library"]) }
  /// Settings.
  public var preferences: Folder { folder(["Library", "Preferences"]) }
  /// What can be computed again; may vanish at any time.
  public var caches: Folder { folder(["Library", "Caches"]) }
  /// Locks and files under way; may vanish whenever no program uses the container.
  public var tmp: Folder { folder(["tmp"]) }

  let path: String

  /// Opens the container in `home`, or makes one there if `home` is empty or does not exist.
  ///
  /// A relative `home` starts at the working folder. Symbolic links on the way to it are followed,
  /// inside it none. What is made has mode 0700 for folders and 0600 for files, whatever the umask.
  ///
  /// - Parameter bundle: the app's resources, where it has any.
  /// - Throws: ``SandboxError``. A folder with other files in it is never touched.
  public init(home: URL, bundle: ResourceBundle? = nil) throws(SandboxError) {
    self.bundle = bundle
    path = try Self.prepare(home)
    self.home = URL(filePath: path, directoryHint: .isDirectory)
  }

  /// Removes what writers that were killed left in any folder, and nothing of a writer that lives.
  ///
  /// - Throws: the first ``FileError``, after every folder had its turn.
  public func sweep() throws(FileError) {
    var first: FileError?
    for components in [[]] + Self.layout {
      do throws(FileError) {
        try folder(components).sweep()
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  /// The folders below the home, outer ones first.
  static let layout = [
    ["Documents"], ["Documents", "Inbox"], ["Library"], ["Library", "Preferences"],
    ["Library", "Caches"], ["tmp"],
  ]

  private func folder(_ components: [String]) -> Folder {
    Folder(home: path, components: components)
  }
}
