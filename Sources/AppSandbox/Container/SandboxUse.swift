import Glibc

/// A hold on a container: as long as it lasts, nobody recovers or uninstalls the container.
///
/// Any number of programs can have one at the same time; the kernel takes it back however they end.
public struct SandboxUse: ~Copyable, Sendable {
  private let home: Descriptor

  fileprivate init(_ home: consuming Descriptor) { self.home = home }

  deinit { home.unlock() }
}

extension Sandbox {
  /// Keeps the container where it is until the value goes away. It may be taken behind a wall too.
  ///
  /// Stands for a shared `flock(2)` on the home itself. A file system without locks gives no hold,
  /// and that is no failure.
  ///
  /// - Throws: ``SandboxError/isBeingReplaced(path:)`` while another program recovers or uninstalls
  ///   the container; ``SandboxError/file(_:)`` when it is gone.
  public func use() throws(SandboxError) -> SandboxUse {
    while true {
      let home = try Self.noting(path) { () throws(FileFault) in
        try Descriptor.workingFolder.openFolder(path)
      }
      let (isHeld, isThere) = try Self.noting(path) { () throws(FileFault) in
        (try home.lock(LOCK_SH), try home.isStill(at: path))
      }
      if !isHeld { throw .isBeingReplaced(path: path) }
      // Between the two calls another container may have come in its place.
      if isThere { return SandboxUse(home) }
    }
  }

  /// Takes a container's home for this program alone.
  ///
  /// - Throws: ``SandboxError/isInUse(path:)``.
  static func takeAlone(_ home: borrowing Descriptor, at path: String) throws(SandboxError) {
    // Who had it before may have put another container in its place.
    let (isMine, isThere) = try noting(path) { () throws(FileFault) in
      (try home.lock(), try home.isStill(at: path))
    }
    if !isMine || !isThere { throw .isInUse(path: path) }
  }
}

extension Descriptor {
  /// Whether the path still leads to this folder.
  fileprivate func isStill(at path: String) throws(FileFault) -> Bool {
    let mine = try status()
    guard let there = try Descriptor.workingFolder.status(of: path) else { return false }
    return (there.st_dev, there.st_ino) == (mine.st_dev, mine.st_ino)
  }
}
