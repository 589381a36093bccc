import Testing

/// "Saved" is said after the disk has the game, never before. Needs `strace` and leave to trace, no root.
@Suite struct DurabilityTests {
  @Test func aSaveIsWrittenSyncedRenamedAndItsFolderSyncedBeforeItIsSaid() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      printf '5\\nsave\\n' | strace -f -y -e trace=write,fsync,fdatasync,rename,renameat,renameat2 \
        -o "$FOLDER/calls" "$GAME" --plain --home "$HOME_FOLDER"
      cat "$FOLDER/calls"
      """)
    let calls = run.lines.filter { $0.contains("(") }
    let renamed = try #require(calls.firstIndex { $0.contains(#""SavedGames.data""#) })
    let before = try calls[..<renamed].suffix(2).map(Call.init)
    let after = try Call(calls[renamed + 1])
    #expect(before.map(\.name) == ["write", "fsync"])
    // The descriptor that was written is the one that was synced, in Documents.
    #expect(before[0].file == before[1].file)
    #expect(before[0].file.contains("/home/Documents/"))
    #expect(after.name == "fsync")
    #expect(after.file.hasSuffix("/home/Documents>"))
    let said = try #require(calls.firstIndex { $0.contains("Saved SavedGames.") })
    #expect(renamed + 1 < said)
  }

  @Test func aGameInProgressIsOnTheDiskBeforeTheMoveIsSaid() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      echo 5 | strace -f -y -e trace=write,fsync,renameat,renameat2,rename -o "$FOLDER/calls" \
        "$GAME" --plain --home "$HOME_FOLDER" >/dev/null
      cat "$FOLDER/calls"
      """)
    let renamed = try #require(run.lines.firstIndex { $0.contains(#""Autosave-1.data""#) })
    let said = try #require(run.lines.firstIndex { $0.contains("X plays b2.") })
    #expect(renamed < said)
    #expect(run.lines[renamed..<said].contains { $0.contains("fsync(") })
  }

  /// One line of `strace -f -y`, which pads the process: `123   fsync(5</folder/file>) = 0`.
  private struct Call {
    let name, file: String

    init(_ line: String) throws {
      let call = try #require(line.split(separator: " ", maxSplits: 1).last)
      let parts = call.split(separator: "(", maxSplits: 1)
      name = String(parts[0].drop { $0 == " " })
      file = String(try #require(parts.last).prefix { $0 != "," && $0 != ")" })
    }
  }
}
