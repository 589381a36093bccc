import AppSandbox
import FoundationEssentials
import Glibc

// What the tests must see from another process: how a start, a save or a lock fares under a umask,
// a limit, an injected fault or a kill. Results go to standard output, refusals to standard error.

signal(SIGXFSZ, SIG_IGN)

/// One byte that says: the step before it is done.
func report() {
  var byte = UInt8(ascii: ".")
  if write(STDOUT_FILENO, &byte, 1) != 1 { exit(0) }
}

/// Returns when a byte comes, or nothing more will.
func waitForInput() {
  var byte: UInt8 = 0
  _ = read(STDIN_FILENO, &byte, 1)
}

func content(_ letter: String, _ size: String) -> Data {
  Data(repeating: letter.utf8.first ?? 0, count: Int(size) ?? 0)
}

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if try replaceHome(arguments) { exit(0) }
  let sandbox = try Sandbox(home: URL(filePath: arguments[1]))
  switch arguments[0] {
  case "open":
    break
  case "sweep":
    try sandbox.sweep()
  case "write":
    try sandbox.documents.write(content(arguments[3], arguments[4]), to: arguments[2])
  case "loop":
    let data = content(arguments[3], arguments[4])
    for _ in 0..<(Int(arguments[5]) ?? 0) {
      try sandbox.documents.write(data, to: arguments[2])
      report()
    }
  case "landlock":
    // HOME, the bundle, a file that is named, a folder to write in, and what to attempt then.
    let landlock = Landlock(
      reading: [URL(filePath: arguments[2])], files: [arguments[3]],
      writing: [sandbox.home, URL(filePath: arguments[4])],
      environment: ["TERM": "xterm", "HOME": arguments[2]])
    print(landlock.restrict())
    for text in arguments[5...] { print("\(text): \(Attempt(text).make(in: sandbox))") }
  case "swap":
    // Something below HOME becomes a link once the container is open.
    let place = arguments[1] + arguments[2]
    rename(place, place + ".away")
    symlink(arguments[3], place)
    if try !Attempt(arguments[4]).useEngine(sandbox) { exit(2) }
  case "database":
    try useDatabase(sandbox)
  case "use":
    print(Landlock(writing: [sandbox.home], environment: [:]).restrict())
    fflush(nil)
    let use = try sandbox.use()
    report()
    waitForInput()
    _ = consume use
  case "lock":
    guard let lock = try FileLock(arguments[2], in: sandbox.tmp) else { exit(3) }
    report()
    waitForInput()
    _ = consume lock
  default:
    exit(2)
  }
} catch {
  "\(error)\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  exit(1)
}
