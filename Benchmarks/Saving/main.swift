import AppSandbox
import FoundationEssentials
import Glibc
import SavedGames
import TicTacToe

// Holds a durable save against the bare calls that it is made of: `Saving HOME [ROUNDS]`, where HOME is to be on the
// disk in question. They take turns in one folder, with the same bytes, behind the wall that the program has too.

/// A new file, write, fsync, rename, fsync of the folder: what every durable save must do.
struct BareSave {
  let folder: Int32
  let bytes: [UInt8]

  init(in path: String, _ bytes: [UInt8]) {
    folder = open(path, O_RDONLY | O_DIRECTORY)
    self.bytes = bytes
  }

  func save() {
    let file = openat(folder, "bare.new", O_WRONLY | O_CREAT | O_EXCL, 0o600)
    let isDone =
      write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0 && close(file) == 0
      && renameat(folder, "bare.new", folder, "bare.data") == 0 && fsync(folder) == 0
    if !isDone { fatalError("The bare save failed: \(errno)") }
  }
}

/// The same kind of save over and over, and what each took.
struct Row {
  let name: String
  let save: () throws -> Void
  private var microseconds: [Double] = []

  init(_ name: String, _ save: @escaping () throws -> Void) {
    (self.name, self.save) = (name, save)
  }

  /// The first two of a turn are not counted: they pay for what the last turn left to do.
  mutating func takeTurn() throws {
    for number in 0..<12 {
      let start = ContinuousClock.now
      try save()
      let time = (ContinuousClock.now - start) / .microseconds(1)
      if number >= 2 { microseconds.append(time) }
    }
  }

  var best: Double { microseconds.min() ?? 0 }
  var median: Double { microseconds.sorted()[microseconds.count / 2] }
}

extension Game {
  /// Goes to and fro between two states, so that each save is of another one than the last.
  mutating func move() { if redo() == nil { undo() } }
}

/// `text` at the right of a column.
func column(_ text: String, _ width: Int = 10) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

/// A number with two digits behind the point.
func column(_ number: Double, _ width: Int = 10) -> String {
  let hundredths = Int((number * 100).rounded())
  return column("\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())", width)
}

let words = CommandLine.arguments
guard words.count > 1 else { exit(2) }
let sandbox = try Sandbox(home: URL(filePath: words[1]))
_ = Landlock(files: [], writing: [sandbox.home], environment: [:]).restrict()
let saves = Saves(in: sandbox)
let place = try Autosave(in: saves)
let growing = try SaveName("growing")

var game = Game()
for square in ["b2", "a1", "c3", "a3"].compactMap({ Square($0) }) { try game.play(square) }

try place.keep(game)
let bytes = try sandbox.documents.read(place.name.file, limit: 65_536)
let bare = BareSave(in: sandbox.documents.path, [UInt8](bytes))
var rows = [
  Row("the bare calls") { bare.save() },
  Row("a durable write") {
    try sandbox.documents.write(bytes, to: "written.data")
  },
  Row("an autosave") {
    game.move()
    try place.keep(game)
  },
  Row("a save of what is saved already") {
    try saves.save(game, now: Date())
  },
  Row("a save that keeps the one before") {
    game.move()
    try saves.save(game, as: growing, now: Date())
  },
]
for round in 0..<(words.count > 2 ? Int(words[2]) ?? 1 : 60) {
  for turn in rows.indices { try rows[(turn + round) % rows.count].takeTurn() }
}
let reference = rows[0]
for row in rows.dropFirst() {
  let name = row.name + String(repeating: " ", count: max(34 - row.name.count, 1))
  print(
    name + column(row.median) + column(row.best) + column(reference.median)
      + column(reference.best) + " us  " + column(row.median / reference.median, 6) + "  1.1")
}
