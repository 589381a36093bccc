import FoundationEssentials

/// A value that a property list can hold, and so a whole property list.
///
/// Read with ``read(_:)``, written with ``xml()``, or from and to a file of a ``Folder``.
public enum PropertyList: Hashable, Sendable {
  case string(String)
  /// Stays an integer: `<integer>1</integer>` is never a real.
  case integer(Int)
  /// Stays a real, whole or not: `<real>1</real>` is never an integer.
  case real(Double)
  /// Never 0 or 1.
  case boolean(Bool)
  /// Of the years 1 to 9999; XML holds whole seconds, the binary form fractions too.
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])
  /// A place in the object table of a keyed archive, counted from zero.
  ///
  /// XML has no sign of its own for it: there it is a dictionary with the one key `CF$UID`, and such
  /// a dictionary is read as this.
  case uid(Int)
}

extension PropertyList {
  /// In bytes: the longest property list that is read or written, and the most text and data in one.
  public static let sizeLimit = 1_048_576
  /// How deep arrays and dictionaries may be nested.
  public static let levelLimit = 32
  /// How many values there may be, counted each time that one is reached; keys do not count.
  public static let objectLimit = 10_000
}
