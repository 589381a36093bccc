import FoundationEssentials

/// The list of a backup's files, written last: where it is missing the backup is not whole.
struct BackupManifest: Hashable, Codable {
  struct File: Hashable, Codable {
    let path: String
    /// In bytes.
    let size: Int
    /// 64 hexadecimal digits in lower case.
    let sha256: String
  }

  let version: Int
  /// In the order of their paths' bytes.
  let files: [File]

  static let name = "manifest.json"
  static let version = 1

  /// Room for some 300,000 files.
  private static let limit = 1 << 26

  private struct Version: Decodable { let version: Int }

  init(files: [File]) {
    version = Self.version
    self.files = files
  }

  /// Reads the manifest of the backup at `path`, and refuses what no backup lists.
  static func read(
    in folder: borrowing Descriptor, at path: String
  ) throws(BackupError) -> BackupManifest {
    let data: Data
    do throws(FileFault) {
      data = try folder.readRegularFile(name, limit: limit, followingLinks: false)
    } catch .doesNotExist {
      throw .manifestIsMissing(path: path)
    } catch {
      throw .file(FileError(path.appendingComponent(name), error))
    }
    let decoder = JSONDecoder()
    guard let known = try? decoder.decode(Version.self, from: data), known.version > 0 else {
      throw .manifestIsUnreadable(path: path.appendingComponent(name))
    }
    if known.version > version {
      throw .formatIsNewer(path: path, version: known.version, known: version)
    }
    guard let manifest = try? decoder.decode(Self.self, from: data) else {
      throw .manifestIsUnreadable(path: path.appendingComponent(name))
    }
    return manifest
  }

  /// The files by their paths.
  ///
  /// - Throws: ``BackupError/pathIsRefused(_:)``.
  func checkedFiles() throws(BackupError) -> [BackupPath: File] {
    var checked: [BackupPath: File] = [:]
    for file in files {
      guard let path = BackupPath(text: file.path), checked.updateValue(file, forKey: path) == nil
      else { throw .pathIsRefused(file.path) }
    }
    return checked
  }
}
