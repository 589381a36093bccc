/// The members of an object in a save, in any order; of two with one name the first counts.
///
/// They are no tuples, which the runtime would copy member by member.
package struct SaveMembers {
  /// A name and what it stands for.
  package struct Member {
    package let name: String
    package let value: SaveValue

    package init(_ name: String, _ value: SaveValue) { (self.name, self.value) = (name, value) }
  }

  package private(set) var list: [Member]

  package init(_ list: [Member]) { self.list = list }

  /// The first member of that name. A save has a dozen, quicker to look through than to hash.
  package subscript(name: String) -> SaveValue? {
    for index in list.indices where list[index].name == name { return list[index].value }
    return nil
  }

  package mutating func append(_ name: String, _ value: SaveValue) {
    list.append(Member(name, value))
  }
}

extension SaveMembers {
  /// The members of a dictionary.
  ///
  /// - Parameter levels: How many containers within each other to look into: a save has three, and
  ///   what holds more may hold any number.
  package init(_ dictionary: [String: Any], levels: Int = 3) {
    list = dictionary.map { Member($0.key, SaveValue($0.value, levels: levels - 1)) }
  }

  package var dictionary: [String: Any] {
    var dictionary = [String: Any](minimumCapacity: list.count)
    for member in list.reversed() { dictionary[member.name] = member.value.plain }
    return dictionary
  }

  /// The same, of texts alone where the members are that.
  var plain: Any {
    var texts: [String: String] = [:]
    for member in list.reversed() {
      guard let text = member.value.text else { return dictionary }
      texts[member.name] = text
    }
    return texts
  }
}
