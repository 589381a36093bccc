import AppSandbox
import Foundation
import Testing

struct FileLockTests {
  @Test func aLockIsHeldByOneAndGivenBackWithItsValue() throws {
    let folder = try TemporaryFolder()
    let tmp = try folder.sandbox().tmp
    do {
      let lock = try #require(try held("a.lock", in: tmp))
      #expect(try isHeld("a.lock", in: tmp))
      #expect(try !isHeld("b.lock", in: tmp))
      lock.giveBack()
    }
    #expect(try !isHeld("a.lock", in: tmp))
    #expect(try mode(folder.home + "/tmp/a.lock") == 0o600)
  }

  @Test func aFaultIsNoHeldLock() throws {
    let folder = try TemporaryFolder()
    let tmp = try folder.sandbox().tmp
    try FileManager.default.createSymbolicLink(
      atPath: folder.home + "/tmp/a.lock", withDestinationPath: folder.path + "/outside")
    #expect(fault { try isHeld("a.lock", in: tmp) } == .isNotRegularFile(.symbolicLink))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/outside"))
    try FileManager.default.removeItem(atPath: folder.home + "/tmp")
    #expect(fault { try isHeld("a.lock", in: tmp) } == .doesNotExist)
  }
}

/// Whether somebody has the lock, which is free afterwards if it was.
func isHeld(_ name: String, in folder: Folder) throws -> Bool {
  guard let lock = try FileLock(name, in: folder) else { return true }
  _ = consume lock
  return false
}

/// A lock that `#require` can hand on.
final class Holder {
  private var lock: FileLock?

  init(_ lock: consuming FileLock) { self.lock = consume lock }

  func giveBack() { lock = nil }
}

func held(_ name: String, in folder: Folder) throws -> Holder? {
  guard let lock = try FileLock(name, in: folder) else { return nil }
  return Holder(lock)
}
