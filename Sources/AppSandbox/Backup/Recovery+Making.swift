import FoundationEssentials
import Glibc

extension Recovery {
  func makeContainer(in parent: borrowing Descriptor) throws(BackupError) -> Descriptor {
    let path = home.parent.appendingComponent(aside)
    let folder = try withPath(path) { () throws(FileFault) in
      let folder = try parent.makeFolder(aside)
      _ = try folder.lock()
      return folder
    }
    do throws(SandboxError) {
      _ = try Sandbox(home: URL(filePath: path, directoryHint: .isDirectory))
    } catch {
      discard(folder, in: parent)
      throw .home(error)
    }
    return folder
  }

  /// Copies every file, and holds the copy against the sum that was checked.
  func fill(
    _ new: borrowing Descriptor, with backup: CheckedBackup, from source: borrowing Descriptor,
    at path: String
  ) throws(BackupError) {
    for file in backup.files {
      let sourcePath = path.appendingComponent(file.path.text)
      let copyPath = home.path.appendingComponent(file.path.text)
      let original = try withPath(sourcePath) { () throws(FileFault) in
        try source.openRegularFile(at: file.path)
      }
      let copy = try withPath(copyPath) { () throws(FileFault) in
        try new.makeFolder(at: file.path.folder)
          .openBelow(file.path.name, O_RDWR | O_CREAT | O_EXCL)
      }
      try withPaths(sourcePath, copyPath) { () throws(CopyFault) in
        try copy.copyContent(of: original)
      }
      let sum = try withPath(copyPath) { () throws(FileFault) in
        try copy.setPermissions(0o600)
        try copy.setModified(original.status().st_mtim)
        try copy.synchronize()
        return try copy.sum()
      }
      if sum.sha256 != file.sha256 { throw .file(FileError(sourcePath, .changedWhileRead)) }
    }
    try withPath(home.path) { () throws(FileFault) in
      try new.synchronizeTree(of: backup.files.map(\.path))
    }
  }
}
