import FoundationEssentials
import TerminalBoard

/// How long ago something was, as a person says it.
enum Age {
  static func phrase(since date: Date, now: Date = Date()) -> Phrase {
    let seconds = Int(max(now.timeIntervalSince(date), 0))
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
    switch (days, hours, minutes) {
    case (0, 0, 0): return "a moment ago"
    case (0, 0, 1): return "1 minute ago"
    case (0, 0, _): return "\(minutes) minutes ago"
    case (0, 1, _): return "1 hour ago"
    case (0, _, _): return "\(hours) hours ago"
    case (1, _, _): return "1 day ago"
    default: return "\(days) days ago"
    }
  }
}
