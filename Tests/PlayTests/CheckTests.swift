import Testing

/// `check` looks at files and touches nothing.
@Suite struct CheckTests {
  @Test func goodWarnedAndBadFilesAreToldApart() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved, to: "good.data")
    try home.write(#"{ "gird": 1, "grid": ["XO.", ".X.", "..."] }"#, to: "warned.data")
    try home.write("{ \"grid\": [\"XO.\",\n  \"XXZ\", \"...\"] }", to: "bad.data")
    func check(_ names: String...) throws -> Program.Run {
      try Program.run(["check"] + names.map { "\($0).data" }, directory: "\(home.path)/Documents")
    }
    let good = try check("good")
    #expect(good.text == "good.data: good\n" && good.exit == .status(0))
    let warned = try check("warned")
    #expect(warned.text.hasPrefix("warned.data:1:3: warning: ") && warned.exit == .status(0))
    #expect(warned.text.contains("[member]") && warned.text.contains("grid"))
    let bad = try check("bad")
    #expect(bad.text.hasPrefix("bad.data:2:6: error: ") && bad.exit == .status(1))
    #expect(bad.lines[1...2] == ["  \"XXZ\", \"...\"] }", "     ^"])
    let all = try check("good", "bad", "warned", "good")
    #expect(all.text == good.text + bad.text + warned.text + good.text)
    #expect(all.exit == .status(1))
    #expect(all.errorText.isEmpty)
  }

  @Test func whatIsNoFileIsSaidWithoutWaiting() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      cd "$FOLDER"
      mkdir folder; mkfifo fifo; truncate -s 500M huge; : >empty; ln -s empty link; ln -s loop loop
      "$GAME" check folder fifo huge empty missing /dev/zero link loop; echo $?
      """)
    let codes = ["file", "file", "size", "syntax", "file", "file"]
    let errors = run.lines.filter { $0.contains(" error: ") }
    for (line, code) in zip(errors, codes) { #expect(line.hasSuffix("[\(code)]")) }
    #expect(errors.count >= 7)
    for (line, name) in zip(errors, ["folder", "fifo", "huge", "empty", "missing", "/dev/zero"]) {
      #expect(line.hasPrefix("\(name):"))
    }
    #expect(run.lines.last == "1")
  }

  @Test func checkingNeedsNoHome() throws {
    let run = try Program.run(["check", "/nonexistent"], environment: ["HOME": ""])
    #expect(run.text == "/nonexistent: error: there is no such file [file]\n")
  }
}
