import FoundationEssentials
import Glibc

extension Descriptor {
  /// Writes all of `data`, however small the pieces that the kernel takes.
  func write(_ data: Data) throws(FileFault) {
    var rest = data[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(
        try retrying { rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } })
    }
  }

  /// Reads up to `count` bytes; fewer only at the end of the file.
  func read(upTo count: Int) throws(FileFault) -> Data {
    var data = Data(count: count)
    var end = 0
    while end < count {
      let start = end
      let got = try retrying {
        data.withUnsafeMutableBytes { bytes in
          let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
          return Glibc.read(number, rest.baseAddress, rest.count)
        }
      }
      if got == 0 { break }
      end += got
    }
    return data.prefix(end)
  }

  /// Opens a regular file for reading, without waiting for a named pipe's other end and without
  /// touching a device.
  func openRegularFile(_ name: String, followingLinks: Bool) throws(FileFault) -> Descriptor {
    // Opening some devices does something, so the kind is asked first, and again once it is open.
    guard let status = try status(of: name, followingLinks: followingLinks) else {
      throw .doesNotExist
    }
    if status.kind != .regularFile { throw .isNotRegularFile(status.kind) }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
    let file = followingLinks ? try open(name, flags) : try openBelow(name, flags)
    let kind = try file.status().kind
    if kind != .regularFile { throw .isNotRegularFile(kind) }
    return file
  }

  /// The whole content of a regular file of at most `limit` bytes.
  func readRegularFile(
    _ name: String, limit: Int, followingLinks: Bool
  ) throws(FileFault) -> Data {
    let file = try openRegularFile(name, followingLinks: followingLinks)
    let before = try file.status()
    let size = Int(before.st_size)
    if size > limit { throw .isLarger(size: size, limit: limit) }
    // One byte more than there should be shows a file that grows.
    let data = try file.read(upTo: size + 1)
    guard data.count == size, try file.status().hasSameContent(as: before) else {
      throw .changedWhileRead
    }
    return data
  }

  /// Appends the whole content of `source`, an open regular file, at the place where both are.
  func write(contentOf source: borrowing Descriptor) throws(FileFault) {
    do throws(CopyFault) { try copyContent(of: source) } catch { throw error.fault }
  }
}
