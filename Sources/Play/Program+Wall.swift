import AppSandbox
import FoundationEssentials

extension Program {
  /// Opens the container and shuts the program in.
  ///
  /// Of the container nothing is read before the wall stands but the marker that says it is one.
  func enter() throws(Failure) -> (sandbox: Sandbox, wall: Wall.Standing) {
    let sandbox: Sandbox
    do throws(SandboxError) {
      sandbox = try Sandbox(home: try home())
    } catch {
      throw Failure(error.description)
    }
    let keychain = URL(filePath: sandbox.home.path + "-keychain", directoryHint: .isDirectory)
    return (sandbox, shutIn(with: [sandbox.home, keychain]))
  }

  /// Leaves nothing in reach but `folders`, what the command line names, and the system's files.
  @discardableResult
  func shutIn(with folders: [URL] = []) -> Wall.Standing {
    Wall(
      files: namedFiles, writing: folders + namedFolders, environment: surroundings.environment
    ).raise()
  }

  private var namedFiles: [String] {
    switch invocation.action {
    case .check(let files, format: _, isMending: _): files
    case .restore(let word), .show(let word, asSVG: _): word.map { [$0] } ?? []
    case .play, .games, .history, .places, .help, .version: []
    }
  }

  /// Those that the command writes in.
  private var namedFolders: [URL] {
    guard case .check(let files, format: _, isMending: true) = invocation.action else { return [] }
    return files.map { file in
      let folder = file[..<(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)]
      return URL(filePath: folder.isEmpty ? "." : String(folder), directoryHint: .isDirectory)
    }
  }
}

extension Wall.Standing {
  /// What stands, and what that means for the folders that are named before it.
  var sentence: String {
    switch self {
    case .landlock: "\(self); nothing else can be opened but the system's files, to read"
    case .absent: "\(self); the program keeps to these by itself"
    }
  }
}
