import Foundation
import Testing

/// A program that ran to its end.
struct Finished {
  let status: Int32
  let output, errors: String
}

/// The probe's path: built beside the tests.
let probe = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent().appending(path: "SavesProbe").path

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

/// A program under way; one that waits for input ends when this goes away.
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

  /// The next line that it says.
  func line() throws -> String {
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data([10]) {
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Lets it go on to its end.
  func end() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
