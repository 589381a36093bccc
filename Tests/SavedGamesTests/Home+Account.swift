import AppSandbox
import Foundation
import SavedGames
import Testing

extension Home {
  /// With no Secret Service, so that a person's own keyring is left alone.
  var keychain: Keychain { saves.sandbox.keychain(environment: [:]) }
  var signIn: SignIn { SignIn(in: saves.sandbox, keychain: keychain) }

  /// The saved games for whoever is signed in now.
  var sealed: Saves {
    get throws {
      let token = try signIn.standing(at: now).token
      return Saves(in: saves.sandbox, sealedBy: token, checkedBy: keychain)
    }
  }

  @discardableResult
  func enrol(_ name: String = "Ada", days: Int = 30, device: String = "one") throws -> Account {
    try signIn.signIn(name, days: days, device: device, at: now).account
  }

  /// The retired tokens, one behind the other.
  func retired() throws -> Data {
    try keychain.get(KeychainItem(service: "tictactoe.retired", account: "tokens"))
  }

  func secret(of name: String = "Ada") throws -> Data {
    try keychain.get(KeychainItem(service: "tictactoe", account: name))
  }

  /// A text in Documents.
  func text(_ name: String = "SavedGames") throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
