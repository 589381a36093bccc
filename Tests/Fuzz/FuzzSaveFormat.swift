import SaveFormat
import TicTacToe

/// What must hold for every text: it is a game that survives being written, or a refusal that a
/// person can follow.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let save = try SaveText.read(bytes, file: "f")
    for warning in save.warnings { check(warning, bytes) }
    let written = SaveText.bytes(of: save.game)
    if written.count <= SaveText.limit {
      let again = try SaveText.read(written, file: "f")
      precondition(again.game == save.game, "The game changed by being written.")
    }
  } catch {
    precondition(error.diagnostics.contains { $0.severity == .error }, "Refused without an error.")
    for diagnostic in error.diagnostics { check(diagnostic, bytes) }
  }
  return 0
}

private func check(_ diagnostic: Diagnostic, _ bytes: [UInt8]) {
  for scalar in (diagnostic.description + diagnostic.json).unicodeScalars where scalar != "\n" {
    precondition(scalar.properties.generalCategory != .control, "A control character is printed.")
  }
  guard let place = diagnostic.place else { return }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  precondition(lines.indices.contains(place.line - 1), "The line is not in the file.")
  // A culprit may begin inside a character, so parts of a line count for more than the whole.
  let width = String(decoding: lines[place.line - 1], as: UTF8.self).unicodeScalars.count
  precondition(1...width + 1 ~= place.column, "The column is not on the line.")
  precondition(place.column + place.length <= width + 1, "The culprit runs over the line.")
}
