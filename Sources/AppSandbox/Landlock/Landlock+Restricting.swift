import CPosix
import Glibc

extension Landlock {
  /// Shuts this thread in, for good, and every thread and process that it starts from then on.
  ///
  /// So it belongs before the first other thread. What it starts can no longer gain privileges by
  /// setuid programs either. Walls add up: a second one leaves what both have.
  ///
  /// - Returns: what stands; where that is nothing, nothing has changed.
  public func restrict() -> Status {
    let version = cposix_landlock_version()
    if version < 0 { return .absent(Unavailability(errno: errno)) }
    let known = LandlockRights.known(toVersion: Int(version))
    let begun = cposix_landlock_begin(known.rawValue)
    if begun < 0 { return .absent(Unavailability(errno: errno)) }
    let rules = Descriptor(owning: begun)
    for place in places {
      do throws(FileFault) {
        try place.allow(known, in: rules)
      } catch .system(let code) where place.isNeeded {
        // Better no landlock than one that keeps the program from its own files.
        return .absent(.isRefused(code: code))
      } catch {
        // When it is opened, there are words for why it cannot be.
      }
    }
    if cposix_landlock_enforce(rules.number) < 0 { return .absent(Unavailability(errno: errno)) }
    return .landlock(abi: Int(version))
  }
}

extension Landlock.Place {
  fileprivate func allow(
    _ known: LandlockRights, in rules: borrowing Descriptor
  ) throws(FileFault) {
    if path.utf8.contains(0) { throw .nameHasNUL }
    let place = Descriptor(owning: try retrying { cposix_open_place(path) })
    let found = try place.status().kind
    if let kind, found != kind {
      throw kind == .folder ? .isNotFolder(found) : .isNotRegularFile(found)
    }
    let granted = rights.intersection(found == .folder ? known : known.forFile)
    try retrying { cposix_landlock_allow(rules.number, place.number, granted.rawValue) }
  }
}

extension Landlock.Unavailability {
  fileprivate init(errno code: Int32) {
    self =
      switch code {
      case ENOSYS: .kernelHasNone
      case EOPNOTSUPP: .isTurnedOff
      default: .isRefused(code: code)
      }
  }
}

extension Landlock.Status: CustomStringConvertible {
  /// A phrase, to stand behind a colon: `Landlock (ABI 7)`.
  public var description: String {
    switch self {
    case .landlock(let abi): "Landlock (ABI \(abi))"
    case .absent(let absence): "none (\(absence))"
    }
  }
}

extension Landlock.Unavailability: CustomStringConvertible {
  /// The reason, to stand in brackets.
  public var description: String {
    switch self {
    case .kernelHasNone: "this kernel has no Landlock"
    case .isTurnedOff: "Landlock is turned off in this kernel"
    case .isRefused(let code): "Landlock is refused here: \(String(cString: strerror(code)))"
    }
  }
}
