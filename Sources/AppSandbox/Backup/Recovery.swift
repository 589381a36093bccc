import CPosix
import FoundationEssentials
import Glibc

/// A new container beside a home, and the exchange of the two.
struct Recovery {
  let home: Location
  private let now: Date
  /// The name of the new container while it is made, and of the old one once they are exchanged.
  private(set) var aside: String
  /// Whether the old one outlives the recovery.
  private var isKept = false

  /// - Parameter now: For the name of the old one, if it is kept.
  init(of home: Location, at now: Date) {
    (self.home, self.now) = (home, now)
    aside = TemporaryFile.newName(startingWith: Self.prefix(home))
  }

  private static func prefix(_ home: Location) -> String { ".\(home.name)-recovery-" }

  /// What became of the old container.
  enum Old {
    case isRemoved
    /// It held nothing to keep, and not all of it could be removed.
    case remains(URL)
    case isKept(URL)
  }

  /// - Throws: ``BackupError``; the home is then as it was.
  mutating func run(
    _ backup: CheckedBackup, from source: borrowing Descriptor, at path: String
  ) throws(BackupError) -> Old {
    let parent = try withPath(home.parent) { () throws(FileFault) in
      try Descriptor.workingFolder.openFolder(home.parent)
    }
    let isNew = try withPath(home.path) { () throws(FileFault) in
      try parent.status(of: home.name) == nil
    }
    let old = try withPath(home.path) { () throws(FileFault) in try parent.makeFolder(home.name) }
    defer { old.unlock() }
    do throws(BackupError) {
      try claim(old)
      let new = try replace(old, with: backup, from: source, at: path, in: parent)
      return settle(old, new, in: parent)
    } catch {
      if isNew { try? parent.removeFolderIfEmpty(home.name) }
      throw error
    }
  }

  /// - Returns: the new container, which is the home now.
  private mutating func replace(
    _ old: borrowing Descriptor, with backup: CheckedBackup, from source: borrowing Descriptor,
    at path: String, in parent: borrowing Descriptor
  ) throws(BackupError) -> Descriptor {
    sweep(parent)
    let new: Descriptor
    do throws(BackupError) {
      new = try makeContainer(in: parent)
    } catch {
      try? parent.removeFolderIfEmpty(aside)
      throw error
    }
    do throws(BackupError) {
      try fill(new, with: backup, from: source, at: path)
      isKept = old.holdsWhatAPersonMayMiss()
      if isKept { try takeKeptName(in: parent) }
      try exchange(old, in: parent)
    } catch {
      discard(new, in: parent)
      throw error
    }
    return new
  }

  /// Locks the old container, and refuses a folder that is none.
  private func claim(_ old: borrowing Descriptor) throws(BackupError) {
    do throws(SandboxError) {
      try Sandbox.takeAlone(old, at: home.path)
    } catch {
      throw .home(error)
    }
    let foreign = try withPath(home.path) { () throws(FileFault) in try old.rawNames() }
    if foreign.isEmpty { return }
    do throws(SandboxError) {
      try Sandbox.checkIsOurs(old, at: home.path)
    } catch {
      throw .home(error)
    }
  }

  /// Removes what recoveries that were killed left; what cannot be removed harms nothing.
  private func sweep(_ parent: borrowing Descriptor) {
    for case let name? in (try? parent.names()) ?? []
    where TemporaryFile.isName(name, startingWith: Self.prefix(home)) {
      guard let left = try? parent.openFolder(below: name), (try? left.lock()) == true else {
        continue
      }
      try? left.removeContainer()
      try? parent.removeFolderIfEmpty(name)
    }
  }

  /// Lets the two change places; when it returns, the disk knows.
  private func exchange(
    _ old: borrowing Descriptor, in parent: borrowing Descriptor
  ) throws(BackupError) {
    let isEmpty = try withPath(home.path) { () throws(FileFault) in try old.rawNames().isEmpty }
    do throws(FileFault) {
      if isEmpty {
        // Nothing is lost when an empty folder is replaced, and every file system can do it.
        try parent.rename(aside, to: home.name)
      } else {
        try retrying { cposix_exchange(parent.number, aside, home.name) }
      }
    } catch {
      throw fault(error)
    }
    do throws(FileFault) {
      try parent.synchronizeFolder()
    } catch {
      if isEmpty {
        try? parent.rename(home.name, to: aside)
      } else {
        _ = try? retrying { cposix_exchange(parent.number, aside, home.name) }
      }
      throw .file(FileError(home.path, error))
    }
  }

  /// Removes the new container, unless it is the home now because an exchange could not be undone.
  func discard(_ new: borrowing Descriptor, in parent: borrowing Descriptor) {
    guard let mine = try? new.status(), let there = try? parent.status(of: aside),
      there.st_ino == mine.st_ino
    else { return }
    try? new.removeContainer()
    try? parent.removeFolderIfEmpty(aside)
  }

  private func fault(_ fault: FileFault) -> BackupError {
    if case .system(let code) = fault, [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) {
      return .cannotExchange(path: home.path)
    }
    return .file(FileError(home.path, fault))
  }

  /// Gives the new container the name under which the exchange will leave the old one: so there is no
  /// moment at which what is kept has a name that a sweep takes for litter.
  private mutating func takeKeptName(in parent: borrowing Descriptor) throws(BackupError) {
    let time = now.localTime
    var number = 1
    while true {
      let name = home.name.dated(time, number: number)
      do throws(FileFault) {
        try retrying { cposix_rename_to_new(parent.number, aside, name) }
        aside = name
        return
      } catch .alreadyExists {
        number += 1
      } catch {
        throw fault(error)
      }
    }
  }

  /// What is left to do once the new container is the home, so that no failure counts any more.
  private func settle(
    _ old: borrowing Descriptor, _ new: borrowing Descriptor, in parent: borrowing Descriptor
  ) -> Old {
    for name in (try? old.foreignNames()) ?? [] {
      renameat(old.number, name, new.number, name)
    }
    try? new.synchronizeFolder()
    new.unlock()
    let url = URL(filePath: home.parent.appendingComponent(aside), directoryHint: .isDirectory)
    if isKept { return .isKept(url) }
    try? old.removeContainer()
    try? parent.removeFolderIfEmpty(aside)
    let remains = (try? parent.status(of: aside))?.kind == .folder
    return remains ? .remains(url) : .isRemoved
  }
}
