import SaveFormat
import Testing
import TicTacToe

/// What a text may be turned into by one slip of a finger.
private struct Slips {
  let bytes: [UInt8]
  private static let likely =
    Array("\"',:;{}[]()=/*#\\ \n\tXxO0o._-1a\u{0}\u{7F}“é".utf8) + [0xFF, 0x80]

  func substitution(at offset: Int, by byte: UInt8) -> [UInt8] {
    var changed = bytes
    changed[offset] = byte
    return changed
  }

  func deletion(at offset: Int) -> [UInt8] {
    var changed = bytes
    changed.remove(at: offset)
    return changed
  }

  func insertion(of byte: UInt8, at offset: Int) -> [UInt8] {
    var changed = bytes
    changed.insert(byte, at: offset)
    return changed
  }

  /// Every sign left out, typed twice, and mistaken for one that looks or means alike.
  var ofSigns: [[UInt8]] {
    let signs = Array("\"':,{}[]".utf8)
    let alike = Array("'\"=;[]{}".utf8)
    return bytes.indices.flatMap { offset -> [[UInt8]] in
      guard let sign = signs.firstIndex(of: bytes[offset]) else { return [] }
      return [
        deletion(at: offset), insertion(of: bytes[offset], at: offset),
        substitution(at: offset, by: alike[sign]),
      ]
    }
  }

  /// Every deletion, and of the others some.
  func sample(_ share: Int, using generator: inout SeededGenerator) -> [[UInt8]] {
    var texts = bytes.indices.map(deletion)
    for offset in bytes.indices {
      for byte in Slips.likely where generator.chance(share) {
        texts.append(substitution(at: offset, by: byte))
      }
      for byte in Slips.likely where generator.chance(share) {
        texts.append(insertion(of: byte, at: offset))
      }
    }
    return texts
  }
}

@Suite struct ExhaustionTests {
  /// Expects `bytes` to load a legal game or to be answered with places inside the file.
  private func expectAnAnswer(_ bytes: [UInt8]) {
    let reading = Reading(bytes)
    let isSound =
      reading.game.map { (try? $0.rules.check($0.grid)) != nil }
      ?? reading.diagnostics.contains { $0.severity == .error }
    if !isSound { Issue.record("no answer to \(String(decoding: bytes, as: UTF8.self))") }
    for diagnostic in reading.diagnostics { expectInside(diagnostic, bytes) }
  }

  @Test(arguments: Folders.names(in: Folders.examples))
  func everyPrefixOfASaveGetsAnAnswer(_ name: String) throws {
    let bytes = try Folders.bytes(name, in: Folders.examples)
    for count in bytes.indices { expectAnAnswer(Array(bytes[..<count])) }
  }

  @Test(arguments: Folders.names(in: Folders.examples))
  func everySlipOfAFingerGetsAnAnswer(_ name: String) throws {
    let bytes = try Folders.bytes(name, in: Folders.examples)
    var generator = SeededGenerator(UInt64(bytes.count))
    for text in Slips(bytes: bytes).sample(2, using: &generator) { expectAnAnswer(text) }
  }

  @Test(arguments: Folders.names(in: Folders.diagnostics))
  func everySlipOnTopOfASlipGetsAnAnswer(_ name: String) throws {
    let bytes = try Folders.bytes(name, in: Folders.diagnostics)
    guard bytes.count < 500 else { return }
    var generator = SeededGenerator(UInt64(bytes.count))
    let texts = Slips(bytes: bytes).sample(1, using: &generator)
    for text in texts.shuffled(using: &generator).prefix(25) {
      expectAnAnswer(text)
    }
  }

  /// Applying a cure must lead on: the fault goes away, and none comes at or before its place.
  @Test(arguments: Folders.names(in: Folders.examples) + Folders.names(in: Folders.diagnostics))
  func aCureCuresWhatItIsShownFor(_ name: String) throws {
    let folder =
      Folders.names(in: Folders.examples).contains(name) ? Folders.examples : Folders.diagnostics
    let bytes = try Folders.bytes(name, in: folder)
    var generator = SeededGenerator(UInt64(bytes.count))
    let texts = bytes.count < 500 ? Slips(bytes: bytes).sample(2, using: &generator) : []
    for text in [bytes] + texts.shuffled(using: &generator).prefix(40) {
      guard let fault = syntaxFault(in: text), let cure = fault.cure else { continue }
      guard let next = syntaxFault(in: cure.applied(to: text)) else { continue }
      if next.reason == fault.reason, next.range?.lowerBound == fault.range?.lowerBound {
        Issue.record("\(fault) stays after its cure in \(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  /// Signs left out, typed twice or mistaken for another: all but a few, which even a person
  /// could only guess at, come back as they were when their cure is applied.
  @Test func aSlipOfASignIsMendedByItsCure() throws {
    var (slips, mended) = (0, 0)
    for bytes in try Folders.exampleBytes() {
      let game = Reading(bytes).game
      for text in Slips(bytes: bytes).ofSigns {
        guard let fault = syntaxFault(in: text) else { continue }
        slips += 1
        guard let cure = fault.cure else { continue }
        mended += Reading(cure.applied(to: text)).game == game ? 1 : 0
      }
    }
    #expect(slips > 600 && mended * 100 >= slips * 99, "\(mended) of \(slips)")
  }

  private func syntaxFault(in bytes: [UInt8]) -> SyntaxFault? {
    do throws(SyntaxFault) {
      _ = try JSONText(bytes)
      return nil
    } catch {
      return error
    }
  }
}
