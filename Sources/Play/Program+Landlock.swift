import AppSandbox
import FoundationEssentials
import Glibc
import TerminalBoard

extension Program {
  /// Opens the container, shuts the program in and speaks the language of the settings.
  ///
  /// Of the container nothing is read before the landlock stands but the marker that says it is one.
  ///
  /// - Parameters:
  ///   - keepingSecrets: Whether the command may add to the keychain.
  ///   - emptying: Where a folder that was made may be taken back.
  mutating func enter(
    keepingSecrets: Bool = false, emptying: [URL] = []
  ) throws(Failure) -> (sandbox: Sandbox, landlock: Landlock.Status) {
    let sandbox: Sandbox
    do throws(SandboxError) {
      sandbox = try Sandbox(home: try home(), bundle: surroundings.bundle)
    } catch {
      throw Failure(verbatim: error.description)
    }
    let keychain = keychain(of: sandbox)
    if keepingSecrets {
      do { try keychain.prepare() } catch { throw Failure(verbatim: error.description) }
    }
    let landlock = shutIn(with: [sandbox.home, keychain.url], sandbox.bundle, emptying)
    takeSettings(in: sandbox)
    return (sandbox, landlock)
  }

  /// Leaves nothing in reach but `folders`, what the command line names, and, to be read, `bundle` and
  /// the system's files.
  @discardableResult
  func shutIn(
    with folders: [URL] = [], _ bundle: ResourceBundle? = nil, _ emptying: [URL] = []
  ) -> Landlock.Status {
    Landlock(
      reading: bundle.map { [$0.url] } ?? [], files: namedFiles, writing: folders + namedFolders,
      emptying: emptying, environment: surroundings.environment
    ).restrict()
  }

  private var namedFiles: [String] {
    switch invocation.action {
    case .check(let files, format: _, isMending: _): files
    case .restore(let word), .show(let word, asSVG: _), .analyse(let word): word.map { [$0] } ?? []
    case .play, .games, .history, .places, .backUp, .recover, .signIn, .signOut, .whoAmI,
      .uninstall, .help, .version:
      []
    }
  }

  /// Those that the command writes in.
  private var namedFolders: [URL] {
    if case .backUp(let folder) = invocation.action { return [URL.folder(folder)] }
    guard case .check(let files, format: _, isMending: true) = invocation.action else { return [] }
    return files.map { file in
      let folder = file[..<(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)]
      return URL.folder(folder.isEmpty ? "." : String(folder))
    }
  }
}

extension Landlock.Status {
  /// What stands, and what that means for the folders that are named before it.
  var sentence: Phrase {
    switch self {
    case .landlock(let abi):
      "Landlock (ABI \(abi)); nothing else can be opened but the system's files, to read"
    case .absent(let absence): "none (\(absence.phrase)); the program keeps to these by itself"
    }
  }
}

extension Landlock.Unavailability {
  /// Its description, as a phrase.
  fileprivate var phrase: Phrase {
    switch self {
    case .kernelHasNone: "this kernel has no Landlock"
    case .isTurnedOff: "Landlock is turned off in this kernel"
    case .isRefused(let code): "Landlock is refused here: \(String(cString: strerror(code)))"
    }
  }
}
