import AppSandbox
import Foundation
import Testing

/// In this process: a crash would end it.
@Suite(.timeLimit(.minutes(1))) struct KeyedArchiveMutationTests {
  /// Small: an object, a date in an array, and a number.
  private func sample() throws -> PropertyList {
    var archiver = KeyedArchiver()
    archiver.encode(ArchivedDevice(name: "one"), forKey: "root")
    archiver.encode([.date(Date(timeIntervalSinceReferenceDate: 1))], forKey: "dates")
    archiver.encode(7, forKey: "seven")
    return try archiver.propertyList()
  }

  private func isRead(_ data: Data) -> Bool {
    do throws(KeyedArchiveError) {
      let unarchiver = try KeyedUnarchiver(reading: data, allowing: [ArchivedDevice.self])
      // Whatever is in it is also taken out, and can be described.
      let device = try unarchiver.decodeObject(of: ArchivedDevice.self, forKey: "root")
      let dates = try unarchiver.decodeArray(forKey: "dates")
      let seven = try unarchiver.decodeInteger(forKey: "seven")
      return !"\(device)\(dates)\(seven)".isEmpty
    } catch {
      return error.description.isEmpty
    }
  }

  @Test func everyChangedByteOfABinaryArchiveIsReadOrRefused() throws {
    let data = try sample().binary()
    #expect(isRead(data))
    var refused = 0
    forEveryChange(of: data, values: { [$0 ^ 1, $0 ^ 2, $0 ^ 0x10, $0 ^ 0x80] }) {
      if !isRead($0) { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test func everyChangedByteOfAnXMLArchiveIsReadOrRefused() throws {
    let data = PropertyListSamples.compact(try sample().xml())
    #expect(isRead(data))
    var refused = 0
    forEveryChange(of: data, values: { [$0 ^ 1] }) {
      if !isRead($0) { refused += 1 }
    }
    #expect(refused > 0)
  }
}
