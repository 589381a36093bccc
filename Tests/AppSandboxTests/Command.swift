import Foundation
import Testing

/// A program that ran to its end.
struct Finished {
  let status: Int32
  let output, errors: String
}

/// The probe's path: built beside the tests.
let probe = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent().appending(path: "SandboxProbe").path

/// Runs a program found in `PATH` to its end.
func run(_ command: String, _ arguments: [String]) throws -> Finished {
  let running = try Running(command, arguments)
  let output = running.output.fileHandleForReading.readDataToEndOfFile()
  let errors = running.errors.fileHandleForReading.readDataToEndOfFile()
  running.process.waitUntilExit()
  return Finished(
    status: running.process.terminationStatus, output: String(decoding: output, as: UTF8.self),
    errors: String(decoding: errors, as: UTF8.self))
}

func runProbe(_ arguments: String...) throws -> Finished { try run(probe, arguments) }

/// Runs lines for the shell, in which `$0` is the probe and `$1` the first argument.
func runShell(_ lines: String, _ arguments: String...) throws -> Finished {
  try run("/bin/sh", ["-c", lines, probe] + arguments)
}

/// A program under way.
struct Running {
  let process = Process()
  let input = Pipe(), output = Pipe(), errors = Pipe()

  init(_ command: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Waits until the probe has reported `count` steps.
  func waitForSteps(_ count: Int) throws {
    var steps = 0
    while steps < count {
      let report = try #require(try output.fileHandleForReading.read(upToCount: count - steps))
      steps += report.count
    }
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
