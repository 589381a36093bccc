import FoundationEssentials

/// How long ago something was, as a person says it.
enum Age {
  static func phrase(since date: Date, now: Date = Date()) -> String {
    let seconds = Int(max(now.timeIntervalSince(date), 0))
    switch seconds {
    case ..<60: return "a moment ago"
    case ..<3600: return counted(seconds / 60, "minute")
    case ..<86_400: return counted(seconds / 3600, "hour")
    default: return counted(seconds / 86_400, "day")
    }
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s") ago"
  }
}
