import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// The saved games of a container.
public struct Saves: Sendable {
  /// The container that they lie in.
  public let sandbox: Sandbox
  /// What seals the saves of who is signed in.
  let token: Token?
  /// What can have sealed them before.
  let tokens: Tokens?

  /// The saved games of `sandbox`; nothing is read yet.
  ///
  /// - Parameters:
  ///   - token: Of who is signed in, if anybody.
  ///   - keychain: Has the tokens of others and of earlier sign-ins, whose seals are good too. It is asked
  ///     only about a seal that `token` did not make.
  public init(
    in sandbox: Sandbox, sealedBy token: Token? = nil, checkedBy keychain: Keychain? = nil
  ) {
    (self.sandbox, self.token) = (sandbox, token)
    tokens = keychain.map(Tokens.init)
  }

  var documents: Folder { sandbox.documents }

  /// The path of a saved game's file, for messages.
  public func path(of name: SaveName) -> String { documents.path + "/" + name.file }

  /// What a file in Documents holds.
  ///
  /// - Parameter file: What to call it in diagnostics; by default its path.
  func content(of name: SaveName, calling file: String? = nil) -> Content {
    let called = file ?? path(of: name)
    do {
      return Saves.content(try documents.read(name.file, limit: SaveText.limit), called)
    } catch {
      return Content(error, called)
    }
  }

  static func content(_ data: Data, _ file: String) -> Content {
    do {
      return .game(try SaveText.read([UInt8](data), file: file), data)
    } catch {
      return .unreadable(error)
    }
  }

  /// What a file turned out to be.
  enum Content {
    case game(LoadedSave, Data)
    case unreadable(UnreadableSave)
    /// It could not be opened or read.
    case inaccessible(FileError, UnreadableSave)
    case nothing(UnreadableSave)

    init(_ error: FileError, _ file: String) {
      let diagnostic = Diagnostic(error, file: file)
      let save = UnreadableSave(diagnostics: [diagnostic])
      self =
        switch error.fault {
        case .doesNotExist: .nothing(save)
        case .isLarger: .unreadable(save)
        default: .inaccessible(error, save)
        }
    }

    /// The game, or why there is none.
    func load() throws(UnreadableSave) -> LoadedSave {
      switch self {
      case .game(let save, _): return save
      case .unreadable(let why), .inaccessible(_, let why), .nothing(let why): throw why
      }
    }
  }
}

extension Diagnostic {
  /// Why a file could not be read at all.
  public init(_ error: FileError, file: String) {
    switch error.fault {
    case .isLarger: self = SaveText.tooLarge(file: file)
    case .doesNotExist: self.init(.error, .file, file: file, "there is no such file")
    case .isFolder: self.init(.error, .file, file: file, "this is a folder, not a file")
    case .isNotRegularFile(let kind):
      self.init(.error, .file, file: file, "this is \(kind), not a file that holds a save")
    default: self.init(.error, .file, file: file, "the file cannot be read: \(error.fault)")
    }
  }
}
