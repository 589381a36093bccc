/// A part of the container whose content may go at any time.
public enum PurgeablePart: Hashable, Sendable, CaseIterable {
  case caches, tmp
}

extension Sandbox {
  /// Removes all that is in the part, but what somebody holds a lock on: ``FileLock``s, and files
  /// that are being written.
  ///
  /// It may be called while this or another program uses the container.
  ///
  /// - Throws: the first ``FileError``, after all had its turn.
  public func purge(_ part: PurgeablePart) throws(FileError) {
    let folder =
      switch part {
      case .caches: caches
      case .tmp: tmp
      }
    let opened = try folder.opened()
    var removal = Removal(isGentle: true)
    do throws(FileFault) {
      try removal.empty(opened)
    } catch {
      throw FileError(folder.path, error)
    }
    if let fault = removal.firstFault { throw FileError(folder.path, fault) }
  }
}
