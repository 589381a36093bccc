import AppSandbox
import Foundation
import Testing

struct EnvironmentTests {
  @Test func theProgramsOwnVariablesAreThoseThatItWasStartedWith() throws {
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(Environment.ofProgram["PATH"] == path)
    #expect(Environment.ofProgram["NO_VARIABLE_OF_THAT_NAME"] == nil)
  }

  @Test func othersTakeTheirPlaceAltogether() {
    let other: Environment = ["HOME": "/a", "HOME": "/b"]
    #expect(other["HOME"] == "/b")
    #expect(other["PATH"] == nil)
    #expect(other == Environment(["HOME": "/b"]))
  }
}
