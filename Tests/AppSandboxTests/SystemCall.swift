import Foundation

/// A system call of the probe: its name, and which one of that name it is in the whole run.
struct SystemCall: Hashable, CustomStringConvertible {
  let name: String
  let number: Int
  var description: String { "\(name) \(number)" }
}

/// Runs the probe, and lists its calls from the first that names something in the folder.
func systemCalls(_ arguments: [String], in folder: TemporaryFolder) throws -> [SystemCall] {
  let trace = folder.path + "/trace"
  _ = try run("strace", ["-qq", "-o", trace, "-e", "trace=%file,%desc", probe] + arguments)
  var counts: [String: Int] = [:]
  var calls: [SystemCall] = []
  for line in try text(at: trace).split(separator: "\n").dropFirst() {
    guard let end = line.firstIndex(of: "(") else { continue }
    let name = String(line[..<end])
    counts[name, default: 0] += 1
    if !calls.isEmpty || line.contains(folder.path) {
      calls.append(SystemCall(name: name, number: counts[name] ?? 0))
    }
  }
  try FileManager.default.removeItem(atPath: trace)
  return calls
}

/// Runs the probe with a fault (`error=EIO`, `signal=KILL`) at one of its calls.
func runFaulty(_ arguments: [String], _ fault: String, at call: SystemCall) throws -> Finished {
  let injection = "inject=\(call.name):\(fault):when=\(call.number)"
  return try run("strace", ["-qq", "-o", "/dev/null", "-e", injection, probe] + arguments)
}
