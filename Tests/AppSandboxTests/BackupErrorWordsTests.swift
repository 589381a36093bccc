import AppSandbox
import Testing

struct BackupErrorWordsTests {
  static let errors: [(BackupError, String)] = [
    (
      .targetIsNotEmpty(path: "/b"),
      "/b has files in it, so no backup is made there: name a new or an empty folder."
    ),
    (
      .folderIsInHome(path: "/h/b"),
      "/h/b is inside the container: a backup has to lie outside of it."
    ),
    (
      .manifestIsMissing(path: "/b"),
      "/b has no manifest.json: it is no backup, or one that was not finished."
    ),
    (
      .manifestIsUnreadable(path: "/b/manifest.json"),
      "/b/manifest.json is not the list of a backup's files."
    ),
    (
      .formatIsNewer(path: "/b", version: 2, known: 1),
      "/b was made by a newer program: its format version is 2, and this program knows 1."
    ),
    (.pathIsRefused("../x"), "The backup lists a file that no backup has: “../x”."),
    (.filesAreMissing(["a", "b"]), "Files are missing from the backup: a, b."),
    (.filesAreUnknown(["a"]), "The backup has files that it does not list: a."),
    (
      .filesWereEdited((1...12).map { "\($0)" }),
      "Files were edited since the backup was made: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more."
    ),
    (
      .cannotExchange(path: "/h"),
      "The file system cannot exchange /h with the recovered one in one step: move it away first."
    ),
    (.database(path: "/h/x", "disk I/O error"), "/h/x: disk I/O error."),
    (.home(.homeIsReadOnly(path: "/h")), "/h is read-only, so nothing can be kept in it."),
  ]

  @Test(arguments: errors)
  func everyRefusalHasItsSentence(_ error: BackupError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
