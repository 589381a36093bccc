import AppSandbox
import FoundationEssentials
import Glibc

/// Something that a process behind a landlock may try, asked for as `WHAT=PATH` or `WHAT=PATH=PATH`.
struct Attempt {
  let what: String
  let paths: [String]

  init(_ text: String) {
    let parts = text.split(separator: "=").map(String.init)
    what = parts.first ?? ""
    paths = parts.dropFirst() + ["", ""]
  }

  /// `good`, or why not.
  func make(in sandbox: Sandbox) -> String {
    do throws(FileError) {
      guard try useEngine(sandbox) else { return askKernel() }
      return "good"
    } catch {
      return "\(error.fault)"
    }
  }

  /// - Returns: `false` when it is nothing for the engine.
  func useEngine(_ sandbox: Sandbox) throws(FileError) -> Bool {
    let documents = sandbox.documents
    switch what {
    case "save": try documents.write(Data("new".utf8), to: paths[0])
    case "save-keeping":
      try documents.write(
        Data("newer".utf8), to: paths[0], keepingOldAs: paths[1], replacingKept: true)
    case "load": _ = try documents.read(paths[0], limit: 99)
    case "load-outside": _ = try RegularFile.read(path: paths[0], limit: 99)
    case "list": _ = try documents.list()
    case "move": try documents.move(paths[0], to: paths[1])
    case "remove": try documents.remove(paths[0])
    case "deliver": _ = try sandbox.inbox.deliver(Data("sent".utf8), named: paths[0])
    case "take-over": _ = try sandbox.inbox.moveToDocuments(paths[0])
    case "lock": _ = try FileLock(paths[0], in: sandbox.tmp)
    case "sweep": try sandbox.sweep()
    default: return false
    }
    return true
  }

  /// What is opened stays open to the end, which is near.
  private func askKernel() -> String {
    errno = 0
    switch what {
    case "read": _ = open(paths[0], O_RDONLY)
    case "write": _ = open(paths[0], O_WRONLY)
    case "list-any": _ = opendir(paths[0])
    case "create": _ = open(paths[0], O_WRONLY | O_CREAT | O_EXCL, 0o600)
    case "make-folder": mkdir(paths[0], 0o700)
    case "unlink": unlink(paths[0])
    case "symbolic-link": symlink(paths[0], paths[1])
    case "hard-link": link(paths[0], paths[1])
    case "rename": rename(paths[0], paths[1])
    case "pipe": mkfifo(paths[0], 0o600)
    case "run": return spawn()
    case "signal": kill(getpid(), 0)
    default: return "unknown attempt"
    }
    return errno == 0 ? "good" : String(cString: strerror(errno))
  }

  private func spawn() -> String {
    var child: pid_t = 0
    var arguments = [strdup(paths[0]), nil]
    defer { free(arguments[0]) }
    let code = posix_spawn(&child, paths[0], nil, nil, &arguments, environ)
    guard code == 0 else { return String(cString: strerror(code)) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status == 0 ? "good" : "ended with \(status)"
  }
}
