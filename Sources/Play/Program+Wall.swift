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
    return (sandbox, try shutIn(with: [sandbox.home]))
  }

  /// Leaves nothing in reach but `folders`, the files that the command line names, and the system's.
  @discardableResult
  func shutIn(with folders: [URL] = []) throws(Failure) -> Wall.Standing {
    let wall = Wall(
      files: namedFiles, writing: folders, environment: surroundings.environment)
    do throws(FileError) {
      return try wall.raise()
    } catch {
      throw Failure("\(error).")
    }
  }

  private var namedFiles: [String] {
    switch invocation.action {
    case .check(let files): files
    case .restore(let word), .show(let word, asSVG: _): word.map { [$0] } ?? []
    case .play, .games, .places, .help, .version: []
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
