import AppSandbox
import Testing

struct KeychainErrorWordsTests {
  private static let ada = KeychainItem(service: "game", account: "Ada")
  private static let shared = KeychainItem(service: "game", account: "Ada", group: "family")

  static let errors: [(KeychainError, String)] = [
    (.nameIsEmpty, "A secret's service, account and group cannot be empty."),
    (
      .nameIsTooLong(bytes: 1025, limit: 1024),
      "A secret's name has 1025 bytes, at most 1024 are possible."
    ),
    (
      .secretIsTooLarge(bytes: 6001, limit: 6000),
      "The secret has 6001 bytes, at most 6000 are kept."
    ),
    (.notFound(ada), "There is no secret for “Ada” of “game”."),
    (
      .alreadyExists(shared),
      "There is a secret for “Ada” of “game” in the group “family” already."
    ),
    (
      .isLost(ada, from: .secretService),
      "The secret for “Ada” of “game” is no longer in the Secret Service."
    ),
    (
      .isDamaged(ada, in: .files),
      "The secret for “Ada” of “game” in the keychain's files is damaged."
    ),
    (
      .recordIsDamaged(path: "/k/x.json"),
      "/k/x.json does not say where its secret is kept: remove it to forget the secret."
    ),
    (.secretServiceDoesNotAnswer(""), "The Secret Service does not answer."),
    (
      .secretServiceDoesNotAnswer("secret-tool: no"),
      "The Secret Service does not answer: secret-tool: no."
    ),
    (.secretServiceIsLocked, "The Secret Service is locked: unlock the keyring, and try again."),
    (.secretServiceHasNoKeyring, "The Secret Service has no keyring to keep secrets in."),
    (
      .folderIsNotOurs(path: "/k"), "/k belongs to another user, so no secret is kept there."
    ),
  ]

  @Test(arguments: errors)
  func everyRefusalHasItsSentence(_ error: KeychainError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
