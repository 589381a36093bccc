import FoundationEssentials

/// The file by which a container's home is known.
enum ContainerMarker {
  static let name = ".container"
  static let version = 1
  static let text = lead + "\(version)\n"

  private static let lead = "format version "
  private static let limit = 1024

  /// - Throws: ``SandboxError`` unless the marker says a version that is known.
  static func check(in folder: borrowing Descriptor, at home: String) throws(SandboxError) {
    let path = home.appendingComponent(name)
    let data: Data
    do throws(FileFault) {
      data = try folder.readRegularFile(name, limit: limit, followingLinks: false)
    } catch {
      throw .file(FileError(path, error))
    }
    guard let text = String(validating: data, as: UTF8.self), text.hasPrefix(lead),
      let number = Int(text.dropFirst(lead.count).filter { !$0.isWhitespace }), number > 0
    else { throw .formatIsUnreadable(path: path) }
    if number > version { throw .formatIsNewer(path: home, version: number, known: version) }
  }
}
