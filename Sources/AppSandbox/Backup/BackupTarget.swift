import FoundationEssentials
import Glibc

/// The folder in which a backup is being made.
struct BackupTarget: ~Copyable {
  let path: String
  let folder: Descriptor
  private let place: Location
  /// Whether it was not there before.
  private let isNew: Bool

  /// Makes the folder, or takes one that is empty.
  init(_ url: URL, outside home: String) throws(BackupError) {
    let place: Location
    do throws(FileError) { place = try Location(url) } catch { throw .file(error) }
    if place.isWithin(home) { throw .folderIsInHome(path: place.path) }
    let isNew = try withPath(place.path) { () throws(FileFault) in
      try Descriptor.workingFolder.status(of: place.path) == nil
    }
    let folder = try Self.make(place, isNew: isNew)
    let names = try withPath(place.path) { () throws(FileFault) in try folder.rawNames() }
    if !names.isEmpty { throw .targetIsNotEmpty(path: place.path) }
    path = place.path
    (self.place, self.isNew) = (place, isNew)
    self.folder = folder
  }

  /// Copies one file of the container, and says what the manifest will say of it.
  ///
  /// - Returns: `nil` when the file has gone since it was listed.
  func add(
    _ file: BackupPath, from home: borrowing Descriptor, at homePath: String
  ) throws(BackupError) -> (file: BackupManifest.File, isDatabase: Bool)? {
    let sourcePath = homePath.appendingComponent(file.text)
    let outer = try withPath(sourcePath) { () throws(FileFault) in
      try home.openFolder(at: file.folder)
    }
    let found = try withPath(sourcePath) { () throws(FileFault) in try outer.status(of: file.name) }
    guard let found else { return nil }
    let copyPath = path.appendingComponent(file.text)
    let copy = try withPath(copyPath) { () throws(FileFault) in
      try folder.makeFolder(at: file.folder)
        .openBelow(file.name, O_RDWR | O_CREAT | O_EXCL)
    }
    // An empty file is not opened either: it may be a database before its first transaction.
    let isEmpty = found.st_size == 0
    let isDatabase = isEmpty ? false : try copyDatabase(at: sourcePath, to: copyPath)
    if !isEmpty, !isDatabase {
      let original = try withPath(sourcePath) { () throws(FileFault) in
        try outer.openRegularFile(file.name, followingLinks: false)
      }
      try withPaths(sourcePath, copyPath) { () throws(CopyFault) in
        try copy.copyContent(of: original)
      }
    }
    return try withPath(copyPath) { () throws(FileFault) in
      try copy.setModified(found.st_mtim)
      try copy.synchronize()
      let sum = try copy.sum()
      let entry = BackupManifest.File(path: file.text, size: sum.size, sha256: sum.sha256)
      return (entry, isDatabase)
    }
  }

  /// - Returns: `false` when the file is no database, or a damaged one, which is copied as it is.
  private func copyDatabase(at path: String, to copy: String) throws(BackupError) -> Bool {
    guard let database = DatabaseCopy(of: path) else { return false }
    switch database.write(to: copy) {
    case .copied: return true
    case .isDamaged: return false
    case .failed(let words, let isOfCopy):
      throw .database(path: isOfCopy ? copy : path, words)
    }
  }

  /// Takes away all that was made: what cannot be taken away has no list, and so is no backup.
  func discard() {
    var removal = Removal(isGentle: false)
    if let device = try? folder.status().st_dev {
      for name in [BackupManifest.name] + BackupPath.roots {
        try? removal.remove(Array(name.utf8CString), from: folder, on: device)
      }
    }
    if isNew { Self.remove(place) }
  }

  private static func make(_ place: Location, isNew: Bool) throws(BackupError) -> Descriptor {
    do throws(FileFault) {
      return try Descriptor.makeFolder(place)
    } catch {
      if isNew { remove(place) }
      throw .file(FileError(place.path, error))
    }
  }

  private static func remove(_ place: Location) {
    try? Descriptor.workingFolder.openFolder(place.parent).removeFolderIfEmpty(place.name)
  }

  /// Says that the backup is whole, after everything else is on the disk.
  func finish(_ files: [BackupManifest.File]) throws(BackupError) {
    try withPath(path) { () throws(FileFault) in
      try folder.synchronizeTree(of: files.map { BackupPath($0.path.pathComponents) })
      try folder.write(BackupManifest.name, replacing: false) { (file) throws(FileFault) in
        try file.write(ReadableJSON.encode(BackupManifest(files: files)))
      }
    }
  }
}
