import AppSandbox
import FoundationEssentials

extension SignIn {
  private static let limit = 64 * 1024

  /// The account in Documents, if there is one.
  func account() throws(SignInError) -> Account? {
    let data: Data
    do throws(FileError) {
      data = try sandbox.documents.read(SignIn.file, limit: SignIn.limit)
    } catch  where error.fault == .doesNotExist {
      return nil
    } catch {
      throw .file(error)
    }
    do throws(KeyedArchiveError) {
      return try KeyedUnarchiver(reading: data, allowing: [Account.self])
        .decodeObject(of: Account.self, forKey: Account.rootKey)
    } catch {
      throw .accountIsDamaged(path: sandbox.documents.path + "/" + SignIn.file, error)
    }
  }

  /// What the account's file turned out to be.
  enum Found: Hashable {
    case nothing, damaged
    case account(Account)
  }

  func find() throws(SignInError) -> Found {
    do throws(SignInError) {
      return try account().map(Found.account) ?? .nothing
    } catch .accountIsDamaged {
      return .damaged
    } catch .file(let error) {
      if case .isLarger = error.fault { return .damaged }
      throw .file(error)
    }
  }

  /// Retires the token of the account, except that of `name`; of a damaged one all that are in use.
  func end(_ found: Found, but name: String? = nil) throws(SignInError) {
    var names: [String] = []
    switch found {
    case .nothing: break
    case .account(let account): names = [account.name]
    case .damaged:
      do throws(KeychainError) { names = try tokens.names() } catch { throw .keychain(error) }
    }
    for other in names where other != name { _ = try retireToken(of: other) }
  }

  /// - Returns: What the account's file is called now.
  func setAside() throws(SignInError) -> String {
    do throws(FileError) { return try sandbox.documents.setAside(SignIn.file) } catch {
      throw .file(error)
    }
  }

  func write(_ account: Account) throws(SignInError) {
    var archiver = KeyedArchiver()
    archiver.encode(account, forKey: Account.rootKey)
    let data: Data
    do throws(KeyedArchiveError) { data = try archiver.data() } catch { throw .archive(error) }
    do throws(FileError) {
      try sandbox.documents.write(data, to: SignIn.file)
    } catch {
      throw .file(error)
    }
  }

  /// `nil` when the keychain has none that can be used.
  func token(of name: String) throws(SignInError) -> Token? {
    do throws(KeychainError) { return try tokens.token(of: name) } catch { throw .keychain(error) }
  }

  /// Leaves a token that is there as it is.
  func makeToken(for name: String) throws(SignInError) {
    do throws(KeychainError) { try tokens.make(for: name) } catch { throw .keychain(error) }
  }

  /// From then on the token only checks seals.
  ///
  /// - Returns: Whether there was one.
  func retireToken(of name: String) throws(SignInError) -> Bool {
    do throws(KeychainError) { return try tokens.retire(name) } catch { throw .keychain(error) }
  }
}
