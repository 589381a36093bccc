/// The Foundation classes that every archive may hold, with the names that `NSKeyedArchiver` gives
/// them and their keys.
enum FoundationClass: String {
  case array = "NSArray"
  case mutableArray = "NSMutableArray"
  case data = "NSData"
  case mutableData = "NSMutableData"
  case date = "NSDate"
  case dictionary = "NSDictionary"
  case mutableDictionary = "NSMutableDictionary"
  case null = "NSNull"
  case set = "NSSet"
  case mutableSet = "NSMutableSet"
  case string = "NSString"
  case mutableString = "NSMutableString"
}

/// The names in the format of `NSKeyedArchiver`.
enum ArchiveKey {
  static let archiver = "$archiver"
  static let archiverName = "NSKeyedArchiver"
  static let version = "$version"
  static let knownVersion = 100_000
  static let top = "$top"
  static let objects = "$objects"
  static let objectClass = "$class"
  static let className = "$classname"
  static let classNames = "$classes"
  static let root = "NSObject"
  /// The first object, which stands for nothing.
  static let null = "$null"

  static let elements = "NS.objects"
  static let keys = "NS.keys"
  static let seconds = "NS.time"
  static let bytes = "NS.data"
  static let text = "NS.string"
}
