import AppSandbox
import Foundation
import Testing

/// Several processes at one container.
@Suite(.serialized) struct ProcessTests {
  /// The one byte that a whole file consists of, or `nil`.
  private func letter(_ data: Data, count: Int) -> UInt8? {
    data.count == count && Set(data).count == 1 ? data.first : nil
  }

  @Test func twoWritersAtOnceNeverMix() throws {
    let folder = try TemporaryFolder()
    let documents = try folder.sandbox().documents
    try documents.write(Data(repeating: UInt8(ascii: "A"), count: 9000), to: "a.data")
    let writers = try ["A", "B"].map {
      try Running(probe, ["loop", folder.home, "a.data", $0, "9000", "100"])
    }
    while writers.contains(where: \.process.isRunning) {
      #expect(letter(try documents.read("a.data", limit: 9000), count: 9000) != nil)
    }
    #expect(writers.allSatisfy { $0.process.terminationStatus == 0 })
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func aWriterKilledAnywhereLeavesOldOrNew() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    for number in 0..<40 {
      let letters = ["A", "B", "C"]
      let writer = try Running(
        probe, ["loop", folder.home, "a.data", letters[number % 3], "20000", "1000000"])
      try writer.waitForSteps(1 + number % 4)
      writer.kill()
      let data = try sandbox.documents.read("a.data", limit: 20_000)
      #expect(letter(data, count: 20_000) == letters[number % 3].utf8.first)
    }
    try sandbox.sweep()
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func aSweepTakesNothingFromWritersThatLive() throws {
    let folder = try TemporaryFolder()
    let sandbox = try folder.sandbox()
    let writer = try Running(probe, ["loop", folder.home, "a.data", "A", "9000", "150"])
    while writer.process.isRunning { try sandbox.sweep() }
    let errors = writer.errors.fileHandleForReading.readDataToEndOfFile()
    #expect(String(decoding: errors, as: UTF8.self) == "")
    #expect(writer.process.terminationStatus == 0)
    #expect(try folder.documentNames() == ["a.data"])
  }

  @Test func aLockOfAnotherProcessIsGivenBackWhenThatIsKilled() throws {
    let folder = try TemporaryFolder()
    let tmp = try folder.sandbox().tmp
    let holder = try Running(probe, ["lock", folder.home, "a.lock"])
    try holder.waitForSteps(1)
    #expect(try isHeld("a.lock", in: tmp))
    #expect(try runProbe("lock", folder.home, "a.lock").status == 3)
    holder.kill()
    #expect(try !isHeld("a.lock", in: tmp))
  }
}
