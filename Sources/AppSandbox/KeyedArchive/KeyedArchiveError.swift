/// A keyed archive that cannot be read or written, and why.
public enum KeyedArchiveError: Error, Hashable, Sendable {
  case propertyList(PropertyListError)
  case isNoKeyedArchive
  case versionIsUnknown(Int)
  /// Objects are counted from zero, in the archive's table.
  case referenceIsOutside(Int, count: Int)
  case containsItself(object: Int)
  case isNestedDeeper(limit: Int)
  /// Counted each time that one is reached.
  case hasMoreObjects(limit: Int)
  case classIsNotAllowed(String)
  case objectIsMalformed(object: Int)
  case keyIsMissing(String)
  case valueIsOfAnotherKind(key: String, found: String, expected: String)
  /// For an object's own check of a value that has the right kind.
  case valueIsNotAllowed(key: String, reason: String)
}

extension KeyedArchiveError: CustomStringConvertible {
  /// The reason without the file's path, to stand behind it and a colon.
  public var description: String {
    switch self {
    case .propertyList(let error): error.description
    case .isNoKeyedArchive: "is a property list, but no keyed archive"
    case .versionIsUnknown(let version):
      "has the archive version \(version), only \(ArchiveKey.knownVersion) is known"
    case .referenceIsOutside(let object, let count):
      "refers to object \(object), but there are only \(count)"
    case .containsItself(let object): "object \(object) contains itself"
    case .isNestedDeeper(let limit): "is nested more than \(limit) levels deep"
    case .hasMoreObjects(let limit): "holds more than \(limit) objects"
    case .classIsNotAllowed(let name): "an object of the class “\(name)” is not expected here"
    case .objectIsMalformed(let object): "object \(object) is not as its class would write it"
    case .keyIsMissing(let key): "nothing is there for the key “\(key)”"
    case .valueIsOfAnotherKind(let key, let found, let expected):
      "for the key “\(key)” there is \(found) where \(expected) was expected"
    case .valueIsNotAllowed(let key, let reason): "the value for the key “\(key)” \(reason)"
    }
  }
}
