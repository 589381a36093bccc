// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tictactoe",
  defaultLocalization: "en",
  products: [
    .executable(name: "tictactoe", targets: ["Play"]),
    .library(name: "TicTacToe", targets: ["TicTacToe"]),
    .library(name: "Solver", targets: ["Solver"]),
    .library(name: "AppSandbox", targets: ["AppSandbox"]),
  ],
  targets: [
    .target(name: "TicTacToe"),
    .target(name: "Solver", dependencies: ["TicTacToe"]),
    .target(name: "SaveFormat", dependencies: ["TicTacToe"]),
    .target(name: "AppSandbox", dependencies: ["CPlist", "CPosix", "CSodium", "CSQLite"]),
    .target(name: "SavedGames", dependencies: ["TicTacToe", "SaveFormat", "AppSandbox"]),
    .target(name: "TerminalBoard", dependencies: ["TicTacToe", "Solver", "SaveFormat"]),
    .executableTarget(
      name: "Play",
      dependencies: [
        "TicTacToe", "Solver", "SaveFormat", "AppSandbox", "SavedGames", "TerminalBoard",
        "CNcurses", "CPosix", "Resources",
      ]),

    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CPlist"),
    .systemLibrary(name: "CSodium"),
    .systemLibrary(name: "CSQLite"),
    .target(name: "CPosix"),
    .target(
      name: "Resources", resources: [.copy("themes"), .copy("fr.lproj"), .copy("zh-Hans.lproj")]),

    .executableTarget(
      name: "ExhaustSaves", dependencies: ["SaveFormat", "TicTacToe"],
      path: "Benchmarks/ExhaustSaves"),

    .executableTarget(
      name: "Prove", dependencies: ["Solver", "TicTacToe"], path: "Benchmarks/Prove",
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Speed", dependencies: ["Solver", "SaveFormat", "TicTacToe"], path: "Benchmarks/Speed",
      linkerSettings: [.linkedLibrary("m")]),

    .executableTarget(
      name: "Saving", dependencies: ["SavedGames", "AppSandbox", "TicTacToe"],
      path: "Benchmarks/Saving", linkerSettings: [.linkedLibrary("m")]),

    .testTarget(name: "CPosixTests", dependencies: ["CPosix"]),
    .testTarget(name: "TicTacToeTests", dependencies: ["TicTacToe"]),
    .testTarget(name: "SolverTests", dependencies: ["Solver", "TicTacToe"]),
    .testTarget(
      name: "SaveFormatTests", dependencies: ["SaveFormat", "TicTacToe"],
      exclude: ["Diagnostics", "Schema"]),
    .testTarget(
      name: "AppSandboxTests",
      dependencies: ["AppSandbox", "CSQLite", "ArchiveProbe", "SandboxProbe"]),
    .executableTarget(
      name: "ArchiveProbe", dependencies: ["AppSandbox"], path: "Tests/ArchiveProbe"),
    .testTarget(
      name: "SavedGamesTests",
      dependencies: ["SavedGames", "SavesProbe", "AppSandbox", "SaveFormat", "TicTacToe"]),
    .executableTarget(
      name: "SavesProbe", dependencies: ["SavedGames", "AppSandbox", "TicTacToe"],
      path: "Tests/SavesProbe"),
    .testTarget(
      name: "TerminalBoardTests",
      dependencies: ["TerminalBoard", "Solver", "SaveFormat", "TicTacToe"],
      exclude: ["Golden"]),
    .executableTarget(
      name: "SandboxProbe", dependencies: ["AppSandbox"], path: "Tests/SandboxProbe"),
    .testTarget(name: "PlayTests", dependencies: ["CTerminal", "Play"]),
    .target(
      name: "CTerminal", path: "Tests/CTerminal", linkerSettings: [.linkedLibrary("vterm")]),
  ]
)
