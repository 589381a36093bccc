import AppSandbox
import Foundation
import Testing

/// A session bus of its own with the real gnome-keyring on it, whose files lie in a test's folder.
final class KeyringSession {
  /// What a program of that session would have.
  let environment: Environment
  private let running: Running

  /// A bus without a keyring starts one when it is asked for, with nothing in it.
  enum Kind: String { case unlocked, locked, empty }

  init(_ kind: Kind, in folder: TemporaryFolder) throws {
    let lines = """
      ask() {
        dbus-send --print-reply=literal --dest=org.freedesktop.DBus / "org.freedesktop.DBus.$1" \
          "string:org.freedesktop.$2" 2>/dev/null
      }
      process() { ask GetConnectionUnixProcessID $1 | sed 's/.* //'; }
      start() { gnome-keyring-daemon --foreground --components=secrets "$@" >/dev/null 2>&1; }
      case $2 in
      unlocked) printf pw | start --unlock & ;;
      locked) start </dev/null & ;;
      esac
      [ $2 = empty ] || until ask NameHasOwner secrets | grep -q true; do :; done
      echo "$DBUS_SESSION_BUS_ADDRESS"
      read line
      kill -9 $(process secrets)
      wait
      """
    // A test's thread may block signals, which would be inherited: the bus could not be ended.
    let unblock = "sigprocmask(SIG_SETMASK, POSIX::SigSet->new()); exec @ARGV"
    let runtime = folder.path + "/r"
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    running = try Running(
      "env",
      [
        "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", "-u", "DBUS_SESSION_BUS_ADDRESS",
        "HOME=\(folder.path)", "XDG_DATA_HOME=\(folder.path)/data", "XDG_RUNTIME_DIR=\(runtime)",
        "XDG_CACHE_HOME=\(folder.path)/cache", "perl", "-MPOSIX", "-e", unblock, "dbus-run-session",
        "--", "sh", "-c", lines, "sh",
        folder.path, kind.rawValue,
      ])
    var address = Data()
    while let byte = try running.output.fileHandleForReading.read(upToCount: 1),
      byte != Data("\n".utf8)
    {
      address += byte
    }
    environment = [
      "DBUS_SESSION_BUS_ADDRESS": String(decoding: address, as: UTF8.self), "PATH": "/usr/bin:/bin",
    ]
    try #require(!address.isEmpty)
  }

  deinit {
    try? running.input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    running.process.waitUntilExit()
  }
}
