import CPosix
import Glibc

/// Standard input, output and errors.
enum StandardFiles {
  /// Puts something unusable where one of them is closed: otherwise the next file that is opened would take its
  /// number, and be written into by whatever is said to the person.
  static func occupyClosed() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      // The lowest free number is given, which is this one.
      _ = posix_open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0)
    }
  }
}
