/// A tag of an XML property list: `<name>`, `</name>` or `<name/>`.
struct XMLTag: Equatable, CustomStringConvertible {
  enum Form { case opening, closing, empty }
  let name: String
  let form: Form

  var closing: XMLTag { XMLTag(name: name, form: .closing) }

  var description: String {
    switch form {
    case .opening: "<\(name)>"
    case .closing: "</\(name)>"
    case .empty: "<\(name)/>"
    }
  }

  static func expect(_ expected: XMLTag, _ found: XMLTag) throws(PropertyListFault) {
    if found != expected { throw .isUnexpected(found.description, expected: expected.description) }
  }
}
