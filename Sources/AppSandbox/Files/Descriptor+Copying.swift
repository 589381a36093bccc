import FoundationEssentials
import Glibc

/// Why content could not be copied, and which of the two files is to blame.
enum CopyFault: Error {
  case source(FileFault)
  case copy(FileFault)

  /// The fault alone.
  var fault: FileFault {
    switch self {
    case .source(let fault), .copy(let fault): fault
    }
  }
}

extension Descriptor {
  /// Appends the whole content of `source`, an open regular file, at the place where both are.
  func copyContent(of source: borrowing Descriptor) throws(CopyFault) {
    let before = try Self.blaming(CopyFault.source) { () throws(FileFault) in try source.status() }
    var count = 0
    while true {
      let piece = try Self.blaming(CopyFault.source) { () throws(FileFault) in
        try source.read(upTo: 65_536)
      }
      if piece.isEmpty { break }
      try Self.blaming(CopyFault.copy) { () throws(FileFault) in try write(piece) }
      count += piece.count
    }
    let after = try Self.blaming(CopyFault.source) { () throws(FileFault) in try source.status() }
    guard count == Int(before.st_size), after.hasSameContent(as: before) else {
      throw .source(.changedWhileRead)
    }
  }

  private static func blaming<Answer>(
    _ culprit: (FileFault) -> CopyFault, _ body: () throws(FileFault) -> Answer
  ) throws(CopyFault) -> Answer {
    do throws(FileFault) { return try body() } catch { throw culprit(error) }
  }
}
