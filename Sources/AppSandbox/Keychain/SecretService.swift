import FoundationEssentials

/// The Secret Service (freedesktop.org's Secret Service API, version 0.2), asked by `secret-tool` in
/// a child, so that a keyring that hangs cannot hang the program.
struct SecretService: SecretTexts {
  /// The keychain's own name, which keeps the items of two containers apart.
  let keychain: String
  private let tool: ChildProgram?

  /// A person who waits is patient for as long.
  private static let time = Duration.seconds(1)
  private static let limit = 4 * Keychain.limit

  /// - Parameter environment: what says where the session's bus is; nothing else of it is passed on.
  init(keychain: String, environment: Environment) {
    self.keychain = keychain
    var passed: [String: String] = [:]
    for name in ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"] {
      if let value = environment[name], !value.isEmpty { passed[name] = value }
    }
    // Without either there is no bus to ask.
    guard !passed.isEmpty, let path = ChildProgram.find("secret-tool", in: environment) else {
      tool = nil
      return
    }
    // Its words are matched below.
    passed["LC_ALL"] = "C"
    tool = ChildProgram(path: path, environment: passed)
  }

  /// Asks for an item by a search, which, unlike a look-up, never makes the keyring ask the person.
  func text(for item: KeychainItem) throws(KeychainError) -> String? {
    let answer = try ask(["search"], item)
    let lines = answer.output.split(separator: "\n")
    if let line = lines.first(where: { $0.hasPrefix("secret = ") }) {
      return String(line.dropFirst("secret = ".count))
    }
    if lines.contains(where: { $0.hasPrefix("[") }) { throw .secretServiceIsLocked }
    // Newer versions give 1 when nothing is found, and say nothing.
    guard answer.status == 0 || answer.status == 1 && answer.errors.isEmpty else {
      throw refusal(answer)
    }
    return nil
  }

  func keep(_ text: String, for item: KeychainItem) throws(KeychainError) {
    let answer: ChildProgram.Answer
    do throws(KeychainError) {
      let label = item.attributes.map(\.value).joined(separator: " ")
      answer = try ask(["store", "--label", label], item, input: text)
    } catch .secretServiceDoesNotAnswer {
      // A locked keyring makes `store` wait for the person; a search does not.
      if try self.text(for: item) == text { return }
      throw .secretServiceIsLocked
    }
    if answer.status != 0 { throw refusal(answer) }
  }

  func remove(_ item: KeychainItem) throws(KeychainError) {
    let answer = try ask(["clear"], item)
    if answer.status == 0 { return }
    if !answer.errors.isEmpty { throw refusal(answer) }
    // Silence means that there is none, or that it is locked.
    if try text(for: item) != nil { throw .secretServiceDoesNotAnswer("") }
  }

  private func ask(
    _ command: [String], _ item: KeychainItem, input: String = ""
  ) throws(KeychainError) -> ChildProgram.Answer {
    let names = [("keychain", keychain)] + item.attributes
    guard
      let answer = tool?.run(
        command + names.flatMap { [$0.0, $0.1] }, input: input, time: Self.time, limit: Self.limit)
    else { throw .secretServiceDoesNotAnswer("") }
    return answer
  }

  private func refusal(_ answer: ChildProgram.Answer) -> KeychainError {
    let words = answer.errors.split(separator: "\n").last.map(String.init) ?? ""
    if words.contains("locked") { return .secretServiceIsLocked }
    if words.contains("Object does not exist at path") { return .secretServiceHasNoKeyring }
    return .secretServiceDoesNotAnswer(words)
  }
}
