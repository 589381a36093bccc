import AppSandbox
import SaveFormat
import TicTacToe

/// Why a saved game could not be restored.
public struct RestoreError: Error, Sendable {
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
    let content = content(of: name, calling: file)
    do {
      return try content.load()
    } catch {
      var earlier: SavedGame?
      if case .inaccessible = content {} else { earlier = listing(of: name.earlier) }
      throw RestoreError(why: error, earlier: earlier.flatMap { $0.game == nil ? nil : $0 })
    }
  }

  /// Reads a save from outside the container: a copy is delivered to the Inbox, read there and
  /// removed, whether it can be read or not.
  ///
  /// - Parameter path: As the person typed it; diagnostics say it so.
  public func restore(fileAt path: String) throws(UnreadableSave) -> LoadedSave {
    let content: Content
    do {
      let inbox = sandbox.inbox
      let copy = try inbox.deliver(contentsOf: path, limit: SaveText.limit)
      let data = try inbox.read(copy, limit: SaveText.limit)
      try inbox.remove(copy)
      content = Saves.content(data, path)
    } catch {
      content = Content(error, path)
    }
    return try content.load()
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
