import FoundationEssentials
import Glibc

/// A folder of a test's own, removed with all it holds when the value goes away.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    var template = FileManager.default.temporaryDirectory.path.utf8CString.dropLast()
    template += "/tictactoe-test-XXXXXX".utf8CString
    path = try Array(template).withUnsafeBufferPointer { name in
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: name.count)
      defer { copy.deallocate() }
      _ = copy.initialize(from: name)
      guard let start = copy.baseAddress, mkdtemp(start) != nil else {
        throw TerminalError.cannotStart("mkdtemp", errno)
      }
      return String(cString: start)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
