import AppSandbox
import FoundationEssentials
import Glibc
import TerminalBoard

extension Program {
  /// Copies what the person keeps into the folder `path`, which is made or empty.
  mutating func backUp(to path: String) throws(Failure) -> Int32 {
    let isNew = try makeFolder(path)
    do throws(Failure) {
      return try backUpInto(path, isNew: isNew)
    } catch {
      if isNew { rmdir(path) }
      throw error
    }
  }

  private mutating func backUpInto(_ path: String, isNew: Bool) throws(Failure) -> Int32 {
    let outer = isNew ? [URL.folder(path + "/..")] : []
    let sandbox = try enter(emptying: outer).sandbox
    do {
      let backup = try sandbox.backup(to: URL.folder(path))
      let (count, path) = (backup.count, backup.folder.path)
      return say(
        [count == 1 ? "Backed up 1 file to \(path)." : "Backed up \(count) files to \(path)."]
          + backup.excluded.map { "Left out, as it is marked: \($0)" }
          + backup.irregular.map { "Left out, as it is no file: \($0)" })
    } catch {
      throw Failure(verbatim: error.description)
    }
  }

  /// Behind the landlock only a folder that exists can be written in.
  ///
  /// - Returns: Whether it was not there before.
  private func makeFolder(_ path: String) throws(Failure) -> Bool {
    if isInHome(path) { return false }
    if mkdir(path, 0o700) != 0 {
      if errno == EEXIST { return false }
      throw Failure(verbatim: "\(path): \(String(cString: strerror(errno)))")
    }
    // A backup that is said to be made must not vanish with the name of its folder.
    let outer = open(path + "/..", O_RDONLY | O_DIRECTORY)
    if outer >= 0 {
      fsync(outer)
      close(outer)
    }
    return true
  }

  /// Whether the folder would be made in the container, which is refused later.
  private func isInHome(_ path: String) -> Bool {
    let outer = URL.folder(path).deletingLastPathComponent().path
    guard let home = try? home(), let inner = Program.real(outer),
      let home = Program.real(home.path)
    else { return false }
    return inner == home || inner.hasPrefix(home + "/")
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Puts a backup in the place of the container. That replaces the home itself, which no landlock allows.
  mutating func recover(from path: String, acceptingEdited: Bool) throws(Failure) -> Int32 {
    speakAsAsked()
    do {
      let home = try home()
      let recovery = try Sandbox.recover(
        home: home, from: URL.folder(path), acceptingEdited: acceptingEdited, at: Date())
      let count = recovery.count
      return say(
        [count == 1 ? "Recovered 1 file from \(path)." : "Recovered \(count) files from \(path)."]
          + recovery.edited.map { "Taken as it was edited: \($0)" }
          + (recovery.kept.map { ["What was there before is kept in \($0.path)."] } ?? [])
          + (recovery.remains.map { ["Not all of what was there could be removed: \($0.path)"] }
            ?? []))
    } catch let error as BackupError {
      guard case .filesWereEdited = error else { throw Failure(verbatim: error.description) }
      throw Failure(
        Phrase(verbatim: error.description),
        ["To take them as they are: tictactoe recover --edited DIR"])
    } catch {
      throw Failure(verbatim: "\(error)")
    }
  }
}
