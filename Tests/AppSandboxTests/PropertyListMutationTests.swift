import AppSandbox
import Foundation
import Testing

/// In this process: a crash would end it.
@Suite(.timeLimit(.minutes(1))) struct PropertyListMutationTests {
  @Test func everyChangedByteOfABinaryListIsReadOrRefused() throws {
    var refused = 0
    let data = PropertyListSamples.smallBinary
    #expect(try PropertyList.read(data)["b"]?.arrayValue?.count == 6)
    forEveryChange(of: data, values: { _ in Array(0...255) }) {
      if (try? PropertyList.read($0)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test func everyChangedByteOfAnXMLListIsReadOrRefused() {
    var refused = 0
    let data = PropertyListSamples.compact(Data(PropertyListSamples.smallXML.utf8))
    // Other letters, what is not UTF-8, and what means something to XML.
    let values: (UInt8) -> [UInt8] = { [$0 ^ 1, $0 ^ 0x10, $0 ^ 0x80] + Array("<>/&;\"!?- ".utf8) }
    forEveryChange(of: data, values: values) {
      if (try? PropertyList.read($0)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test func everyCutListIsRefused() throws {
    for data in [
      try PropertyListSamples.small.binary(), Data(PropertyListSamples.smallXML.utf8).dropLast(),
    ] {
      for count in 0..<data.count {
        #expect(throws: PropertyListError.self) { try PropertyList.read(Data(data.prefix(count))) }
      }
    }
  }
}
