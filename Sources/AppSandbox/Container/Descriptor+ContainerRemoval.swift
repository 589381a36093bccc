import Glibc

extension Descriptor {
  /// Removes from a container's home what is the container's, its marker last, so that a removal
  /// which is killed can be begun again.
  func removeContainer() throws(FileFault) {
    var removal = Removal(isGentle: false)
    let device = try status().st_dev
    for name in try rawNames() {
      guard let text = String(nameInC: name), Self.isContainerName(text) else { continue }
      do throws(FileFault) {
        try removal.remove(name, from: self, on: device)
      } catch .doesNotExist {
        // Somebody else was quicker.
      }
    }
    try synchronizeFolder()
    do throws(FileFault) { try unlink(ContainerMarker.name) } catch .doesNotExist {}
  }

  /// What is in a container's home and not the container's.
  func foreignNames() throws(FileFault) -> [[CChar]] {
    try rawNames().filter { name in
      guard let text = String(nameInC: name) else { return true }
      return text != ContainerMarker.name && !Self.isContainerName(text)
    }
  }

  /// Removes the folder of that name if nothing is in it; when it returns, the disk knows.
  func removeFolderIfEmpty(_ name: String) throws(FileFault) {
    do throws(FileFault) {
      try retrying { unlinkat(number, name, AT_REMOVEDIR) }
      try synchronizeFolder()
    } catch .system(let code) where code == ENOTEMPTY || code == EBUSY {
      // Other files are in it, or it is a file system of its own.
    } catch .doesNotExist {
      // Somebody else was quicker.
    } catch .alreadyExists {
      // What some file systems say for a folder with files in it.
    }
  }

  static func isContainerName(_ name: String) -> Bool {
    Sandbox.layout.contains([name]) || TemporaryFile.isName(name)
  }
}
