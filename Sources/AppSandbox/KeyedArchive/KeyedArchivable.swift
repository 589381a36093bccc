/// A value that a keyed archive holds as an object with keys, like a class that adopts `NSCoding`.
public protocol KeyedArchivable {
  /// The class name in the archive. A program on an Apple system finds its own class by it
  /// (`NSKeyedUnarchiver.setClass(_:forClassName:)`), so it never changes.
  static var archiveClassName: String { get }

  /// Puts every member into the archive under a key of its own, which does not begin with `$`.
  func encode(with archiver: inout KeyedArchiver)

  /// Takes the members out again.
  ///
  /// What is in the archive may come from anyone: check it, and throw
  /// ``KeyedArchiveError/valueIsNotAllowed(key:reason:)`` for what cannot be.
  init(from unarchiver: KeyedUnarchiver) throws(KeyedArchiveError)
}
