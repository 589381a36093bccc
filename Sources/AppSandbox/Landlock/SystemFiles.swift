/// What every program needs of the system after its start, to read.
enum SystemFiles {
  /// Nothing here tells of a person: of `/etc` only what each account may read.
  static let places =
    (programs.map { Landlock.Place($0, .running) } + data.map { Landlock.Place($0, .reading) }
      + devices.map { Landlock.Place($0, .usingDevice) })

  /// Programs and the libraries that they load, with terminals, locales and time zones in `/usr`.
  private static let programs = ["/usr", "/bin", "/lib", "/lib64", "/nix/store", "/gnu/store"]

  private static let data = [
    // The loader and the list of users, for programs that are started.
    "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/nsswitch.conf", "/etc/passwd",
    // Each may be a file of its own, and a link into /usr.
    "/etc/localtime", "/etc/terminfo", "/etc/locale.alias",
    "/dev/urandom",
  ]

  private static let devices = ["/dev/null", "/dev/tty"]

  /// The files that the environment leads to: single ones, so that no variable opens a whole tree.
  static func named(in environment: Environment) -> [String] {
    terminals(environment) + timeZone(environment)
  }

  /// Descriptions of the terminal where terminfo(5) and ncurses look for them outside of `/usr`.
  private static func terminals(_ environment: Environment) -> [String] {
    guard let name = environment["TERM"], let first = name.utf8.first, !name.contains("/") else {
      return []
    }
    var folders = (environment["TERMINFO_DIRS"] ?? "").split(separator: ":").map(String.init)
    if let folder = environment["TERMINFO"] { folders.append(folder) }
    if let home = environment["HOME"] { folders.append(home.appendingComponent(".terminfo")) }
    // Folders are named for the first letter, or for its number where letters have no case.
    let letters = [String(decoding: [first], as: UTF8.self), String(first, radix: 16)]
    return folders.flatMap { folder in
      letters.map { folder.appendingComponent($0).appendingComponent(name) }
    }
  }

  /// The file that `TZ` leads to; tzset(3).
  private static func timeZone(_ environment: Environment) -> [String] {
    guard let value = environment["TZ"] else { return [] }
    let name = String(value.drop { $0 == ":" })
    if name.hasPrefix("/") { return [name] }
    guard !name.isEmpty, let folder = environment["TZDIR"] else { return [] }
    return [folder.appendingComponent(name)]
  }
}
