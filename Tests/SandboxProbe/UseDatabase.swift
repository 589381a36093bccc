import AppSandbox
import Glibc

/// Says which files there are, with their modes, while a database is changed in each journal mode.
func useDatabase(_ sandbox: Sandbox) throws {
  let database = try Database("a.sqlite", in: sandbox.documents)
  try database.execute("CREATE TABLE a (n INTEGER)")
  for mode in ["DELETE", "WAL"] {
    try database.execute("PRAGMA journal_mode = \(mode)")
    try database.transaction { (database) throws(DatabaseError) in
      try database.execute("INSERT INTO a VALUES (1)")
      let names = (try? sandbox.documents.list()) ?? []
      let files = names.filter { $0 != "Inbox" }.map { "\($0) \(permissions(of: $0, in: sandbox))" }
      print(files.joined(separator: ", "))
    }
  }
}

private func permissions(of name: String, in sandbox: Sandbox) -> String {
  var status = stat()
  stat(sandbox.documents.path + "/" + name, &status)
  return String(status.st_mode & 0o777, radix: 8)
}
