import Glibc

extension Descriptor {
  /// The folder at the end of a path, without following a link on the way.
  func openFolder(at components: [String]) throws(FileFault) -> Descriptor {
    var folder = try openFolder(below: ".")
    for component in components { folder = try folder.openFolder(below: component) }
    return folder
  }

  /// The same, making the folders that are missing.
  func makeFolder(at components: [String]) throws(FileFault) -> Descriptor {
    var folder = try openFolder(below: ".")
    for component in components { folder = try folder.makeFolder(component) }
    return folder
  }

  /// An open regular file at the end of a path, without following a link on the way.
  func openRegularFile(at path: BackupPath) throws(FileFault) -> Descriptor {
    try openFolder(at: path.folder).openRegularFile(path.name, followingLinks: false)
  }

  /// Returns when the disk has the names of all these files and of the folders that they are in.
  func synchronizeTree(of files: [BackupPath]) throws(FileFault) {
    var folders: Set<[String]> = [[]]
    for file in files {
      for count in file.folder.indices { folders.insert(Array(file.folder[...count])) }
    }
    for folder in folders { try openFolder(at: folder).synchronizeFolder() }
  }

  /// The size and sum of an open regular file, from its start.
  func sum() throws(FileFault) -> (size: Int, sha256: String) {
    try retrying { lseek(number, 0, SEEK_SET) }
    var sum = SHA256()
    var size = 0
    while true {
      let piece = try read(upTo: 65_536)
      if piece.isEmpty { return (size, sum.hexadecimal()) }
      size += piece.count
      sum.add(piece)
    }
  }

  /// `futimens(2)`.
  func setModified(_ time: timespec) throws(FileFault) {
    let times = [time, time]
    try retrying { futimens(number, times) }
  }
}
