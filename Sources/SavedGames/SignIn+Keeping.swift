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

  func accountSettingAsideDamaged() throws(SignInError) -> Account? {
    do throws(SignInError) {
      return try account()
    } catch .accountIsDamaged {
      try setAside()
      return nil
    }
  }

  private func setAside() throws(SignInError) {
    var number = 1
    while true {
      do throws(FileError) {
        let name = "account.damaged-\(number).plist"
        return try sandbox.documents.move(SignIn.file, to: name, replacing: false)
      } catch  where error.fault == .alreadyExists {
        number += 1
      } catch {
        throw .file(error)
      }
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

  private static func item(of name: String) -> KeychainItem {
    KeychainItem(service: "tictactoe", account: name)
  }

  /// `nil` when the keychain has none that can be used.
  func token(of name: String) throws(SignInError) -> Token? {
    do throws(KeychainError) {
      return Token(try keychain.get(SignIn.item(of: name)))
    } catch .notFound, .isLost {
      return nil
    } catch {
      throw .keychain(error)
    }
  }

  /// Leaves a token that is there as it is.
  func makeToken(for name: String) throws(SignInError) {
    let item = SignIn.item(of: name)
    do throws(KeychainError) {
      do throws(KeychainError) {
        if Token(try keychain.get(item)) != nil { return }
      } catch .notFound, .isLost {
        return try keychain.add(Secret.random(count: Token.length), for: item)
      } catch .isDamaged {
        // As good as one of another length.
      }
      try keychain.update(Secret.random(count: Token.length), for: item)
    } catch {
      throw .keychain(error)
    }
  }

  /// - Returns: Whether there was one.
  func removeToken(of account: Account) throws(SignInError) -> Bool {
    do throws(KeychainError) {
      try keychain.delete(SignIn.item(of: account.name))
      return true
    } catch .notFound {
      return false
    } catch {
      throw .keychain(error)
    }
  }
}
