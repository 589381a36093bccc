import AppSandbox
import Foundation
import Testing

struct ErrorWordsTests {
  static let faults: [(FileFault, String)] = [
    (.nameIsEmpty, "a file's name cannot be empty"),
    (.nameHasSlash, "a file's name cannot have a “/” in it"),
    (.nameHasNUL, "a file's name cannot have a NUL in it"),
    (.nameIsHidden, "a file's name cannot begin with a dot here"),
    (.nameIsTooLong(bytes: 256, limit: 255), "the name has 256 bytes, at most 255 are possible"),
    (.doesNotExist, "does not exist"), (.alreadyExists, "exists already"),
    (.noPermission, "permission denied"),
    (.isNotRegularFile(.namedPipe), "is a named pipe (FIFO), not a regular file"),
    (.isNotRegularFile(.socket), "is a socket, not a regular file"),
    (.isNotRegularFile(.characterDevice), "is a character device, not a regular file"),
    (.isNotRegularFile(.blockDevice), "is a block device, not a regular file"),
    (.isNotFolder(.regularFile), "is a regular file, not a folder"),
    (.isNotFolder(.symbolicLink), "is a symbolic link, not a folder"), (.isFolder, "is a folder"),
    (.isLarger(size: 9, limit: 8), "has 9 bytes, at most 8 are read"),
    (.changedWhileRead, "was changed by another program while it was read"),
    (.isReadOnly, "is read-only"), (.folderIsReadOnly, "the folder is read-only"),
    (.belongsToAnotherUser(id: 7), "belongs to another user (7)"),
    (.system(code: EIO), "Input/output error"),
  ]

  @Test(arguments: faults)
  func everyFaultHasItsWords(_ fault: FileFault, _ words: String) {
    #expect(fault.description == words)
  }

  static let errors: [(SandboxError, String)] = [
    (.noHomeIsKnown, "No home folder is known: set HOME or XDG_DATA_HOME."),
    (.homeIsNoPath("http://a"), "“http://a” names no folder on this computer."),
    (.homeIsNotFolder(path: "/h", .regularFile), "/h is a regular file, not a folder."),
    (
      .homeIsNotOurs(path: "/h"),
      "/h has files in it that are not this program's, so it is left alone: name a new or an empty folder."
    ),
    (.homeIsReadOnly(path: "/h"), "/h is read-only, so nothing can be kept in it."),
    (.isInUse(path: "/h"), "/h is in use by another program; quit that first."),
    (
      .isBeingReplaced(path: "/h"),
      "/h is being recovered or removed by another program; try again when that is done."
    ),
    (.linkLeadsNowhere(path: "/h"), "/h is a symbolic link to what does not exist."),
    (
      .formatIsNewer(path: "/h", version: 2, known: 1),
      "/h was made by a newer program: its format version is 2, and this program knows 1."
    ),
    (
      .formatIsUnreadable(path: "/h/.container"),
      "/h/.container does not say which version made it; “format version 1” was expected."
    ),
  ]

  @Test(arguments: errors)
  func everyRefusalOfAHomeHasItsSentence(_ error: SandboxError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
