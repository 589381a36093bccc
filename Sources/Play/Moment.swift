import Glibc

/// A moment on the clock that nobody sets, in seconds since some beginning.
struct Moment: Comparable {
  let seconds: Double

  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  static func + (moment: Moment, seconds: Double) -> Moment {
    Moment(seconds: moment.seconds + seconds)
  }

  static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }

  /// What `poll` takes: at least 0, and rounded up so that the moment has passed when it returns.
  var millisecondsLeft: Int32 {
    Int32(min(max((seconds - Moment.now.seconds) * 1000, 0).rounded(.up), 1e9))
  }
}
