import Glibc

/// The variables that a program was started with, or others in their place.
public struct Environment: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// `nil` for the program's own, which are asked for one by one: most are never needed.
  private let variables: [String: String]?

  /// The program's own.
  public static let ofProgram = Environment(variables: nil)

  /// Just these.
  public init(_ variables: [String: String]) { self.init(variables: variables) }

  private init(variables: [String: String]?) { self.variables = variables }

  /// Just these; of two with one name the last.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init([String: String](elements) { $1 })
  }

  /// The value of a variable, or `nil`. Stands for `getenv(3)`.
  public subscript(name: String) -> String? {
    if let variables { return variables[name] }
    return getenv(name).map { String(cString: $0) }
  }
}
