import CPosix
import Glibc
import Testing

@Suite struct SignalsTests {
  @Test func aWatchedSignalIsAByteInThePipe() throws {
    let pipe = posix_make_pipe()
    defer {
      posix_unwatch_signal(SIGURG)
      close(pipe.reading)
      close(pipe.writing)
    }
    var byte: UInt8 = 0
    #expect(read(pipe.reading, &byte, 1) == -1 && errno == EAGAIN)
    #expect(posix_watch_signal(SIGURG, pipe.writing))
    // To the process: the tests' own threads block signals, so another thread takes it.
    kill(getpid(), SIGURG)
    var file = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
    while poll(&file, 1, 10_000) < 0, errno == EINTR {}
    #expect(read(pipe.reading, &byte, 1) == 1)
    #expect(Int32(byte) == SIGURG)
    #expect(!posix_watch_signal(SIGKILL, pipe.writing))
  }

  @Test func aFileMayBeSetToReturnAtOnceAndBack() {
    let pipe = posix_make_pipe()
    defer {
      close(pipe.reading)
      close(pipe.writing)
    }
    #expect(fcntl(pipe.reading, F_GETFL) & O_NONBLOCK != 0)
    #expect(posix_set_nonblocking(pipe.reading, false))
    #expect(fcntl(pipe.reading, F_GETFL) & O_NONBLOCK == 0)
    #expect(!posix_set_nonblocking(-1, true))
  }

  @Test func whatIsNoTerminalHasNoSize() {
    let size = posix_window_size(-1)
    #expect(size.rows == 0 && size.columns == 0)
  }

  /// The numbers are Linux's: the exit status in the second byte, a signal in the first, 0x7f for stopped.
  @Test(arguments: [
    (0x0000, 0, 0, 0), (0x0700, 7, 0, 0), (0x000f, -1, 15, 0), (0x147f, -1, 0, 20),
  ])
  func aProcessExitsOrIsEndedOrIsStopped(
    _ status: Int32, _ exit: Int32, _ end: Int32, _ stop: Int32
  ) {
    #expect(posix_exit_status(status) == exit)
    #expect(posix_ending_signal(status) == end)
    #expect(posix_stopping_signal(status) == stop)
  }
}
