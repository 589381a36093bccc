/// What a process may do with files: the `LANDLOCK_ACCESS_FS_` bits of `linux/landlock.h`.
package struct LandlockRights: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  static let execute = Self(rawValue: 1 << 0)
  static let writeFile = Self(rawValue: 1 << 1)
  static let readFile = Self(rawValue: 1 << 2)
  static let readFolder = Self(rawValue: 1 << 3)
  static let removeFolder = Self(rawValue: 1 << 4)
  static let removeFile = Self(rawValue: 1 << 5)
  static let makeFolder = Self(rawValue: 1 << 7)
  static let makeFile = Self(rawValue: 1 << 8)
  /// To link and rename from one folder to another, since version 2; without it, that is EXDEV.
  static let refer = Self(rawValue: 1 << 13)
  /// Since version 3.
  static let truncate = Self(rawValue: 1 << 14)
  /// `ioctl(2)` on a device, since version 5.
  static let controlDevice = Self(rawValue: 1 << 15)

  package static let reading: Self = [.readFile, .readFolder]
  package static let running: Self = [.reading, .execute]
  package static let usingDevice: Self = [.readFile, .writeFile, .controlDevice]
  /// No links, devices, pipes or sockets can be made, and nothing can be run.
  package static let changing: Self = [
    .reading, .writeFile, .truncate, .makeFile, .makeFolder, .removeFile, .removeFolder, .refer,
  ]

  /// Those that a kernel with this version of the interface knows; asked for others, it refuses all.
  package static func known(toVersion version: Int) -> Self {
    let count =
      switch version {
      case ..<1: 0
      case 1: 13
      case 2: 14
      case 3, 4: 15
      default: 16
      }
    return Self(rawValue: 1 << count - 1)
  }

  /// Those that mean something for what is no folder; with others, the kernel refuses the rule.
  package var forFile: Self {
    intersection([.execute, .readFile, .writeFile, .truncate, .controlDevice])
  }
}
