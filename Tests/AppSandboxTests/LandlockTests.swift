import AppSandbox
import Foundation
import Testing

/// A process that shuts itself in, and what it can still do: where the kernel has Landlock all that
/// a landlock is for, and elsewhere that the program says so and works the same.
@Suite(.serialized) struct LandlockTests {
  private let folder: TemporaryFolder
  private var outside: String { folder.path + "/outside" }
  private var bundle: String { folder.path + "/bundle" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.sandbox().documents.write(Data("old".utf8), to: "a.data")
    for name in ["outside", "bundle", "bundle/.terminfo", "bundle/.terminfo/x"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: false)
    }
    try put("secret", at: outside + "/secret")
    try put("named", at: outside + "/named")
    try put("mine", at: bundle + "/mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: outside + "/named")
  }

  /// What the probe says behind its landlock: first what stands, then an answer for each attempt.
  private func behindWall(
    named: String? = nil, writing: String? = nil, fault: String? = nil, _ attempts: [String]
  ) throws -> (standing: String, answers: [String]) {
    let words =
      ["landlock", folder.home, bundle, named ?? folder.path + "/link"]
      + [writing ?? folder.home] + attempts
    let tracing = ["-qq", "-f", "-o", "/dev/null"]
    let run =
      if let fault {
        try run("strace", tracing + ["-e", fault, probe] + words)
      } else {
        try run(probe, words)
      }
    #expect(run.errors == "")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    let answers = zip(attempts, lines.dropFirst()).map { attempt, line in
      line.hasPrefix(attempt + ": ") ? String(line.dropFirst(attempt.count + 2)) : line
    }
    return (try #require(lines.first), answers)
  }

  /// Where no landlock stands, the probe must have said why.
  private func expect(
    named: String? = nil, writing: String? = nil, _ attempts: [String],
    _ expected: [String] = ["Permission denied"]
  ) throws {
    let (standing, answers) = try behindWall(named: named, writing: writing, attempts)
    if isAbsence(standing) { return }
    for (index, (attempt, answer)) in zip(attempts, answers).enumerated() {
      #expect(answer == expected[min(index, expected.count - 1)], "\(attempt)")
    }
    #expect(answers.count == attempts.count)
  }

  private func isAbsence(_ standing: String) -> Bool {
    Self.absences.values.contains { standing == "none (\($0))" }
  }

  @Test func nothingOutsideCanBeReachedInAnyWay() throws {
    let (secret, home) = (outside + "/secret", folder.home)
    try expect([
      "read=\(secret)", "write=\(secret)", "list-any=\(outside)", "list-any=/", "list-any=/etc",
      "create=\(outside)/new", "make-folder=\(outside)/folder", "unlink=\(secret)",
      "read=\(home)/../outside/secret", "symbolic-link=\(secret)=\(outside)/link",
      "run=\(outside)/secret", "rename=\(home)=\(folder.path)/gone", "read=/proc/1/environ",
      "read=/etc/shadow",
    ])
    try expect(["load-outside=\(secret)"], ["permission denied"])
  }

  @Test func nothingIsLinkedOrMovedInOrOut() throws {
    let (secret, documents) = (outside + "/secret", folder.documents)
    try expect(
      ["hard-link=\(secret)=\(documents)/s.data"], ["Invalid cross-device link"])
    try expect([
      "rename=\(secret)=\(documents)/s.data", "rename=\(documents)/a.data=\(outside)/a",
      "hard-link=\(documents)/a.data=\(outside)/a",
    ])
  }

  @Test func theBundleAndWhatIsNamedCanOnlyBeRead() throws {
    try put("entry", at: bundle + "/.terminfo/x/xterm")
    try expect(
      [
        "read=\(bundle)/mine", "list-any=\(bundle)", "load-outside=\(folder.path)/link",
        "read=\(outside)/named",
      ], ["good"])
    try expect([
      "write=\(bundle)/mine", "create=\(bundle)/new", "unlink=\(bundle)/mine",
      "write=\(outside)/named", "unlink=\(outside)/named", "run=\(bundle)/mine",
    ])
  }

  /// A folder on the command line must not open all that is below it.
  @Test func aFolderIsNoFileThatCanBeNamed() throws {
    try expect(
      named: outside, ["read=\(outside)/secret", "load-outside=\(outside)"],
      ["Permission denied", "is a folder, not a regular file"])
  }

  @Test func noLinkPipeOrProgramCanBeMadeInTheContainer() throws {
    let documents = folder.documents
    try put("#!/bin/sh\n", at: documents + "/run.data", mode: 0o700)
    try expect([
      "symbolic-link=/etc/passwd=\(documents)/link", "pipe=\(documents)/pipe",
      "run=\(documents)/run.data",
    ])
  }

  @Test func aLinkOutOfTheContainerLeadsNowhere() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.documents + "/link", withDestinationPath: outside + "/secret")
    try expect(
      ["read=\(folder.documents)/link", "load=link"],
      ["Permission denied", "is a symbolic link, not a regular file"])
  }

  private static let work = [
    "list", "load=a.data", "save=a.data", "save-keeping=a.data=a.earlier.data", "save=b.data",
    "move=b.data=c.data", "remove=c.data", "deliver=d.data", "take-over=d.data", "lock=a.lock",
    "sweep", "signal", "run=/usr/bin/true", "write=/dev/null", "read=/dev/urandom",
    "read=/usr/share/terminfo",
  ]
  private static let worked = work.map { _ in "good" }

  private func expectThatAllWorked() throws {
    #expect(try folder.documentNames() == ["a.data", "a.earlier.data", "d.data"])
    #expect(try text(at: folder.documents + "/a.data") == "newer")
    #expect(try text(at: folder.documents + "/a.earlier.data") == "new")
    #expect(try text(at: folder.documents + "/d.data") == "sent")
  }

  @Test func everythingInsideWorksAsBefore() throws {
    let (documents, home) = (folder.documents, folder.home)
    let more = [
      "rename=\(documents)/d.data=\(home)/Library/d.data",
      "rename=\(home)/Library/d.data=\(documents)/d.data",
      "make-folder=\(home)/tmp/folder", "read=\(bundle)/.terminfo/x",
    ]
    let answers = try behindWall(Self.work + more).answers
    #expect(answers == Self.worked + more.map { _ in "good" })
    try expectThatAllWorked()
  }

  /// Each version's kernel refuses rights that it does not know, which would be no landlock at all.
  @Test(arguments: [1, 2, 3, 5, 7, 99])
  func everyVersionOfTheInterfaceIsServed(_ version: Int) throws {
    let (standing, answers) = try behindWall(
      fault: "inject=landlock_create_ruleset:retval=\(version):when=1",
      Self.work + ["read=\(outside)/secret"])
    if isAbsence(standing) { return }
    #expect(standing == "Landlock (ABI \(version))")
    #expect(answers == Self.worked + ["Permission denied"])
    try expectThatAllWorked()
  }

  static let absences = [
    "ENOSYS": "this kernel has no Landlock",
    "EOPNOTSUPP": "Landlock is turned off in this kernel",
    "EPERM": "Landlock is refused here: Operation not permitted",
  ]

  @Test(arguments: ["ENOSYS", "EOPNOTSUPP", "EPERM"])
  func theEngineAloneWorksAndSaysSo(_ code: String) throws {
    let (standing, answers) = try behindWall(
      fault: "inject=landlock_create_ruleset:error=\(code)",
      Self.work + ["read=\(outside)/secret", "load=../home", "load-outside=\(folder.path)/link"])
    #expect(standing == "none (\(try #require(Self.absences[code])))")
    #expect(
      answers == Self.worked + ["good", "a file's name cannot have a “/” in it", "good"])
    try expectThatAllWorked()
  }

  @Test(arguments: ["landlock_restrict_self", "prctl", "landlock_create_ruleset:when=2"])
  func aKernelThatChangesItsMindIsToldOf(_ call: String) throws {
    let parts = call.split(separator: ":")
    let when = parts.count > 1 ? ":" + parts[1] : ""
    let (standing, answers) = try behindWall(
      fault: "inject=\(parts[0]):error=E2BIG\(when)", Self.work)
    #expect(answers == Self.worked)
    #expect(
      isAbsence(standing) || standing == "none (Landlock is refused here: Argument list too long)")
  }

  @Test(arguments: [1: 13, 2: 14, 3: 15, 4: 15, 5: 16, 6: 16, 7: 16, 99: 16, 0: 0, -1: 0])
  func aVersionKnowsTheFirstOfTheRights(_ version: Int, _ count: Int) {
    let known = LandlockRights.known(toVersion: version)
    #expect(known.rawValue.nonzeroBitCount == count)
    #expect(known.rawValue == (1 << count) - 1)
  }

  @Test func onlySomeRightsMeanAnythingForAFile() {
    #expect(LandlockRights.reading.forFile.rawValue == 0x4)
    #expect(LandlockRights.changing.forFile.rawValue == 0x4006)
    #expect(LandlockRights.usingDevice.forFile == .usingDevice)
    #expect(LandlockRights.running.isSuperset(of: .reading))
  }

  /// It is opened later, and then there are words for it.
  @Test func aFolderToWriteInThatIsNoneIsOutside() throws {
    try expect(
      writing: outside + "/secret", ["write=\(outside)/secret", "save=a.data"],
      ["Permission denied", "good"])
    try expect(
      writing: outside + "/none", ["make-folder=\(outside)/none", "save=a.data"],
      ["Permission denied", "good"])
    try expect(writing: outside, ["write=\(outside)/secret", "save=a.data"], ["good"])
  }

  @Test func aWallThatWouldKeepTheProgramFromItsFilesIsNotRaised() throws {
    let (standing, answers) = try behindWall(
      fault: "inject=landlock_add_rule:error=EBADFD", Self.work)
    #expect(answers == Self.worked)
    #expect(
      isAbsence(standing)
        || standing == "none (Landlock is refused here: File descriptor in bad state)")
  }
}
