import AppSandbox
import FoundationEssentials

/// Who is signed in: an account in Documents, and its token in the keychain.
public struct SignIn: Sendable {
  /// The account's file in Documents.
  public static let file = "account.plist"

  let sandbox: Sandbox
  let tokens: Tokens

  /// Nothing is read yet.
  public init(in sandbox: Sandbox, keychain: Keychain) {
    (self.sandbox, tokens) = (sandbox, Tokens(keychain: keychain))
  }

  /// Who is signed in at `now`.
  ///
  /// Without an account the keychain is not asked. The token of a sign-in that has expired is
  /// retired.
  public func standing(at now: Date) throws(SignInError) -> Standing {
    guard let account = try account() else { return .nobody }
    if account.expires <= now {
      return .hasExpired(account, justNow: try retireToken(of: account.name))
    }
    guard let token = try token(of: account.name) else { return .tokenIsMissing(account) }
    return .signedIn(account, token)
  }

  /// Signs `name` in until `days` from `now`; who was signed in before is signed out.
  ///
  /// A token that is in use still is used again.
  public func signIn(
    _ name: String, days: Int, device: String, at now: Date
  ) throws(SignInError) -> Account {
    let old = try accountSettingAsideDamaged()
    var devices = old?.name == name ? old?.devices ?? [] : []
    if !devices.contains(device) { devices.append(device) }
    let expires = now.addingTimeInterval(Double(days) * 86_400)
    guard let account = Account(name: name, devices: devices, expires: expires) else {
      throw .nameCannotBe(name)
    }
    try makeToken(for: name)
    try write(account)
    if let old, old.name != name { _ = try retireToken(of: old.name) }
    return account
  }

  /// Forgets the account, and retires its token first.
  ///
  /// - Returns: Whose it was; `nil` when there was none.
  @discardableResult
  public func signOut() throws(SignInError) -> Account? {
    guard let account = try account() else { return nil }
    _ = try retireToken(of: account.name)
    do throws(FileError) { try sandbox.documents.remove(SignIn.file) } catch { throw .file(error) }
    return account
  }

  /// What a view shows of the sign-in.
  public enum Standing: Hashable, Sendable {
    case nobody
    case signedIn(Account, Token)
    /// Its token is retired; `justNow` means that it was in use until now.
    case hasExpired(Account, justNow: Bool)
    /// The account came without it, as from a backup of another machine.
    case tokenIsMissing(Account)

    /// Whether someone is signed in.
    public var isSignedIn: Bool { account != nil }

    /// Who is signed in.
    public var account: Account? {
      if case .signedIn(let account, _) = self { account } else { nil }
    }

    /// What seals their saves.
    public var token: Token? {
      if case .signedIn(_, let token) = self { token } else { nil }
    }
  }
}
