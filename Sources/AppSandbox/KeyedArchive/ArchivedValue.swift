import FoundationEssentials

/// What an archive holds, with every reference followed: a tree.
indirect enum ArchivedValue: Hashable, Sendable {
  case null
  /// Neither an array nor a dictionary nor a reference.
  case plain(PropertyList)
  case array([ArchivedValue])
  case dictionary([String: ArchivedValue])
  /// Of different values, in the order of the archive.
  case set([ArchivedValue])
  case object(className: String, members: [String: ArchivedValue])

  init(_ list: PropertyList) {
    switch list {
    case .array(let elements): self = .array(elements.map(ArchivedValue.init))
    case .dictionary(let members): self = .dictionary(members.mapValues(ArchivedValue.init))
    default: self = .plain(list)
    }
  }

  init(_ object: some KeyedArchivable) {
    var archiver = KeyedArchiver()
    object.encode(with: &archiver)
    self = .object(className: type(of: object).archiveClassName, members: archiver.members)
  }

  /// As a property list, unless there is something in it that only an archive can hold.
  var propertyList: PropertyList? {
    switch self {
    case .plain(let value): return value
    case .array(let elements):
      let lists = elements.compactMap(\.propertyList)
      return lists.count == elements.count ? .array(lists) : nil
    case .dictionary(let members):
      let lists = members.compactMapValues(\.propertyList)
      return lists.count == members.count ? .dictionary(lists) : nil
    case .null, .set, .object: return nil
    }
  }

  /// What it is, with an article, to stand in a sentence.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .plain(let value): value.kind.description
    case .array: PropertyListKind.array.description
    case .dictionary: PropertyListKind.dictionary.description
    case .set: "a set"
    case .object(let className, _): "an object of the class \(className)"
    }
  }
}
