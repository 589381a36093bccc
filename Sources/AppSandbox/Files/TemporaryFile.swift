import Glibc

/// A file under way in its folder, which becomes another by a rename once it is whole.
///
/// It is locked as long as its writer lives: what can be locked by another was left by a writer
/// that was killed. A process number in the name would not do, since numbers are used again.
struct TemporaryFile: ~Copyable {
  let name: String
  let descriptor: Descriptor
  /// What the umask has left of 0600.
  let permissions: mode_t

  private static let prefix = ".writing-"
  private static let digits = 16

  /// Whether a file of that name is one of ours.
  static func isName(_ name: String) -> Bool { isName(name, startingWith: prefix) }

  /// A name that no file is likely to have.
  static func newName() -> String { newName(startingWith: prefix) }

  /// Whether a name is one that ``newName(startingWith:)`` could have made.
  static func isName(_ name: String, startingWith prefix: String) -> Bool {
    name.utf8.starts(with: prefix.utf8) && name.utf8.count == prefix.utf8.count + digits
      && name.utf8.dropFirst(prefix.utf8.count).allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// `prefix` and digits that no file is likely to have.
  static func newName(startingWith prefix: String) -> String {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return prefix + String(repeating: "0", count: digits - number.count) + number
  }

  /// Creates and locks an empty file with mode 0600.
  init(in folder: borrowing Descriptor) throws(FileFault) {
    while true {
      let name = Self.newName()
      let file: Descriptor
      do throws(FileFault) {
        file = try folder.openBelow(name, O_WRONLY | O_CREAT | O_EXCL)
      } catch .alreadyExists {
        continue
      }
      do throws(FileFault) {
        // Between the two calls a sweep may have taken it for litter.
        if try file.lock() {
          let status = try file.status()
          if status.st_nlink > 0 {
            (self.name, permissions) = (name, status.permissions)
            descriptor = file
            return
          }
        }
      } catch {
        try? folder.unlink(name)
        throw error
      }
    }
  }

  /// Removes the file of that name unless its writer lives.
  static func sweep(_ name: String, in folder: borrowing Descriptor) throws(FileFault) {
    do throws(FileFault) {
      guard try folder.status(of: name)?.kind == .regularFile else { return }
      let file = try folder.openBelow(name, O_WRONLY | O_NONBLOCK)
      if try file.lock(isNeeded: true) { try folder.unlink(name) }
    } catch .doesNotExist {
      // Its writer was quicker.
    }
  }
}

extension Descriptor {
  /// `flock(2)`, exclusive or else as `kind` says, without waiting: `false` when another has it.
  ///
  /// - Parameter isNeeded: when `false`, a file system without locks is no failure: there a sweep
  ///   gets no lock either and removes nothing.
  func lock(_ kind: Int32 = LOCK_EX, isNeeded: Bool = false) throws(FileFault) -> Bool {
    do throws(FileFault) {
      try retrying { flock(number, kind | LOCK_NB) }
      return true
    } catch .system(EWOULDBLOCK) {
      return false
    } catch .system(let code) where !isNeeded && [ENOLCK, EOPNOTSUPP, ENOSYS].contains(code) {
      return true
    }
  }

  /// Gives a lock back at once. To close the descriptor would not do: a program that is being started in
  /// another thread may have a copy of it for a moment.
  func unlock() {
    flock(number, LOCK_UN)
  }
}
