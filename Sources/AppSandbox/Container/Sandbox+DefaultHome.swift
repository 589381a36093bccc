import FoundationEssentials
import Glibc

extension Sandbox {
  /// Where an app's container lies when nobody says otherwise.
  ///
  /// The folder that `variable` names (a relative one starts at the working folder); else `name` in
  /// `XDG_DATA_HOME`, when that is absolute; else `.local/share/name` in `HOME`, when that is
  /// absolute, or in the folder that the list of users names. The rule for `XDG_DATA_HOME` is the
  /// XDG Base Directory Specification's, version 0.8. Empty variables count as unset.
  ///
  /// - Throws: ``SandboxError/noHomeIsKnown``.
  public static func defaultHome(
    environment: Environment, variable: String, name: String
  ) throws(SandboxError) -> URL {
    if let explicit = environment[variable], !explicit.isEmpty {
      return URL.folder(explicit).absoluteURL
    }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(filePath: data.appendingComponent(name), directoryHint: .isDirectory)
    }
    var home = environment["HOME"] ?? ""
    if !home.hasPrefix("/") { home = try homeInListOfUsers() }
    let data = home.appendingComponent(".local/share")
    return URL(filePath: data.appendingComponent(name), directoryHint: .isDirectory)
  }

  private static func homeInListOfUsers() throws(SandboxError) -> String {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    // The folder's pointer leads into `buffer`, so it is read before that goes away.
    let home = buffer.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress,
        getpwuid_r(getuid(), &entry, base, buffer.count, &found) == 0,
        let folder = found?.pointee.pw_dir
      else { return nil }
      return String(cString: folder)
    }
    guard let home, home.hasPrefix("/") else { throw .noHomeIsKnown }
    return home
  }
}
