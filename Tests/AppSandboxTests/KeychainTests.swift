import AppSandbox
import Foundation
import Testing

/// The keychain where no Secret Service is.
struct KeychainTests {
  private let folder: TemporaryFolder
  private let keychain: Keychain
  private let ada = KeychainItem(service: "game", account: "Ada")

  init() throws {
    folder = try TemporaryFolder()
    keychain = try folder.sandbox().keychain(environment: [:])
  }

  private var place: String { folder.home + "-keychain" }

  private func names(_ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.hasSuffix(ending) }
  }

  @Test func aSecretIsAddedReadUpdatedAndDeleted() throws {
    #expect(throws: KeychainError.notFound(ada)) { try keychain.get(ada) }
    try keychain.add(Data("token".utf8), for: ada)
    #expect(try keychain.get(ada) == Data("token".utf8))
    #expect(throws: KeychainError.alreadyExists(ada)) { try keychain.add(Data(), for: ada) }
    #expect(try keychain.get(ada) == Data("token".utf8))
    try keychain.update(Data("newer".utf8), for: ada)
    #expect(try keychain.get(ada) == Data("newer".utf8))
    try keychain.delete(ada)
    #expect(throws: KeychainError.notFound(ada)) { try keychain.get(ada) }
    #expect(throws: KeychainError.notFound(ada)) { try keychain.update(Data(), for: ada) }
    #expect(throws: KeychainError.notFound(ada)) { try keychain.delete(ada) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
  }

  static let secrets: [Data] = [
    Data(), Data([0]), Data("\n".utf8), Data("a\0b\r\n\n".utf8), Data((0...255).map { UInt8($0) }),
    Data(repeating: 0xff, count: Keychain.limit),
  ]

  @Test(arguments: secrets)
  func everyByteSurvives(_ secret: Data) throws {
    try keychain.add(secret, for: ada)
    #expect(try keychain.get(ada) == secret)
  }

  @Test func aSecretOverTheLimitIsRefused() throws {
    let secret = Data(count: Keychain.limit + 1)
    #expect(throws: KeychainError.secretIsTooLarge(bytes: 6001, limit: 6000)) {
      try keychain.add(secret, for: ada)
    }
  }

  @Test func servicesAccountsAndGroupsAreAreasOfTheirOwn() throws {
    let items = [
      ada, KeychainItem(service: "other", account: "Ada"),
      KeychainItem(service: "game", account: "ada"),
      KeychainItem(service: "game", account: "Ada", group: "family"),
      KeychainItem(service: "game", account: "Ada", group: "own"),
      KeychainItem(service: "game&account=Ada", account: "Ada"),
      KeychainItem(service: "g", account: "ame Ada"),
      KeychainItem(service: "game", account: "A\u{301}"),
      KeychainItem(service: "game", account: "\u{c1}"),
    ]
    for (number, item) in items.enumerated() { try keychain.add(Data([UInt8(number)]), for: item) }
    for (number, item) in items.enumerated() {
      #expect(try keychain.get(item) == Data([UInt8(number)]))
    }
    try keychain.delete(ada)
    #expect(try keychain.get(items[3]) == Data([3]))
  }

  @Test(arguments: ["../../x", "/etc/passwd", ".", "..", "a/b", "a\0b", "--all", "\n", "é", "💀"])
  func noNameBecomesAPath(_ name: String) throws {
    let item = KeychainItem(service: name, account: name, group: name)
    try keychain.add(Data("x".utf8), for: item)
    #expect(try keychain.get(item) == Data("x".utf8))
    for file in try FileManager.default.contentsOfDirectory(atPath: place) {
      #expect(file.wholeMatch(of: /[0-9a-f]{64}\.(json|secret)/) != nil)
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["home", "home-keychain"])
  }

  @Test func theItemsOfAServiceAreListed() throws {
    #expect(try keychain.items(of: "game") == [])
    let others = [
      KeychainItem(service: "game", account: "Ada/é"),
      KeychainItem(service: "game", account: "Ada", group: "all"),
    ]
    for item in [ada, KeychainItem(service: "mail", account: "Ada")] + others {
      try keychain.add(Data("s".utf8), for: item)
    }
    #expect(try Set(keychain.items(of: "game")) == Set([ada] + others))
    try keychain.delete(ada)
    #expect(try Set(keychain.items(of: "game")) == Set(others))
    try put("{}", at: place + "/x.json")
    #expect(throws: KeychainError.recordIsDamaged(path: place + "/x.json")) {
      try keychain.items(of: "game")
    }
  }

  @Test func namesHaveALength() {
    for item in [
      KeychainItem(service: "", account: "a"), KeychainItem(service: "a", account: ""),
      KeychainItem(service: "a", account: "a", group: ""),
    ] {
      #expect(throws: KeychainError.nameIsEmpty) { try keychain.get(item) }
    }
    let long = KeychainItem(service: "a", account: String(repeating: "é", count: 513))
    #expect(throws: KeychainError.nameIsTooLong(bytes: 1026, limit: 1024)) {
      try keychain.add(Data(), for: long)
    }
  }

  @Test func nobodyElseCanLookAndTheIndexHasNoSecret() throws {
    #expect(!FileManager.default.fileExists(atPath: place))
    try keychain.add(Data("hunter2".utf8), for: ada)
    #expect(try mode(place) == 0o700)
    for name in try names("") { #expect(try mode(place + "/" + name) == 0o600) }
    let index = try text(at: place + "/" + (try #require(names(".json").first)))
    #expect(
      index == """
        {
          "account" : "Ada",
          "service" : "game",
          "store" : "files",
          "version" : 1
        }

        """)
  }

  @Test func aFolderThatIsOpenToOthersIsShut() throws {
    try keychain.prepare()
    #expect(chmod(place, 0o755) == 0)
    try keychain.add(Data(), for: ada)
    #expect(try mode(place) == 0o700)
  }

  @Test func aLinkInTheFoldersPlaceIsRefused() throws {
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: folder.home)
    #expect(throws: KeychainError.self) { try keychain.add(Data(), for: ada) }
    #expect(throws: KeychainError.self) { try keychain.get(ada) }
  }

  @Test func theKeychainOutlivesTheContainer() throws {
    try keychain.add(Data("token".utf8), for: ada)
    try folder.sandbox().uninstall()
    #expect(!FileManager.default.fileExists(atPath: folder.home))
    #expect(try folder.sandbox().keychain(environment: [:]).get(ada) == Data("token".utf8))
  }

  @Test func theStoreCanBeAskedFor() throws {
    #expect(keychain.storeForNewItems() == .files)
    #expect(throws: KeychainError.notFound(ada)) { try keychain.store(of: ada) }
    try keychain.add(Data(), for: ada)
    #expect(try keychain.store(of: ada) == .files)
  }

  @Test func aDamagedSecretIsNeverAnotherOne() throws {
    try keychain.add(Data("token".utf8), for: ada)
    let path = place + "/" + (try #require(names(".secret").first))
    let whole = Array(try text(at: path).utf8)
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 1
      try Data(changed).write(to: URL(filePath: path))
      #expect(throws: KeychainError.isDamaged(ada, in: .files)) { try keychain.get(ada) }
    }
    for count in whole.indices {
      try Data(whole[..<count]).write(to: URL(filePath: path))
      #expect(throws: KeychainError.isDamaged(ada, in: .files)) { try keychain.get(ada) }
    }
    try keychain.update(Data("new".utf8), for: ada)
    #expect(try keychain.get(ada) == Data("new".utf8))
  }

  @Test func anotherItemsSecretIsDamaged() throws {
    let eve = KeychainItem(service: "game", account: "Eve")
    try keychain.add(Data("a".utf8), for: ada)
    let adas = try #require(names(".secret").first)
    try keychain.add(Data("e".utf8), for: eve)
    let eves = try #require(names(".secret").first { $0 != adas })
    try FileManager.default.removeItem(atPath: place + "/" + eves)
    try FileManager.default.copyItem(atPath: place + "/" + adas, toPath: place + "/" + eves)
    #expect(throws: KeychainError.isDamaged(eve, in: .files)) { try keychain.get(eve) }
  }

  @Test func aLostSecretIsSaidAndMayBeAddedAgain() throws {
    try keychain.add(Data("token".utf8), for: ada)
    let path = place + "/" + (try #require(names(".secret").first))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: KeychainError.isLost(ada, from: .files)) { try keychain.get(ada) }
    #expect(throws: KeychainError.isLost(ada, from: .files)) {
      try keychain.update(Data(), for: ada)
    }
    try keychain.add(Data("new".utf8), for: ada)
    #expect(try keychain.get(ada) == Data("new".utf8))
    try FileManager.default.removeItem(atPath: path)
    try keychain.delete(ada)
    #expect(throws: KeychainError.notFound(ada)) { try keychain.get(ada) }
  }

  @Test(arguments: ["", "{}", "null", #"{"store":"files"}"#, "\u{0}"])
  func aDamagedRecordAsksNoStore(_ content: String) throws {
    try keychain.add(Data("token".utf8), for: ada)
    let path = place + "/" + (try #require(names(".json").first))
    try put(content, at: path)
    #expect(throws: KeychainError.recordIsDamaged(path: path)) { try keychain.get(ada) }
    #expect(throws: KeychainError.recordIsDamaged(path: path)) {
      try keychain.add(Data(), for: ada)
    }
  }

  @Test func whatAKilledWriterLeftGoesWithTheNextChange() throws {
    try keychain.prepare()
    try put("secret", at: place + "/.writing-0123456789abcdef")
    try keychain.add(Data(), for: ada)
    #expect(try names("abcdef") == [])
  }
}
