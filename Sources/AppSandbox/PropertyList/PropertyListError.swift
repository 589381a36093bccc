/// A property list that cannot be read or written, and why.
public struct PropertyListError: Error, Hashable, Sendable {
  /// Where in a property list something is.
  public enum Place: Hashable, Sendable {
    /// Of the text of an XML property list, counted from one.
    case line(Int)
    /// Of a binary property list's object table, counted from zero.
    case object(Int)
  }

  /// `nil` when it is about the whole.
  public let place: Place?
  /// Why.
  public let fault: PropertyListFault

  init(_ fault: PropertyListFault, at place: Place? = nil) {
    (self.fault, self.place) = (fault, place)
  }
}

extension PropertyListError: CustomStringConvertible {
  /// `line 3: REASON`, without the file's path, to stand behind it and a colon.
  public var description: String {
    switch place {
    case .line(let line): "line \(line): \(fault)"
    case .object(let object): "object \(object): \(fault)"
    case nil: fault.description
    }
  }
}
