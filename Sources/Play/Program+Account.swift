import AppSandbox
import FoundationEssentials
import Glibc
import SaveFormat
import SavedGames
import TerminalBoard

extension Program {
  func keychain(of sandbox: Sandbox) -> Keychain {
    sandbox.keychain(environment: surroundings.environment)
  }

  /// Opens the saved games for who is signed in; what is amiss with that is said and hinders nobody
  /// from playing.
  mutating func openPlayersSaves() throws(Failure) -> (saves: Saves, account: Account?) {
    let sandbox = try enter().sandbox
    do throws(SignInError) {
      let standing = try signIn(in: sandbox).standing(at: Date())
      switch standing {
      case .hasExpired(_, justNow: true), .tokenIsMissing: note([standing.sentence])
      case .hasExpired, .nobody, .signedIn: break
      }
      let keychain = keychain(of: sandbox)
      return (
        Saves(in: sandbox, sealedBy: standing.token, checkedBy: keychain), standing.account
      )
    } catch {
      note(["Nobody can tell who is signed in: \(error)"])
      return (Saves(in: sandbox, checkedBy: keychain(of: sandbox)), nil)
    }
  }

  mutating func signIn(_ name: String, days: Int) throws(Failure) -> Int32 {
    let signIn = signIn(in: try enter(keepingSecrets: true).sandbox)
    do {
      let (account, setAside) = try signIn.signIn(
        name, days: days, device: Program.hostName, at: Date())
      if let setAside { complain([Program.accountIsSetAside(as: setAside)]) }
      return say(["Signed in as \(account.name) until \(account.end)."])
    } catch {
      throw Failure(verbatim: error.description)
    }
  }

  mutating func signOut() throws(Failure) -> Int32 {
    let signIn = signIn(in: try enter().sandbox)
    do {
      switch try signIn.signOut() {
      case .nobody: return say(["Nobody is signed in."])
      case .account(let account): return say(["Signed out \(account.name)."])
      case .damaged(let name):
        complain([Program.accountIsSetAside(as: name)])
        return say(["Signed out."])
      }
    } catch {
      throw Failure(verbatim: error.description)
    }
  }

  private static func accountIsSetAside(as name: String) -> Phrase {
    "The account could not be read and is set aside as \(name)."
  }

  mutating func sayWhoIsSignedIn() throws(Failure) -> Int32 {
    let signIn = signIn(in: try enter().sandbox)
    do {
      return say([try signIn.standing(at: Date()).sentence])
    } catch {
      throw Failure(verbatim: error.description)
    }
  }

  private func signIn(in sandbox: Sandbox) -> SignIn {
    SignIn(in: sandbox, keychain: keychain(of: sandbox))
  }

  /// gethostname(2).
  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension Account {
  /// When the sign-in ends, by ISO 8601.
  fileprivate var end: String { expires.formatted(.iso8601) }
}

extension SignIn.Standing {
  /// Who is signed in, or why nobody is.
  fileprivate var sentence: Phrase {
    switch self {
    case .nobody: "Nobody is signed in."
    case .signedIn(let account, _):
      "\(account.name), signed in until \(account.end) on \(account.devices.joined(separator: ", "))."
    case .hasExpired(let account, justNow: _):
      "Nobody is signed in: the sign-in of \(account.name) has expired."
    case .tokenIsMissing(let account):
      "Nobody is signed in: the keychain has no token of \(account.name). Sign in again."
    }
  }
}
