/// What a backup holds, after everything in it was read and held against its list.
struct CheckedBackup {
  struct File {
    let path: BackupPath
    /// The sum of what is there now.
    let sha256: String
  }

  let files: [File]
  /// Paths of those that are not as the list has them.
  let edited: [String]

  /// - Throws: ``BackupError`` for all but files that were edited.
  init(_ folder: borrowing Descriptor, at path: String) throws(BackupError) {
    let listed = try BackupManifest.read(in: folder, at: path).checkedFiles()
    let tree = try FileTree(in: folder, at: path, choosingForBackup: false)
    try Self.checkNamesAlone(folder, at: path, tree, Set(listed.keys))
    var files: [File] = []
    var edited: [String] = []
    for file in tree.files {
      let sum = try withPath(path.appendingComponent(file.text)) { () throws(FileFault) in
        try folder.openRegularFile(at: file).sum()
      }
      files.append(File(path: file, sha256: sum.sha256))
      if let entry = listed[file], entry.size != sum.size || entry.sha256 != sum.sha256 {
        edited.append(file.text)
      }
    }
    (self.files, self.edited) = (files, edited)
  }

  /// Both lists must be the same before a file is opened.
  private static func checkNamesAlone(
    _ folder: borrowing Descriptor, at path: String, _ tree: FileTree, _ listed: Set<BackupPath>
  ) throws(BackupError) {
    let expected = BackupPath.roots + [BackupManifest.name]
    let names = try withPath(path) { () throws(FileFault) in try folder.rawNames() }
      .map { String(decodingNameInC: $0) }
    let unknown =
      names.filter { !expected.contains($0) } + tree.others
      + tree.files.filter { !listed.contains($0) }.map(\.text)
    if !unknown.isEmpty { throw .filesAreUnknown(unknown) }
    let missing = listed.subtracting(tree.files).map(\.text)
    if !missing.isEmpty { throw .filesAreMissing(missing.sorted()) }
  }
}
