import AppSandbox
import FoundationEssentials
import Glibc
import SaveFormat
import SavedGames

/// How `check` says what it found.
enum CheckFormat: String {
  case text, json
}

extension Program {
  /// Says of each file whether it is a save, and never writes but to mend.
  ///
  /// - Parameter files: `-` is standard input.
  /// - Returns: 1 when a file has an error or could not be mended; warnings alone give 0.
  func check(_ files: [String], format: CheckFormat, isMending: Bool) -> Int32 {
    var count = (errors: 0, warnings: 0)
    var hasFailed = false
    for file in files {
      let (save, diagnostics) = examine(file)
      count.errors += diagnostics.count { $0.severity == .error }
      count.warnings += diagnostics.count { $0.severity == .warning }
      let lines = diagnostics.map { format == .json ? $0.json : $0.text(ascii: output.isASCII) }
      guard output.print(lines) else { return 1 }
      if isMending, let save, !mend(file, save, sayingSoOn: format == .json ? errors : output) {
        hasFailed = true
      }
    }
    if format == .text, !output.print(summary(files.count, count)) { return 1 }
    return count.errors > 0 || hasFailed ? 1 : 0
  }

  private func examine(_ file: String) -> (LoadedSave?, [Diagnostic]) {
    do {
      let save = try file == "-" ? readInput() : Saves.check(fileAt: file)
      return (save, save.warnings)
    } catch {
      return (nil, error.diagnostics)
    }
  }

  private func readInput() throws(UnreadableSave) -> LoadedSave {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= SaveText.limit {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk.prefix(count)
    }
    return try SaveText.read(bytes, file: "-")
  }

  private func summary(_ files: Int, _ count: (errors: Int, warnings: Int)) -> String {
    func counted(_ number: Int, _ noun: String) -> String {
      "\(number == 0 ? "no" : String(number)) \(noun)\(number == 1 ? "" : "s")"
    }
    return "\(counted(files, "file")) checked: \(counted(count.errors, "error")), "
      + "\(counted(count.warnings, "warning"))."
  }

  /// Writes a save anew in the standard form, unless it has that already.
  ///
  /// - Parameter writer: Where that is said; among JSON there is no place for it.
  /// - Returns: Whether it is so now.
  private func mend(_ file: String, _ save: LoadedSave, sayingSoOn writer: LineWriter) -> Bool {
    let bytes = Data(SaveText.bytes(of: save.game, seal: save.seal))
    do throws(FileError) {
      if try RegularFile.read(path: file, limit: SaveText.limit) == bytes { return true }
      let kept = try RegularFile.replace(path: file, with: bytes) { number in
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return name + (number == 1 ? ".orig" : ".orig-\(number)")
      }
      return writer.print(
        "\(visible(file)): written anew; the old one is kept as \(visible(kept))")
    } catch {
      errors.print("tictactoe: \(error)")
      return false
    }
  }
}
