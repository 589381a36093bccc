/// The names of an object's members so far, to find one that comes again.
///
/// A save has a dozen, which are quicker to look through than to hash.
struct NameIndex {
  private var places: [String: Int] = [:]

  /// The index of the earlier member of that name, or `nil` after noting it as the next one.
  mutating func add(_ name: String, at members: [JSONMember]) -> Int? {
    if members.count < 16 { return members.firstIndex { $0.name == name } }
    if places.isEmpty {
      for (index, member) in members.enumerated() where places[member.name] == nil {
        places[member.name] = index
      }
    }
    if let earlier = places[name] { return earlier }
    places[name] = members.count
    return nil
  }
}
