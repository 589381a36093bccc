import Glibc
import Testing

/// How tests run programs on pipes, against programs that every Debian has.
@Suite struct ProgramTests {
  @Test func allThreePipesAreServedAtOnce() throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let run = try Program.run(command: "sh", ["-c", "tee /dev/stderr"], input: input)
    #expect(run == .init(exit: .status(0), output: input, errors: input))
  }

  @Test func theEnvironmentIsOursAlone() throws {
    let run = try Program.run(command: "env", environment: ["TERM": "dumb", "NEW": "1"])
    #expect(run.lines.contains("TERM=dumb") && run.lines.contains("NEW=1"))
    #expect(run.lines.contains("HOME=/nonexistent"))
    #expect(!run.text.contains("SWIFT"))
  }

  @Test func theEndIsTheProgramsOwn() throws {
    #expect(try Program.run(command: "sh", ["-c", "exit 3"]).exit == .status(3))
    #expect(try Program.run(command: "sh", ["-c", "kill -9 $$"]).exit == .signal(SIGKILL))
    // Ends without reading: the rest of the input is dropped.
    let unread = [UInt8](repeating: 0, count: 1_000_000)
    #expect(try Program.run(command: "true", input: unread).exit == .status(0))
  }

  @Test func aProgramThatDoesNotEndIsKilled() {
    #expect(throws: TerminalError.self) {
      try Program.run(command: "sh", ["-c", "cat & cat"], input: [], seconds: 0)
    }
  }

  @Test func theProgramIsFound() throws {
    #expect(access(try Program.path, X_OK) == 0)
  }

  @Test func aTemporaryFolderGoesWithAllItHolds() throws {
    var path = ""
    do {
      let folder = try TemporaryFolder()
      path = folder.path
      _ = try Program.run(command: "sh", ["-c", "mkdir a; echo x > a/b"], directory: path)
      #expect(access("\(path)/a/b", F_OK) == 0)
    }
    #expect(access(path, F_OK) != 0)
  }
}
