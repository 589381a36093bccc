import AppSandbox
import FoundationEssentials
import Glibc
import SavedGames
import TicTacToe

// What the tests of saved games must see from another process. Results go to standard output,
// refusals to standard error.

signal(SIGXFSZ, SIG_IGN)

func game(_ moves: Substring) throws -> Game {
  var game = Game()
  for name in moves.split(separator: " ") {
    if let square = Square(name) { try game.play(square) }
  }
  return game
}

func say(_ text: String, to file: Int32 = STDOUT_FILENO) {
  // The test that listened may be gone.
  (text + "\n").withCString { if write(file, $0, strlen($0)) < 0 { exit(0) } }
}

func waitForInput() {
  var byte: UInt8 = 0
  _ = read(STDIN_FILENO, &byte, 1)
}

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let saves = Saves(in: try Sandbox(home: URL(filePath: arguments[1])))
  switch arguments[0] {
  case "save":
    try saves.save(game(arguments[2][...]), now: Date())
  case "loop":
    // Games divided by commas, saved in turn for as long as anybody listens.
    let games = try arguments[2].split(separator: ",").map(game)
    while true {
      for game in games {
        try saves.save(game, now: Date())
        say("saved")
      }
    }
  case "hold":
    let place = try Autosave(in: saves)
    try place.keep(game(arguments[2][...]))
    say(place.name.description)
    waitForInput()
  case "finish":
    let history = History(in: saves.sandbox)
    let game = try game(arguments[3][...])
    for _ in 0..<(Int(arguments[2]) ?? 0) {
      _ = try history.add(FinishedGame(game: game, started: nil, finished: Date()))
      say("added")
    }
  case "take":
    guard let unfinished = try saves.takeUnfinished() else { exit(3) }
    let place = unfinished.takePlace()
    say(place.name.description)
    waitForInput()
  default:
    exit(2)
  }
} catch {
  say("\(error)", to: STDERR_FILENO)
  exit(1)
}
