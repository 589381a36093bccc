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
  ///
  /// - Returns: The account, and what a damaged one that was in its place is called now, if there was one.
  public func signIn(
    _ name: String, days: Int, device: String, at now: Date
  ) throws(SignInError) -> (account: Account, setAside: String?) {
    guard let name = Account.name(from: name) else { throw .nameCannotBe(name) }
    let found = try find()
    var devices: [String] = []
    if case .account(let old) = found, old.name == name { devices = old.devices }
    if !devices.contains(device) { devices.append(device) }
    let expires = now.addingTimeInterval(Double(days) * 86_400)
    guard let account = Account(name: name, devices: devices, expires: expires) else {
      throw .nameCannotBe(name)
    }
    try makeToken(for: name)
    let setAside = found == .damaged ? try setAside() : nil
    try write(account)
    try end(found, but: name)
    return (account, setAside)
  }

  /// Forgets the account, and retires its token first. A damaged account is set aside.
  @discardableResult
  public func signOut() throws(SignInError) -> Ending {
    let found = try find()
    try end(found)
    switch found {
    case .nothing: return .nobody
    case .damaged: return .damaged(setAsideAs: try setAside())
    case .account(let account):
      do throws(FileError) { try sandbox.documents.remove(SignIn.file) } catch {
        throw .file(error)
      }
      return .account(account)
    }
  }

  /// Whose sign-in a sign-out has ended.
  public enum Ending: Hashable, Sendable {
    case nobody
    case account(Account)
    /// Nobody can tell whose it was; its file in Documents has another name now.
    case damaged(setAsideAs: String)
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
