import AppSandbox
import FoundationEssentials

/// Does what is done to a home as a whole.
///
/// - Returns: whether the arguments ask for that.
func replaceHome(_ arguments: [String]) throws -> Bool {
  let home = URL(filePath: arguments[1])
  switch arguments[0] {
  case "recover":
    try Sandbox.recover(
      home: home, from: URL(filePath: arguments[2]), at: Date(timeIntervalSince1970: 0))
  case "backup": _ = try Sandbox(home: home).backup(to: URL(filePath: arguments[2]))
  case "uninstall": try Sandbox(home: home).uninstall()
  case "shut-in":
    try workBehindTheWall(
      Sandbox(home: home), URL(filePath: arguments[2]), bus: arguments.dropFirst(3).first)
  default: return false
  }
  return true
}

/// Keeps a secret, marks a file, backs up and purges where nothing else can be opened.
private func workBehindTheWall(_ sandbox: Sandbox, _ target: URL, bus: String?) throws {
  var environment = ["XDG_RUNTIME_DIR": "/nonexistent", "PATH": "/usr/bin"]
  environment["DBUS_SESSION_BUS_ADDRESS"] = bus
  let keychain = sandbox.keychain(environment: Environment(environment))
  try keychain.prepare()
  let landlock = Landlock(writing: [sandbox.home, keychain.url, target], environment: [:])
  print(landlock.restrict())
  let item = KeychainItem(service: "probe", account: "a")
  try keychain.add(Data("secret".utf8), for: item)
  print(try keychain.get(item) == Data("secret".utf8), try keychain.store(of: item))
  try sandbox.documents.write(Data("b".utf8), to: "b.data")
  try sandbox.documents.excludeFromBackup("b.data")
  let backup = try sandbox.backup(to: target)
  print(backup.count, backup.excluded)
  for part in PurgeablePart.allCases { try sandbox.purge(part) }
}
