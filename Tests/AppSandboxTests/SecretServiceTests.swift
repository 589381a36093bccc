import AppSandbox
import Foundation
import Testing

/// The keychain with a Secret Service: the real gnome-keyring, and programs that only look like it.
struct SecretServiceTests {
  private let folder: TemporaryFolder
  private let ada = KeychainItem(service: "game", account: "Ada")
  private let odd = KeychainItem(service: "--all", account: "Ä \n\0/“", group: "-")

  init() throws { folder = try TemporaryFolder() }

  private func keychain(_ environment: Environment) throws -> Keychain {
    try folder.sandbox().keychain(environment: environment)
  }

  private func keychain(in session: KeyringSession) throws -> Keychain {
    try keychain(session.environment)
  }

  /// Leaves a token in a keyring whose session is over.
  private func keepToken() throws {
    let session = try KeyringSession(.unlocked, in: folder)
    try withExtendedLifetime(session) {
      try keychain(in: session).add(Data("token".utf8), for: ada)
      #expect(try keychain(in: session).store(of: ada) == .secretService)
    }
  }

  /// A keychain whose `secret-tool` is a few lines of shell.
  private func keychain(tool lines: String) throws -> Keychain {
    try put("#!/bin/sh\n" + lines, at: folder.path + "/secret-tool", mode: 0o755)
    return try keychain(["PATH": folder.path, "XDG_RUNTIME_DIR": folder.path])
  }

  private func secretFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.home + "-keychain")
      .filter { $0.hasSuffix(".secret") }
  }

  @Test func aSecretIsKeptByTheKeyringAndInNoFile() throws {
    let session = try KeyringSession(.unlocked, in: folder)
    let keychain = try keychain(in: session)
    #expect(keychain.storeForNewItems() == .secretService)
    for item in [ada, odd] {
      #expect(throws: KeychainError.notFound(item)) { try keychain.get(item) }
      for secret in KeychainTests.secrets.prefix(1) { try keychain.add(secret, for: item) }
      #expect(throws: KeychainError.alreadyExists(item)) { try keychain.add(Data(), for: item) }
      for secret in KeychainTests.secrets {
        try keychain.update(secret, for: item)
        #expect(try keychain.get(item) == secret)
      }
      #expect(try keychain.store(of: item) == .secretService)
    }
    #expect(try secretFiles() == [])
    try keychain.delete(ada)
    #expect(throws: KeychainError.notFound(ada)) { try keychain.get(ada) }
    #expect(try keychain.get(odd) == KeychainTests.secrets.last)
  }

  @Test func theKeyringIsReachedBehindTheWall() throws {
    let session = try KeyringSession(.unlocked, in: folder)
    let target = folder.path + "/backup"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    let bus = session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let work = try runProbe("shut-in", folder.home, target, bus)
    #expect(work.errors == "")
    #expect(work.output.contains("\ntrue the Secret Service\n"))
    #expect(try secretFiles() == [])
  }

  @Test func containersDoNotSeeEachOthersSecrets() throws {
    let session = try KeyringSession(.unlocked, in: folder)
    try keychain(in: session).add(Data("a".utf8), for: ada)
    let other = try Sandbox(home: URL(filePath: folder.path + "/other"))
      .keychain(environment: session.environment)
    try other.add(Data("b".utf8), for: ada)
    #expect(try keychain(in: session).get(ada) == Data("a".utf8))
    try other.delete(ada)
    #expect(try keychain(in: session).get(ada) == Data("a".utf8))
  }

  @Test func aLockedKeyringIsSaidAndNoOtherStoreIsAsked() throws {
    try keepToken()
    do {
      let session = try KeyringSession(.locked, in: folder)
      let keychain = try keychain(in: session)
      #expect(throws: KeychainError.secretServiceIsLocked) { try keychain.get(ada) }
      #expect(throws: KeychainError.secretServiceIsLocked) { try keychain.delete(ada) }
      #expect(throws: KeychainError.secretServiceIsLocked) { try keychain.update(Data(), for: ada) }
      #expect(throws: KeychainError.secretServiceIsLocked) { try keychain.add(Data(), for: ada) }
      #expect(throws: KeychainError.secretServiceIsLocked) { try keychain.add(Data(), for: odd) }
      #expect(throws: KeychainError.notFound(odd)) { try keychain.get(odd) }
    }
    #expect(try secretFiles() == [])
    let session = try KeyringSession(.unlocked, in: folder)
    #expect(try keychain(in: session).get(ada) == Data("token".utf8))
  }

  @Test func anAbsentKeyringIsAnErrorForWhatItKeepsAndNewItemsBecomeFiles() throws {
    try keepToken()
    let nowhere = "unix:path=\(folder.path)/nowhere"
    let environments: [Environment] = [
      [:], ["DBUS_SESSION_BUS_ADDRESS": nowhere], ["XDG_RUNTIME_DIR": "/"],
    ]
    for environment in environments {
      let keychain = try keychain(environment)
      for use in [
        { _ = try keychain.get(ada) }, { try keychain.delete(ada) },
        { try keychain.update(Data(), for: ada) }, { try keychain.add(Data(), for: ada) },
      ] {
        let error = #expect(throws: KeychainError.self) { try use() }
        #expect(error?.description.hasPrefix("The Secret Service does not answer") == true)
      }
      #expect(keychain.storeForNewItems() == .files)
      try keychain.add(Data("file".utf8), for: odd)
      #expect(try keychain.store(of: odd) == .files)
      try keychain.delete(odd)
    }
    let session = try KeyringSession(.unlocked, in: folder)
    try keychain([:]).add(Data("file".utf8), for: odd)
    #expect(try keychain(in: session).get(odd) == Data("file".utf8))
    #expect(try keychain(in: session).get(ada) == Data("token".utf8))
  }

  @Test func aSecretThatSomebodyElseRemovedIsLost() throws {
    let session = try KeyringSession(.unlocked, in: folder)
    let keychain = try keychain(in: session)
    try keychain.add(Data("token".utf8), for: ada)
    let bus = session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let cleared = try run(
      "env", ["DBUS_SESSION_BUS_ADDRESS=\(bus)", "secret-tool", "clear", "service", "game"])
    #expect(cleared.status == 0)
    #expect(throws: KeychainError.isLost(ada, from: .secretService)) { try keychain.get(ada) }
    try keychain.add(Data("new".utf8), for: ada)
    #expect(try keychain.get(ada) == Data("new".utf8))
  }

  @Test func aServiceWithoutAKeyringIsAsGoodAsNone() throws {
    let session = try KeyringSession(.empty, in: folder)
    let keychain = try keychain(in: session)
    try keychain.add(Data("token".utf8), for: ada)
    #expect(try keychain.store(of: ada) == .files)
    #expect(try keychain.get(ada) == Data("token".utf8))
  }

  @Test func aToolThatHangsIsKilled() throws {
    let keychain = try keychain(tool: #"echo $$ >"$XDG_RUNTIME_DIR/process"; exec sleep 1000"#)
    #expect(keychain.storeForNewItems() == .files)
    let process = try #require(Int32(text(at: folder.path + "/process").dropLast()))
    #expect(kill(process, 0) == -1)
  }

  static let tools = [
    "yes", "exit 7", "kill -9 $$", "echo 'secret-tool: no' >&2; exit 1",
    "exec >&- 2>&-; sleep 1000",
    "head -c 10000000 /dev/zero",
  ]

  @Test(arguments: tools)
  func aToolThatMakesNoSenseIsNoEmptySecret(_ lines: String) throws {
    try keychain(tool: "exit 0").add(Data("token".utf8), for: ada)
    let error = #expect(throws: KeychainError.self) { try keychain(tool: lines).get(ada) }
    #expect(error?.description.hasPrefix("The Secret Service does not answer") == true)
    if lines != Self.tools[4] {
      #expect(throws: KeychainError.self) { try keychain(tool: lines).delete(ada) }
    }
    #expect(try keychain(tool: "exit 0").store(of: ada) == .secretService)
  }

  @Test(arguments: ["secret = ", "secret = 1:0:", "secret = 2:a:b", "secret = x"])
  func anAnswerThatIsNoSecretOfOursIsDamaged(_ line: String) throws {
    try keychain(tool: "exit 0").add(Data("token".utf8), for: ada)
    #expect(throws: KeychainError.isDamaged(ada, in: .secretService)) {
      try keychain(tool: "echo '\(line)'").get(ada)
    }
  }

  @Test func theSecretIsNoArgumentAndTheEnvironmentIsSmall() throws {
    let keychain = try keychain(
      tool: """
        [ "$1" = store ] || exit 0
        { echo "$@"; env; } >"$XDG_RUNTIME_DIR/seen"; cat >"$XDG_RUNTIME_DIR/secret"
        """)
    try keychain.add(Data("hunter2".utf8), for: ada)
    let seen = try text(at: folder.path + "/seen")
    #expect(try text(at: folder.path + "/secret").hasSuffix("aHVudGVyMg=="))
    #expect(!seen.contains("aHVudGVyMg") && !seen.contains("hunter2"))
    let variables = seen.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "=" } }
    #expect(
      Set(variables).isSubset(of: ["LC_ALL", "XDG_RUNTIME_DIR", "PWD", "_", "SHLVL", "OLDPWD"]))
  }

  @Test func aToolThatDoesNotListenHurtsNobody() throws {
    let keychain = try keychain(tool: #"[ "$1" = store ] && exit 3; exit 0"#)
    #expect(throws: KeychainError.secretServiceDoesNotAnswer("")) {
      try keychain.add(Data(count: Keychain.limit), for: ada)
    }
  }
}
