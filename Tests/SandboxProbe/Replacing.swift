import AppSandbox
import FoundationEssentials

/// Does what is done to a home as a whole.
///
/// - Returns: whether the arguments ask for that.
func replaceHome(_ arguments: [String]) throws -> Bool {
  let home = URL(filePath: arguments[1])
  switch arguments[0] {
  case "recover": try Sandbox.recover(home: home, from: URL(filePath: arguments[2]))
  case "backup": _ = try Sandbox(home: home).backup(to: URL(filePath: arguments[2]))
  case "uninstall": try Sandbox(home: home).uninstall()
  default: return false
  }
  return true
}
