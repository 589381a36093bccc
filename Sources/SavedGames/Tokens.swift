import AppSandbox
import FoundationEssentials

/// The tokens of a container, in its keychain: one for each person who signed in and has not signed
/// out, and those that are retired, which sign nobody in but still tell which saves they sealed.
struct Tokens: Sendable {
  let keychain: Keychain

  /// How many retired ones are kept, the newest first.
  static let mostRetired = 32

  private static let service = "tictactoe"
  private static let retired = KeychainItem(service: "tictactoe.retired", account: "tokens")

  private static func item(of name: String) -> KeychainItem {
    KeychainItem(service: service, account: name)
  }

  /// `nil` when the keychain has none that can be used.
  func token(of name: String) throws(KeychainError) -> Token? {
    do throws(KeychainError) {
      return Token(try keychain.get(Tokens.item(of: name)))
    } catch .notFound, .isLost {
      return nil
    }
  }

  /// Leaves a token that is there as it is.
  func make(for name: String) throws(KeychainError) {
    let item = Tokens.item(of: name)
    do throws(KeychainError) {
      if Token(try keychain.get(item)) != nil { return }
    } catch .notFound, .isLost {
      return try keychain.add(Secret.random(count: Token.length), for: item)
    } catch .isDamaged {
      // As good as one of another length.
    }
    try keychain.update(Secret.random(count: Token.length), for: item)
  }

  /// Puts the token of `name` among the retired ones, and removes it only then.
  ///
  /// - Returns: Whether there was one.
  func retire(_ name: String) throws(KeychainError) -> Bool {
    do throws(KeychainError) {
      do throws(KeychainError) {
        if let token = try token(of: name) { try addRetired(token) }
      } catch .isDamaged {
        // Nothing was sealed with what nobody can read.
      }
      try keychain.delete(Tokens.item(of: name))
      return true
    } catch .notFound {
      return false
    }
  }

  /// Who has a token that is in use.
  func names() throws(KeychainError) -> [String] {
    try keychain.items(of: Tokens.service).filter { $0.group == nil }.map(\.account)
  }

  /// Those that can have sealed a save here.
  func all() throws(KeychainError) -> [Token] {
    var tokens = try retired()
    for name in try names() {
      if let token = try token(of: name) { tokens.append(token) }
    }
    return tokens
  }

  private func retired() throws(KeychainError) -> [Token] {
    do throws(KeychainError) {
      let bytes = try keychain.get(Tokens.retired)
      return stride(from: 0, to: bytes.count, by: Token.length).compactMap {
        Token(Data(bytes.dropFirst($0).prefix(Token.length)))
      }
    } catch .notFound, .isLost {
      return []
    }
  }

  private func addRetired(_ token: Token) throws(KeychainError) {
    var tokens: [Token] = []
    do throws(KeychainError) {
      tokens = try retired()
    } catch .isDamaged {
      // Nobody can tell what they were.
    }
    tokens = [token] + tokens.filter { $0 != token }
    let bytes = tokens.prefix(Tokens.mostRetired).reduce(Data()) { $0 + $1.bytes }
    do throws(KeychainError) {
      try keychain.update(bytes, for: Tokens.retired)
    } catch .notFound, .isLost {
      try keychain.add(bytes, for: Tokens.retired)
    }
  }
}
