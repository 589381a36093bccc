import FoundationEssentials
import Glibc

extension String {
  /// A name for what had to make room at `time`: `NAME (2026-11-30 14.05.22)`.
  ///
  /// - Parameter number: From 1; more than one can make room in the same second.
  package func dated(_ time: String, number: Int) -> String {
    "\(self) (\(time)\(number > 1 ? ", \(number)" : ""))"
  }
}

extension Date {
  /// Local time with no character that some file system forbids: `2026-11-30 14.05.22`.
  package var localTime: String {
    var seconds = time_t(timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = [
      digits(parts.tm_year + 1900, 4), digits(parts.tm_mon + 1, 2), digits(parts.tm_mday, 2),
    ]
    let hour = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits($0, 2) }
    return day.joined(separator: "-") + " " + hour.joined(separator: ".")
  }
}
