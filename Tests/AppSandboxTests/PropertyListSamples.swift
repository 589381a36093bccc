import AppSandbox
import Foundation

/// Values that exercise every kind, each at its edges.
enum PropertyListSamples {
  static let list: PropertyList = [
    "string": "a <b> & \"c\" 'd'", "empty": "", "unicode": "é € 😀 \u{7F}\u{85}",
    "lines": "one\ntwo\r\nthree\rfour\tfive", "spaces": "  both ends  ",
    "key <&> é": "key", "": "the empty key",
    "integers": [0, -1, 255, 256, 65_536, .integer(.min), .integer(.max)],
    "reals": [
      1.0, -2.5, 0.1, 1e300, 2.2250738585072014e-308, 1e22, .real(1 / 3), .real(.infinity),
    ],
    "booleans": [true, false],
    "dates": [
      .date(Date(timeIntervalSinceReferenceDate: 0)),
      .date(Date(timeIntervalSinceReferenceDate: -1)),
      .date(Date(timeIntervalSince1970: 1_764_511_200)), .date(.distantFuture),
      .date(Date(timeIntervalSinceReferenceDate: -31_622_400_000)),
    ],
    "data": [.data(Data()), .data(Data([0])), .data(Data((0...255).map { UInt8($0) }))],
    "nested": [[], [:], [[["deep": [1]]]]],
    "long": .array((0..<300).map { .integer($0) }),
  ]

  /// As people and other programs see it.
  static let small: PropertyList = [
    "s": "a", "i": 7, "r": 1.0, "b": true, "d": .data(Data([1, 2, 3])), "a": [1, 1],
    "t": .date(Date(timeIntervalSinceReferenceDate: 0)),
  ]

  static let smallXML = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>a</key>
    \t<array>
    \t\t<integer>1</integer>
    \t\t<integer>1</integer>
    \t</array>
    \t<key>b</key>
    \t<true/>
    \t<key>d</key>
    \t<data>
    \tAQID
    \t</data>
    \t<key>i</key>
    \t<integer>7</integer>
    \t<key>r</key>
    \t<real>1</real>
    \t<key>s</key>
    \t<string>a</string>
    \t<key>t</key>
    \t<date>2001-01-01T00:00:00Z</date>
    </dict>
    </plist>

    """

  /// A binary list of objects written by hand, the first being the top.
  static func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, top]
    bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    return Data(bytes)
  }

  /// Every kind once, in few bytes.
  static let smallBinary = binary([
    [0xD2, 0x01, 0x02, 0x03, 0x04], [0x51, 0x61], [0x51, 0x62], [0x61, 0x00, 0xE9],
    [0xA6, 0x05, 0x06, 0x07, 0x08, 0x09, 0x03], [0x11, 0x01, 0x00],
    [0x23, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0], [0x09], [0x42, 0x01, 0x02],
    [0x33, 0x41, 0xC5, 0xC8, 0xA9, 0, 0, 0, 0],
  ])

  /// Without the two lines of the head, and without spaces around the others.
  static func compact(_ xml: Data) -> Data {
    let lines = String(decoding: xml, as: UTF8.self).split(separator: "\n").dropFirst(2)
    return Data(lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined().utf8)
  }

  static func xml(_ body: String) -> Data {
    Data("<plist version=\"1.0\">\(body)</plist>".utf8)
  }
}

/// Every change of one byte into each other value that `values` gives for it.
func forEveryChange(of data: Data, values: (UInt8) -> [UInt8], _ body: (Data) throws -> Void)
  rethrows
{
  var changed = data
  for index in changed.indices {
    let byte = changed[index]
    for value in values(byte) where value != byte {
      changed[index] = value
      try body(changed)
    }
    changed[index] = byte
  }
}
