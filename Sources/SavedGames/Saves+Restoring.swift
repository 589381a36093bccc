import AppSandbox
import FoundationEssentials
import SaveFormat
import TicTacToe

/// Why a saved game could not be restored.
public struct RestoreError: Error, Sendable {
  /// What is wrong with its file.
  public let why: UnreadableSave
  /// What the last save of the same game replaced, when that can be read: to be offered, never to
  /// be taken in silence.
  public let earlier: SavedGame?
}

extension Saves {
  /// Reads a saved game; nothing on disk changes.
  ///
  /// - Parameter file: What to call its file in diagnostics; by default its path.
  public func restore(
    _ name: SaveName = .standard, calling file: String? = nil
  ) throws(RestoreError) -> LoadedSave {
    do {
      return try content(of: name, calling: file).load()
    } catch {
      let earlier = listing(of: name.earlier)
      throw RestoreError(why: error, earlier: earlier?.game == nil ? nil : earlier)
    }
  }

  /// Reads a save from outside the container: a copy is delivered to the Inbox, read there and
  /// removed, whether it can be read or not.
  ///
  /// - Parameter path: As the person typed it; diagnostics say it so.
  public func restore(fileAt path: String) throws(UnreadableSave) -> LoadedSave {
    let original: Data
    do {
      original = try RegularFile.read(path: path, limit: SaveText.limit)
    } catch {
      return try Content(error, path).load()
    }
    let copy: Data
    do {
      copy = try throughInbox(original, from: path)
    } catch {
      let sentence = "no copy of it can be read in the game's own folder: \(error)"
      throw UnreadableSave(diagnostics: [Diagnostic(.error, .file, file: path, sentence)])
    }
    return try Saves.content(copy, path).load()
  }

  private func throughInbox(_ data: Data, from path: String) throws(FileError) -> Data {
    let inbox = sandbox.inbox
    // A file may be hidden where it comes from; in the container such names are its own.
    let name = path.split(separator: "/").last?.drop { $0 == "." } ?? ""
    let copy = try inbox.deliver(data, named: name.isEmpty ? SaveName.standard.file : String(name))
    do throws(FileError) {
      let content = try inbox.read(copy, limit: SaveText.limit)
      try inbox.remove(copy)
      return content
    } catch {
      try? inbox.remove(copy)
      throw error
    }
  }

  /// Reads a save anywhere without touching the container.
  ///
  /// - Parameter path: As the person typed it; diagnostics say it so.
  public static func check(fileAt path: String) throws(UnreadableSave) -> LoadedSave {
    let content: Content
    do {
      content = Saves.content(try RegularFile.read(path: path, limit: SaveText.limit), path)
    } catch {
      content = Content(error, path)
    }
    return try content.load()
  }
}
