import FoundationEssentials
import Glibc

extension Sandbox {
  /// Makes whatever of the container is missing.
  ///
  /// - Returns: the home's absolute path without symbolic links.
  static func prepare(_ home: URL) throws(SandboxError) -> String {
    let path = home.absoluteURL.path(percentEncoded: false).droppingLastSlash()
    guard home.isFileURL, path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw .homeIsNoPath(home.isFileURL ? path : home.absoluteString)
    }
    let resolved = try resolve(path)
    let folder = try noting(resolved) { () throws(FileFault) in
      try Descriptor.workingFolder.openFolder(resolved)
    }
    try claim(folder, at: resolved)
    for components in layout where !folder.hasFolder(components) {
      var outer = try noting(resolved) { () throws(FileFault) in try folder.openFolder(below: ".") }
      var path = resolved
      for component in components {
        path = path.appendingComponent(component)
        outer = try noting(path) { () throws(FileFault) in try outer.makeFolder(component) }
      }
    }
    return resolved
  }

  /// Finds the folder, making it and its parents if nothing is there.
  private static func resolve(_ path: String) throws(SandboxError) -> String {
    let status = try noting(path) { () throws(FileFault) in
      try Descriptor.workingFolder.status(of: path, followingLinks: true)
    }
    if let status, status.kind != .folder { throw .homeIsNotFolder(path: path, status.kind) }
    if status == nil {
      let link = try noting(path) { () throws(FileFault) in
        try Descriptor.workingFolder.status(of: path)
      }
      if link?.kind == .symbolicLink { throw .linkLeadsNowhere(path: path) }
      try makeWithParents(path)
    }
    guard let resolved = realpath(path, nil) else {
      throw .file(FileError(path, FileFault(errno: errno)))
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func makeWithParents(_ path: String) throws(SandboxError) {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return }
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    let status = try noting(parent) { () throws(FileFault) in
      try Descriptor.workingFolder.status(of: parent, followingLinks: true)
    }
    if status == nil { try makeWithParents(parent) }
    _ = try noting(path) { () throws(FileFault) in
      try Descriptor.workingFolder.open(parent, O_DIRECTORY)
        .makeFolder(String(path[path.index(after: slash)...]))
    }
  }

  /// Accepts a home that has our marker, and puts one into an empty folder.
  private static func claim(_ folder: borrowing Descriptor, at home: String) throws(SandboxError) {
    while true {
      let marker = try noting(home) { () throws(FileFault) in
        try folder.status(of: ContainerMarker.name)
      }
      if marker != nil { return try ContainerMarker.check(in: folder, at: home) }
      let names = try noting(home) { () throws(FileFault) in try folder.names() }
      // Another process has made the same container meanwhile.
      if names.contains(ContainerMarker.name) { continue }
      // A start that was killed before the marker had its name leaves only that.
      guard names.allSatisfy({ $0.map(TemporaryFile.isName) ?? false }) else {
        throw .homeIsNotOurs(path: home)
      }
      do throws(FileFault) {
        if try folder.status().isReadOnly { throw .folderIsReadOnly }
        try folder.setPermissions(0o700)
        try folder.write(ContainerMarker.name, replacing: false) { (file) throws(FileFault) in
          try file.write(Data(ContainerMarker.text.utf8))
        }
      } catch .folderIsReadOnly {
        throw .homeIsReadOnly(path: home)
      } catch .alreadyExists {
        continue  // Another process makes the same container at the same time.
      } catch {
        throw .file(FileError(home, error))
      }
    }
  }

  static func noting<Answer: ~Copyable>(
    _ path: String, _ body: () throws(FileFault) -> Answer
  ) throws(SandboxError) -> Answer {
    do throws(FileFault) {
      return try body()
    } catch {
      throw .file(FileError(path, error))
    }
  }
}

extension Descriptor {
  /// Whether the folder is there and can be opened, without links; what is wrong with it else is found out
  /// by making it.
  fileprivate func hasFolder(_ components: [String]) -> Bool {
    do throws(FileFault) {
      _ = try openFolder(below: components.path)
      return true
    } catch {
      return false
    }
  }
}

extension String {
  fileprivate func droppingLastSlash() -> String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
